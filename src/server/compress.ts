import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The content codings that we speak, the preferred one first. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A body that is made once and compressed when a coding is first asked for. */
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

/** Below this many bytes a coding saves less than its header costs. */
const WORTH_IT = 600;

/** How hard brotli tries: for what is made at every fill, and for what is made once per catalogue or build. */
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

/** Whether bodies of this media type get smaller by compression. */
export function compressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(type);
}

/** Makes a body of text or bytes; `hash` is what its bytes are known by, where that is known already. */
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
    compressible: compressible(type) && plain.byteLength >= WORTH_IT,
    as(coding) {
      const known = coded.get(coding);
      if (known) return known;
      const made = compress(coding, plain, quality);
      coded.set(coding, made);
      // What failed once may work the next time.
      made.catch(() => coded.delete(coding));
      return made;
    },
  };
}

/** Bytes of memory that the body takes with its codings, each of which is taken for a quarter of it. */
export function weight({ plain, compressible: coded }: Encoded): number {
  return Math.ceil(plain.byteLength * (coded ? 1.5 : 1));
}

/**
 * The coding that an Accept-Encoding header asks for, by its q-values and then by our preference
 * (RFC 9110 §12.5.3); null means the plain body, which is also the answer to a header that forbids it.
 */
export function chooseEncoding(header: string | null): Encoding | null {
  const wishes = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    const q = params.find((param) => param.startsWith("q="))?.slice(2);
    const value = q === undefined ? 1 : Number(q);
    if (name !== "") wishes.set(name, Number.isFinite(value) ? value : 0);
  }
  const wish = (name: string) => wishes.get(name) ?? wishes.get("*") ?? 0;
  const best = ENCODINGS.toSorted((a, b) => wish(b) - wish(a)).find((coding) => wish(coding) > 0) ?? null;
  const plain = wishes.get("identity") ?? 0;
  return best && wish(best) >= plain ? best : null;
}
