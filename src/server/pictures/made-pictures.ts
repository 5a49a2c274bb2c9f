import type { MediaFile } from "../../catalogue/picture-index.ts";
import { AppError } from "../errors.ts";
import { createSharedCache } from "../shared-cache.ts";
import { createWorkQueue } from "../work-queue.ts";
import { encodePicture, type Order, RECIPE_HASH } from "./encode-picture.ts";
import type { PictureCache } from "./picture-cache.ts";

/** Bytes of made pictures that are held in memory: about two thousand plates. */
const IN_MEMORY = 16 * 1024 * 1024;

/** Few encodings at a time, on machines of two processors that also render pages; a screen's pictures may wait. */
const ENCODING = { concurrency: 2, waiting: { first: 100, later: 20 } };

/** A master up to this many bytes is its own picture in its own width and format. */
const SMALL = 64 * 1024;

/** How long a picture that couldn't be opened is left alone, in milliseconds. */
const TRY_AGAIN_AFTER = 60_000;

/** Pictures made of masters, each once. */
export type MadePictures = {
  /**
   * The picture's bytes. Throws `damaged_picture` when the master's can't be read as one, `overloaded` when too
   * many are waiting to be made, and `request_closed` when the signal is aborted before its turn.
   */
  make(
    master: MediaFile,
    bytes: () => Promise<Uint8Array>,
    order: Order,
    signal?: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Throws `damaged_picture`, and says so once for this content. */
  refuse(master: MediaFile): never;
  /** Deletes from the disk what is made of none of these masters. */
  sweep(masters: readonly MediaFile[]): Promise<void>;
};

/** The name of a made picture among all: what it is made of, how large, by which recipe, as what. */
export function cacheName(hash: string, order: Order): string {
  return order.kind === "share"
    ? `${hash}-share-${RECIPE_HASH}.jpg`
    : `${hash}-${order.width}-${RECIPE_HASH}.${order.format}`;
}

function isAlready({ name, size, bytes }: MediaFile, order: Order): boolean {
  if (order.kind !== "width" || bytes > SMALL) return false;
  return size !== null && size.width <= order.width && name.toLowerCase().endsWith(`.${order.format}`);
}

/** Keeps made pictures in memory and on disk; who asks for one that is being made waits for the same. */
export function createMadePictures(
  cache: PictureCache,
  onDamaged: (name: string, error: unknown) => void,
  encode: typeof encodePicture = encodePicture,
): MadePictures {
  const inMemory = createSharedCache<Uint8Array<ArrayBuffer>>({
    maxBytes: IN_MEMORY,
    bytesOf: (bytes) => bytes.byteLength,
  });
  const work = createWorkQueue(ENCODING);
  const damagedAt = new Map<string, number>();

  const refuse = ({ name, hash }: MediaFile, error: unknown = null): never => {
    if (!damagedAt.has(hash)) onDamaged(name, error);
    damagedAt.set(hash, performance.now());
    throw new AppError("damaged_picture");
  };

  const readOrEncode = async (
    master: MediaFile,
    bytes: () => Promise<Uint8Array>,
    order: Order,
    signal: AbortSignal,
  ) => {
    const name = cacheName(master.hash, order);
    const onDisk = await cache.read(name);
    if (onDisk) return onDisk;
    if (isAlready(master, order)) return Uint8Array.from(await bytes());
    const encodeNow = async () => {
      const source = await bytes();
      return encode(source, order).catch((error: unknown) => refuse(master, error));
    };
    const made = await work.run(encodeNow, { priority: "first", signal });
    await cache.write(name, made);
    return made;
  };

  return {
    refuse: (master) => refuse(master),
    async make(master, bytes, order, signal) {
      if (master.size === null) return refuse(master);
      // What can't be opened once is not tried again for every visitor.
      const failed = damagedAt.get(master.hash);
      if (failed !== undefined && performance.now() - failed < TRY_AGAIN_AFTER) {
        throw new AppError("damaged_picture");
      }
      return inMemory.get(
        cacheName(master.hash, order),
        (abandoned) => readOrEncode(master, bytes, order, abandoned),
        signal,
      );
    },

    async sweep(masters) {
      const hashes = new Set(masters.map(({ hash }) => hash));
      await cache.sweep((name) => {
        const [, hash, recipe] = /^([0-9a-f]+)-\w+-([0-9a-f]+)\.\w+$/.exec(name) ?? [];
        return hash !== undefined && hashes.has(hash) && recipe === RECIPE_HASH;
      });
    },
  };
}
