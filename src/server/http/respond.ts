import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Catalogue } from "../../domain/catalogue.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliDecompressAsync = promisify(brotliDecompress);
const gunzipAsync = promisify(gunzip);

/** The content codings that are supported, the preferred one first. */
const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A body that is compressed once, when a coding is first asked for. From then on the plain body is let go, as it takes
 * five times as much memory and hardly anyone asks for it: it is made anew of the compressed one.
 */
export type Encoded = {
  type: string;
  /** Hash of the plain body; the entity tag of a coding adds the coding's name. */
  hash: string;
  /** Bytes of the plain body. */
  size: number;
  /** Whether it is worth compressing at all. */
  compressible: boolean;
  /** The body in this coding, compressed once for all who ask for it; null is the plain one. */
  as(coding: Encoding | null): Promise<Bytes>;
  /** The same where nothing has to be made for it. */
  ready(coding: Encoding | null): Bytes | undefined;
  /** Compresses the body as densely as Brotli can, for those who ask for it from then on; its tag stays. */
  condense(): Promise<void>;
};

/** Below this many bytes compression saves less than its header costs. */
const MIN_COMPRESSED = 600;

/** Brotli's quality: for what is asked for first, and again. Between them a table of 2 to 32 MB is filled for a gain of 2 %. */
const BROTLI = { first: 5, densest: 11 } as const;

async function compress(coding: Encoding, plain: Bytes, quality: number = BROTLI.first): Promise<Bytes> {
  const compressed =
    coding === "gzip"
      ? await gzipAsync(plain, { level: 6 })
      : await brotliAsync(plain, {
          // A page fits into it. The engine keeps it until a full collection, and takes 64 KB unless told.
          chunkSize: 32 * 1024,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            // No larger than the body needs: the memory for it is new each time.
            [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(32 - Math.clz32(plain.byteLength), 16), 22),
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
          },
        });
  // What zlib gives is a part of a larger buffer, all of which would be cached.
  return new Uint8Array(compressed);
}

/** A body in a coding; null is the plain one. */
type Coded = { coding: Encoding | null; bytes: Bytes };

async function decompress({ coding, bytes }: Coded): Promise<Bytes> {
  if (coding === null) return bytes;
  return coding === "br" ? brotliDecompressAsync(bytes) : gunzipAsync(bytes);
}

function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(type);
}

/** Makes a body of text or bytes; `hash` identifies its content and `brotli` is its coding where these are known already. */
export function encode(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  { hash, brotli }: { hash?: string; brotli?: Bytes | undefined } = {},
): Encoded {
  const plain = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const size = plain.byteLength;
  /** What the others are made from. */
  let source: Coded = brotli ? { coding: "br", bytes: brotli } : { coding: null, bytes: plain };
  const ready = new Map<Encoding, Bytes>(brotli && [["br", brotli]]);
  const coded = new Map<Encoding, Promise<Bytes>>(brotli && [["br", Promise.resolve(brotli)]]);

  const make = async (coding: Encoding) => {
    const bytes = await compress(coding, await decompress(source));
    ready.set(coding, bytes);
    if (source.coding === null) source = { coding, bytes };
    return bytes;
  };
  return {
    type,
    hash: hash ?? createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    size,
    compressible: isCompressible(type) && (brotli !== undefined || size >= MIN_COMPRESSED),
    ready: (coding) =>
      source.coding === coding ? source.bytes : coding === null ? undefined : ready.get(coding),
    as(coding) {
      if (coding === null) return decompress(source);
      const known = coded.get(coding);
      if (known) return known;
      const made = make(coding);
      coded.set(coding, made);
      // A failure is not cached: the next request tries again.
      made.catch(() => coded.delete(coding));
      return made;
    },
    async condense() {
      const bytes = await compress("br", await decompress(source), BROTLI.densest);
      ready.set("br", bytes);
      coded.set("br", Promise.resolve(bytes));
      if (source.coding === "br") source = { coding: "br", bytes };
    },
  };
}

/**
 * The same of a text in pieces, compressed before it is returned, so that its plain bytes can be freed at once: as garbage they would
 * outlive the young generation, and with each page the next full collection would come nearer. For the same reason it is no
 * async function, which would hold the text while it waits.
 */
export function encodeCompressed(pieces: readonly string[], type: string): Promise<Encoded> {
  // Two thirds of what a TextEncoder takes; slow is a buffer of its own, which alone can be freed.
  const plain = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) end += plain.write(piece, end);
  const encoded = (brotli?: Bytes) => encode(plain, type, { brotli });
  if (plain.byteLength < MIN_COMPRESSED) return Promise.resolve(encoded());
  return compress("br", plain).then((brotli) => {
    const made = encoded(brotli);
    plain.buffer.transfer(0);
    return made;
  });
}

/**
 * Bytes of memory that the body takes with its codings: of what was compressed already both codings together are less
 * than 2.5 times the first one; of other bodies each is estimated at a quarter.
 */
export function memoryOf({ ready, compressible }: Encoded): number {
  const compressed = ready("br") ?? ready("gzip");
  if (compressed) return Math.ceil(compressed.byteLength * 2.5);
  return Math.ceil((ready(null)?.byteLength ?? 0) * (compressible ? 1.5 : 1));
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
      cached = { catalogue, encoded: encode(make(catalogue), type) };
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

/** What was chosen for the few headers that browsers send; they are read once. */
const chosen = new Map<string, Encoding | null>();
const MOST_CHOSEN = 100;

/** The coding in which who sends this Accept-Encoding gets a body; null where it is sent uncompressed. */
export function encodingOf(header: string | null | undefined, { compressible }: Encoded): Encoding | null {
  if (!compressible || !header) return null;
  const known = chosen.get(header);
  if (known !== undefined) return known;
  const coding = chooseEncoding(header);
  if (chosen.size < MOST_CHOSEN) chosen.set(header, coding);
  return coding;
}

/** The same of a request. */
export function encodingFor(request: Request, encoded: Encoded): Encoding | null {
  return encodingOf(request.headers.get("accept-encoding"), encoded);
}

/** Whether an If-None-Match header names this entity tag: lists, weak tags and `*` (RFC 9110 §13.1.2). */
export function matchesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag) return true;
  if (header.trim() === "*") return true;
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((candidate) => candidate.replace(/^W\//, "") === tag);
}

/** The strong entity tag of a body in a coding. */
export function tagOf({ hash }: Encoded, coding: Encoding | null): string {
  return `"${hash}${coding ? `-${coding}` : ""}"`;
}

type Headers = Record<string, string>;

/** The headers that a body has in common with the 304 in its place; statuses other than 200 carry no tag. */
export function sharedHeaders(encoded: Encoded, coding: Encoding | null, status = 200): Headers {
  return {
    ...(status === 200 && { etag: tagOf(encoded, coding) }),
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
  const coding = encodingFor(request, encoded);
  const shared = { ...headers, ...sharedHeaders(encoded, coding, status) };
  if (status === 200 && matchesTag(request.headers.get("if-none-match"), tagOf(encoded, coding))) {
    return new Response(null, { status: 304, headers: shared });
  }
  // Monitors and crawlers ask for the headers alone; the plain body would be made for nothing.
  const body = request.method === "HEAD" && coding === null ? null : await encoded.as(coding);
  const length = body?.byteLength ?? encoded.size;
  return new Response(body, { status, headers: { ...shared, ...bodyHeaders(encoded, coding, length) } });
}
