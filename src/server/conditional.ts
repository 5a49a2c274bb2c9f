import { chooseEncoding, compressible, type Encoded, type Encoding } from "./compress.ts";

/** Whether an If-None-Match header names this entity tag: lists, weak tags and `*` (RFC 9110 §13.1.2). */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((candidate) => candidate.replace(/^W\//, "") === tag);
}

/** The coding in which this caller gets a body; null where it is sent as it is. */
export function codingFor(request: Request, { compressible: worthIt }: Encoded): Encoding | null {
  return worthIt ? chooseEncoding(request.headers.get("accept-encoding")) : null;
}

/**
 * Answers a body in the coding that the caller prefers, with its strong entity tag, or 304 when the caller has it
 * already. A 200 only; other statuses carry no tag.
 */
export async function answer(
  request: Request,
  encoded: Encoded,
  { headers = {}, status = 200 }: { headers?: Record<string, string>; status?: number } = {},
): Promise<Response> {
  const coding = codingFor(request, encoded);
  const tag = `"${encoded.hash}${coding ? `-${coding}` : ""}"`;
  const shared = {
    ...headers,
    ...(status === 200 && { etag: tag }),
    ...(compressible(encoded.type) && { vary: "Accept-Encoding" }),
  };
  if (status === 200 && matchesTag(request.headers.get("if-none-match"), tag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const body = coding ? await encoded.as(coding) : encoded.plain;
  return new Response(body, {
    status,
    headers: {
      ...shared,
      "content-type": encoded.type,
      "content-length": String(body.byteLength),
      ...(coding && { "content-encoding": coding }),
    },
  });
}
