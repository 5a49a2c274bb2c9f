import { type Encoding, ENCODINGS } from "./compression.ts";
import { type Encoded, isCompressible } from "./encoded.ts";

/**
 * The codings that an Accept-Encoding header allows, by its q-values and then by our preference (RFC 9110 §12.5.3). None
 * means the plain body, which is also sent where the header forbids it.
 */
export function acceptedEncodings(header: string | null): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    const q = params.find((param) => param.startsWith("q="))?.slice(2);
    const value = q === undefined ? 1 : Number(q);
    if (name !== "") weights.set(name, Number.isFinite(value) ? value : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const least = weights.get("identity") ?? 0;
  return ENCODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= least).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
}

/** What was read from the few headers that browsers send. */
const known = new Map<string, Encoding[]>();
const MOST_KNOWN = 100;

function accepted(header: string | null | undefined): Encoding[] {
  if (!header) return [];
  const found = known.get(header);
  if (found) return found;
  const read = acceptedEncodings(header);
  if (known.size < MOST_KNOWN) known.set(header, read);
  return read;
}

/**
 * The coding in which who sends this Accept-Encoding gets a body: what there is of those that it allows, and before that
 * gzip, which costs the least to make. Null where it is sent uncompressed.
 */
export function encodingOf(
  header: string | null | undefined,
  { compressible, ready }: Encoded,
): Encoding | null {
  if (!compressible) return null;
  const codings = accepted(header);
  return codings.find(ready) ?? codings.find((coding) => coding === "gzip") ?? codings[0] ?? null;
}

/** Whether an If-None-Match header names this entity tag: lists, weak tags and `*` (RFC 9110 §13.1.2). */
export function matchesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header.trim() === "*") return true;
  const opaque = (each: string) => each.replace(/^W\//, "");
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((candidate) => opaque(candidate) === opaque(tag));
}

/** The entity tag of a body. It is a weak one: the same body comes in different codings, also to the same client. */
export function tagOf({ hash }: Encoded): string {
  return `W/"${hash}"`;
}

const sent = new WeakSet<Encoded>();

/**
 * Has what is sent again in another coding, to somebody who takes Brotli, compressed as densely as that can for those who come
 * later. Searches are left out: few ask for the same, and anyone can make up any number of them.
 */
export function noteSent(
  url: string,
  header: string | null | undefined,
  encoded: Encoded,
  coding: Encoding | null,
): void {
  if (coding === "br" || !encoded.compressible || url.includes("?")) return;
  if (!accepted(header).includes("br")) return;
  if (sent.has(encoded)) void encoded.condense();
  else sent.add(encoded);
}

type Headers = Record<string, string>;

/** The headers that a body has in common with the 304 in its place; statuses other than 200 carry no tag. */
export function sharedHeaders(encoded: Encoded, status = 200): Headers {
  return {
    ...(status === 200 && { etag: tagOf(encoded) }),
    ...(isCompressible(encoded.type) && { vary: "Accept-Encoding" }),
  };
}

/** The headers that only come with the body. */
export function bodyHeaders({ type }: Encoded, coding: Encoding | null, length: number): Headers {
  return {
    "content-type": type,
    "content-length": String(length),
    ...(coding && { "content-encoding": coding }),
  };
}

/** Sends a body in the coding that the request prefers, or 304 when the client has it already. */
export async function respond(
  request: Request,
  encoded: Encoded,
  { headers = {}, status = 200 }: { headers?: Headers; status?: number } = {},
): Promise<Response> {
  const accepts = request.headers.get("accept-encoding");
  const coding = encodingOf(accepts, encoded);
  const shared = { ...headers, ...sharedHeaders(encoded, status) };
  if (status === 200 && matchesTag(request.headers.get("if-none-match"), tagOf(encoded))) {
    return new Response(null, { status: 304, headers: shared });
  }
  // Monitors and crawlers ask for the headers alone; the plain body would be made for nothing.
  const body = request.method === "HEAD" && coding === null ? null : await encoded.as(coding);
  noteSent(request.url, accepts, encoded, coding);
  const length = body?.byteLength ?? encoded.size;
  return new Response(body, { status, headers: { ...shared, ...bodyHeaders(encoded, coding, length) } });
}
