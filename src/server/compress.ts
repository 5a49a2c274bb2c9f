import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The content codings that we speak, the preferred one first. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A body made once, in every coding that callers may ask for. */
export type Encoded = {
  type: string;
  /** Hash of the plain body; the entity tag of a coding adds the coding's name. */
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  coded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/** Below this many bytes a coding saves less than its header costs. */
const WORTH_IT = 600;

/** How hard brotli tries: for what is made at every fill, and for what is made once per catalogue or build. */
export const BROTLI = { page: 5, lasting: 9 } as const;

function brotliOf(plain: Uint8Array, quality: number) {
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

/** Makes the body in the given codings (none when it is tiny or compressed already). */
export async function encode(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  { quality, only = ENCODINGS }: { quality: number; only?: readonly Encoding[] },
): Promise<Encoded> {
  const plain = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const encoded: Encoded = {
    type,
    hash: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    plain,
    coded: {},
  };
  if (!compressible(type) || plain.byteLength < WORTH_IT) return encoded;
  if (only.includes("br")) encoded.coded.br = await brotliOf(plain, quality);
  if (only.includes("gzip")) encoded.coded.gzip = await gzipAsync(plain, { level: 6 });
  return encoded;
}

/** How many bytes of memory the body holds in all its codings. */
export function weight({ plain, coded }: Encoded): number {
  return plain.byteLength + ENCODINGS.reduce((sum, coding) => sum + (coded[coding]?.byteLength ?? 0), 0);
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
