import { createHash } from "node:crypto";
import PQueue from "p-queue";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { type Bytes, type Coded, compress, decompress, type Encoding, gzip, QUALITY } from "./compression.ts";

/**
 * A body that is compressed once, when a coding is first asked for. From then on the plain body is let go, as it takes
 * five times as much memory and hardly anyone asks for it: it is made anew of the compressed one.
 */
export type Encoded = {
  type: string;
  /** Hash of the plain body. */
  hash: string;
  /** Bytes of the plain body. */
  size: number;
  /** Whether it is worth compressing at all. */
  compressible: boolean;
  /** The body in this coding, compressed once for all who ask for it; null is the plain one. */
  as(coding: Encoding | null): Promise<Bytes>;
  /** The same where nothing has to be made for it. */
  ready(coding: Encoding | null): Bytes | undefined;
  /**
   * Compresses the body as densely as Brotli can, in its turn and once, for those who ask for it from then on. It takes a
   * tenth to a fifth of the bytes away, and another thread 50 to 150 ms.
   */
  condense(): Promise<void>;
};

/** Below this many bytes compression saves less than its header costs. */
const MIN_COMPRESSED = 600;

/** Bytes of a plain body: of a smaller one there is less than a packet to save, and a larger one would take seconds. */
const CONDENSED = { least: 20_000, densest: 300_000 };

/** Whether bodies of this media type are worth compressing. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/.test(type);
}

const condensing = new PQueue({ concurrency: 1 });

/** Makes a body of text or bytes; `hash` identifies its content, and `coded` is its coding, where these are known already. */
export function encode(
  body: string | Bytes,
  type: string,
  { hash, coded }: { hash?: string; coded?: { coding: Encoding; bytes: Bytes } | undefined } = {},
): Encoded {
  const plain = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const size = plain.byteLength;
  /** What the others are made from. */
  let source: Coded = coded ?? { coding: null, bytes: plain };
  const ready = new Map<Encoding, Bytes>();
  const asked = new Map<Encoding, Promise<Bytes>>();
  const keep = (coding: Encoding, bytes: Bytes) => {
    ready.set(coding, bytes);
    asked.set(coding, Promise.resolve(bytes));
  };
  if (coded) keep(coded.coding, coded.bytes);
  // The build compresses as densely as the server.
  let condensed = coded?.coding === "br" || size < CONDENSED.least ? Promise.resolve() : null;

  const make = async (coding: Encoding) => {
    const bytes = await compress(coding, await decompress(source));
    ready.set(coding, bytes);
    if (source.coding === null) source = { coding, bytes };
    return bytes;
  };
  const condense = async () => {
    const quality = size > CONDENSED.densest ? QUALITY.quick : QUALITY.densest;
    const bytes = await compress("br", await decompress(source), quality);
    // Who takes no Brotli asks for it once more.
    ready.clear();
    asked.clear();
    keep("br", bytes);
    source = { coding: "br", bytes };
  };
  return {
    type,
    hash: hash ?? createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    size,
    compressible: isCompressible(type) && (coded !== undefined || size >= MIN_COMPRESSED),
    ready: (coding) =>
      source.coding === coding ? source.bytes : coding === null ? undefined : ready.get(coding),
    as(coding) {
      if (coding === null) return decompress(source);
      const known = asked.get(coding);
      if (known) return known;
      const made = make(coding);
      asked.set(coding, made);
      // A failure is not cached: the next request tries again.
      made.catch(() => asked.delete(coding));
      return made;
    },
    condense: () =>
      (condensed ??= condensing.add(condense).catch(() => {
        condensed = null;
      })),
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
  if (plain.byteLength < MIN_COMPRESSED) return Promise.resolve(encode(plain, type));
  return gzip(plain).then((bytes) => {
    const made = encode(plain, type, { coded: { coding: "gzip", bytes } });
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
