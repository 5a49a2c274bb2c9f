import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createGzip, type Gzip, gunzip } from "node:zlib";
import PQueue from "p-queue";

declare module "node:zlib" {
  interface Gzip {
    /** All engines but Brotli's have it; the types name it for some alone. */
    reset(): void;
  }
}

const brotliAsync = promisify(brotliCompress);
const brotliDecompressAsync = promisify(brotliDecompress);
const gunzipAsync = promisify(gunzip);

/** The content codings that are supported, the denser one first. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** A body in a coding; null is the plain one. */
export type Coded = { coding: Encoding | null; bytes: Bytes };

/** Brotli's quality. From 5 on it fills a table of 2 to 32 MB for a gain of 2 %, until at 11 there is one of 10 % and more. */
export const QUALITY = { quick: 5, densest: 11 };

/** Bytes that an engine writes at a time: a page. Unless told it takes 64 KB, and keeps them until a full collection. */
const CHUNK = 32 * 1024;

const brotli = (plain: Bytes, quality: number) =>
  brotliAsync(plain, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(32 - Math.clz32(plain.byteLength), 16), 22),
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });

/**
 * Compresses one body after the other with the same engine. One that is made for each body, above all Brotli's, takes its memory
 * from the system each time, which costs more than the compression itself.
 */
function createGzipper(): (plain: Bytes) => Promise<Bytes> {
  const queue = new PQueue({ concurrency: 1 });
  let kept: Gzip | null = null;
  const compressNow = (plain: Bytes) =>
    new Promise<Bytes>((resolve, reject) => {
      const engine = (kept ??= createGzip({ level: 6, chunkSize: CHUNK }));
      const parts: Buffer[] = [];
      const collect = (part: Buffer) => parts.push(part);
      const fail = (error: Error) => {
        kept = null;
        reject(error);
      };
      engine.on("data", collect).once("error", fail);
      engine.write(plain);
      engine.flush(constants.Z_FINISH, () => {
        engine.off("data", collect).off("error", fail).reset();
        // The parts stand in a larger buffer, all of which would be cached.
        resolve(new Uint8Array(Buffer.concat(parts)));
      });
    });
  return (plain) => queue.add(() => compressNow(plain));
}

export const gzip = createGzipper();

export async function compress(
  coding: Encoding,
  plain: Bytes,
  quality: number = QUALITY.quick,
): Promise<Bytes> {
  if (coding === "gzip") return gzip(plain);
  return new Uint8Array(await brotli(plain, quality));
}

export async function decompress({ coding, bytes }: Coded): Promise<Bytes> {
  if (coding === null) return bytes;
  return coding === "br" ? brotliDecompressAsync(bytes) : gunzipAsync(bytes);
}
