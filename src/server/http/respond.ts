import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Catalogue } from "../../domain/catalogue.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The content codings that are supported, the preferred one first. */
const ENCODINGS = ["br", "gzip"] as const;

type Encoding = (typeof ENCODINGS)[number];

/** A body that is compressed once, when a coding is first asked for. */
export type Encoded = {
  type: string;
  /** Hash of the plain body; the entity tag of a coding adds the coding's name. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  /** Whether it is worth compressing at all. */
  compressible: boolean;
  /** The body in this coding, compressed once for all who ask for it. */
  as(coding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
};

/** Below this many bytes compression saves less than its header costs. */
const MIN_COMPRESSED = 600;

/** Brotli's quality: for what is made at every request, and for what is made once per catalogue or build. */
export const BROTLI = { page: 5, lasting: 9 } as const;

function compress(coding: Encoding, plain: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === "gzip") return gzipAsync(plain, { level: 6 });
  return brotliAsync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}

function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(type);
}

/** Makes a body of text or bytes; `hash` identifies its content where that is known already. */
export function encode(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  { quality, hash }: { quality: number; hash?: string },
): Encoded {
  const plain = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const coded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    hash: hash ?? createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    plain,
    compressible: isCompressible(type) && plain.byteLength >= MIN_COMPRESSED,
    as(coding) {
      const known = coded.get(coding);
      if (known) return known;
      const compressed = compress(coding, plain, quality);
      coded.set(coding, compressed);
      // A failure is not cached: the next request tries again.
      compressed.catch(() => coded.delete(coding));
      return compressed;
    },
  };
}

/** Bytes of memory that the body takes with its codings, each of which is estimated at a quarter of it. */
export function memoryOf({ plain, compressible }: Encoded): number {
  return Math.ceil(plain.byteLength * (compressible ? 1.5 : 1));
}

/** A body made from the catalogue, once per version of it. A failure is not cached. */
export function memoizeByVersion(
  source: CatalogueSource,
  type: string,
  make: (catalogue: Catalogue) => string,
): () => Encoded {
  let cached: { catalogue: Catalogue; encoded: Encoded } | null = null;
  return () => {
    const catalogue = source.current();
    if (cached?.catalogue !== catalogue) {
      cached = { catalogue, encoded: encode(make(catalogue), type, { quality: BROTLI.lasting }) };
    }
    return cached.encoded;
  };
}

/**
 * The coding that an Accept-Encoding header asks for, by its q-values and then by our preference
 * (RFC 9110 §12.5.3); null means the plain body, which is also sent where the header forbids it.
 */
export function chooseEncoding(header: string | null): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    const q = params.find((param) => param.startsWith("q="))?.slice(2);
    const value = q === undefined ? 1 : Number(q);
    if (name !== "") weights.set(name, Number.isFinite(value) ? value : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const best =
    ENCODINGS.toSorted((a, b) => weightOf(b) - weightOf(a)).find((coding) => weightOf(coding) > 0) ?? null;
  return best && weightOf(best) >= (weights.get("identity") ?? 0) ? best : null;
}

/** The coding in which this request gets a body; null where it is sent uncompressed. */
export function encodingFor(request: Request, { compressible }: Encoded): Encoding | null {
  return compressible ? chooseEncoding(request.headers.get("accept-encoding")) : null;
}

/** Whether an If-None-Match header names this entity tag: lists, weak tags and `*` (RFC 9110 §13.1.2). */
export function matchesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((candidate) => candidate.replace(/^W\//, "") === tag);
}

/**
 * Sends a body in the coding that the request prefers, with its strong entity tag, or 304 when the client has it
 * already. Statuses other than 200 carry no tag.
 */
export async function respond(
  request: Request,
  encoded: Encoded,
  { headers = {}, status = 200 }: { headers?: Record<string, string>; status?: number } = {},
): Promise<Response> {
  const coding = encodingFor(request, encoded);
  const tag = `"${encoded.hash}${coding ? `-${coding}` : ""}"`;
  const shared = {
    ...headers,
    ...(status === 200 && { etag: tag }),
    ...(isCompressible(encoded.type) && { vary: "Accept-Encoding" }),
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
