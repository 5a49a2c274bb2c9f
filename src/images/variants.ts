import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PixelSize, Variant } from "../urls/images.ts";
import { readUnchanged } from "../files/folder-index.ts";
import { type Bytes, type ENCODER, neededWidth, SETTINGS_HASH } from "./encode.ts";
import type { MediaFile } from "./index.ts";

/** An original up to this many bytes is its own variant in its own width and format: the studio's are. */
const SMALL = 150 * 1024;

/** How long an image that couldn't be decoded is not tried again, in milliseconds. */
const RETRY_AFTER = 60_000;

/** The image can't be decoded. */
export class DamagedImageError extends Error {
  override readonly name = "DamagedImageError";
}

/** Variants of originals, each generated once. */
export type Variants = {
  /**
   * The variant and its name in the caches, which is another for other bytes. Throws {@link DamagedImageError},
   * `FileChangedError`, and what `memory` and `limit` throw.
   */
  get(original: MediaFile, variant: Variant, signal?: AbortSignal): Promise<{ name: string; bytes: Bytes }>;
  /** Generates those that are not on disk yet, of one reading of the original. Throws what `get` throws. */
  prepare(original: MediaFile, widths: readonly Sized[]): Promise<void>;
  /** Logs the damage once for this content, and throws {@link DamagedImageError}. */
  reportDamaged(original: MediaFile): never;
  /** Deletes from the disk what isn't generated of one of these originals with today's settings. */
  prune(originals: readonly MediaFile[]): Promise<void>;
};

type Sized = Exclude<Variant, "share">;

export type VariantOptions = {
  /** Where variants are cached; made with the first of them. */
  folder: string;
  /** Gives a cached value, or makes it once for all who wait; its signal is aborted when all of them have gone. */
  memory: {
    get(key: string, make: (abandoned: AbortSignal) => Promise<Bytes>, signal?: AbortSignal): Promise<Bytes>;
  };
  /**
   * Runs little work at a time, in order, and work of one name in one process at a time; rejects when too much waits,
   * and when the signal is aborted before its turn.
   */
  limit(name: string, work: () => Promise<Bytes>, signal?: AbortSignal): Promise<Bytes>;
  onDamaged(name: string, error: unknown): void;
  /** Called for the first write that fails after one that didn't. */
  onWriteError(error: unknown): void;
  encoder: typeof ENCODER;
  /** Given by tests. */
  read?: typeof readUnchanged;
};

/** Caches variants in the memory that is given and on disk; what is damaged is not tried again for a minute. */
export function openVariants(options: VariantOptions): Variants {
  const { folder, memory, limit, onDamaged, onWriteError, encoder, read = readUnchanged } = options;
  const damagedAt = new Map<string, number>();
  let failing = false;

  const reportDamaged = ({ name, hash }: MediaFile, error: unknown = null): never => {
    if (!damagedAt.has(hash)) onDamaged(name, error);
    damagedAt.set(hash, performance.now());
    throw new DamagedImageError();
  };

  /** A disk that is full or read-only only costs encoding the image again. */
  const write = async (name: string, bytes: Bytes) => {
    const unfinished = join(folder, `${name}.${randomUUID()}.half`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes);
      // Atomic: no reader sees half an image, and two processes may write the same one.
      await rename(unfinished, join(folder, name));
      failing = false;
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (!failing) onWriteError(error);
      failing = true;
    }
  };

  const readCached = (name: string) => readFile(join(folder, name)).catch(() => null);

  const encodeInTurn = (name: string, encode: () => Promise<Bytes>, abandoned?: AbortSignal) =>
    limit(
      name,
      async () => {
        // Another process may have made it while this one waited.
        const made = await readCached(name);
        if (made) return made;
        const encoded = await encode();
        await write(name, encoded);
        return encoded;
      },
      abandoned,
    );

  const readOrEncode = async (
    original: MediaFile,
    variant: Variant,
    name: string,
    abandoned: AbortSignal,
  ) => {
    const cached = await readCached(name);
    if (cached) return cached;
    if (isOwnVariant(original, variant)) return read(original);
    const encode = async () => {
      const bytes = await read(original);
      return encoder.encodeVariant(bytes, variant).catch((error: unknown) => reportDamaged(original, error));
    };
    return encodeInTurn(name, encode, abandoned);
  };

  return {
    reportDamaged: (original) => reportDamaged(original),

    async prepare(original, asked) {
      const { size, hash } = original;
      if (size === null || damagedAt.has(hash)) return;
      const missing = new Map<string, Sized>();
      for (const each of asked) {
        const variant = { ...each, width: neededWidth(each.width, size.width) };
        const name = cacheName(hash, variant);
        const isThere = isOwnVariant(original, variant) || (await stat(join(folder, name)).catch(() => null));
        if (!isThere) missing.set(name, variant);
      }
      const [widest] = [...missing.values()].toSorted((a, b) => b.width - a.width);
      if (!widest) return;
      const isDamaged = (error: unknown) => reportDamaged(original, error);
      // Each in a turn of its own, so that a visitor's comes between them.
      const reduced = await limit(hash, async () => {
        const bytes = await read(original);
        return encoder.reduceOriginal(bytes, widest.width).catch(isDamaged);
      });
      for (const [name, variant] of missing) {
        await encodeInTurn(name, () => encoder.encodeVariant(reduced, variant).catch(isDamaged));
      }
    },

    async get(original, asked, signal) {
      const { size, hash } = original;
      if (size === null) return reportDamaged(original);
      // An image that can't be decoded is not tried again for every visitor.
      const failedAt = damagedAt.get(hash);
      if (failedAt !== undefined && performance.now() - failedAt < RETRY_AFTER) throw new DamagedImageError();
      const variant = neededVariant(asked, size);
      const name = cacheName(hash, variant);
      const make = (abandoned: AbortSignal) => readOrEncode(original, variant, name, abandoned);
      return { name, bytes: await memory.get(name, make, signal) };
    },

    async prune(originals) {
      const hashes = new Set(originals.map(({ hash }) => hash));
      for (const name of await readdir(folder).catch(() => [])) {
        const [, hash = "", settings] = /^([0-9a-f]+)-\w+-([0-9a-f]+)\.\w+$/.exec(name) ?? [];
        if (hashes.has(hash) && settings === SETTINGS_HASH) continue;
        await rm(join(folder, name), { force: true }).catch(() => undefined);
      }
    },
  };
}

function neededVariant(asked: Variant, { width }: PixelSize): Variant {
  return asked === "share" ? asked : { ...asked, width: neededWidth(asked.width, width) };
}

/** Content, size, settings and format of a variant. */
function cacheName(hash: string, variant: Variant): string {
  return variant === "share"
    ? `${hash}-share-${SETTINGS_HASH}.jpg`
    : `${hash}-${variant.width}-${SETTINGS_HASH}.${variant.format}`;
}

function isOwnVariant({ name, size, bytes }: MediaFile, variant: Variant): boolean {
  if (variant === "share" || bytes > SMALL || size === null) return false;
  return size.width <= variant.width && name.toLowerCase().endsWith(`.${variant.format}`);
}
