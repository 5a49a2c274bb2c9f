import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Pictures that were made once, in a folder on disk. */
export type PictureCache = {
  /** The bytes under this name, or null. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps them; a disk that is full or read-only costs only the making of the picture once more. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes what is of no use any more, and what a killed process left half-written. */
  sweep(useful: (name: string) => boolean): Promise<void>;
};

/** Opens the folder, which is made when there is something to keep. `onError` hears of the first failed write. */
export function openPictureCache(folder: string, onError: (error: unknown) => void): PictureCache {
  let failing = false;

  return {
    async read(name) {
      return readFile(join(folder, name)).then(
        (bytes) => Uint8Array.from(bytes),
        () => null,
      );
    },

    async write(name, bytes) {
      const half = join(folder, `${name}.${randomUUID()}.half`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(half, bytes);
        // Nobody ever reads a half-written picture, and two processes may write the same one.
        await rename(half, join(folder, name));
        failing = false;
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined);
        if (!failing) onError(error);
        failing = true;
      }
    },

    async sweep(useful) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (!useful(name)) await rm(join(folder, name), { force: true }).catch(() => undefined);
      }
    },
  };
}
