import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import PQueue from "p-queue";
import sharp from "sharp";
import {
  fileNameOf,
  HASH_LENGTH,
  NOT_FOUND_PICTURE,
  type PixelSize,
  unescaped,
  versionedUrl,
} from "../urls/images.ts";

/** Pixels that an image may have; decoding more would take the memory of the whole server. */
export const MAX_PIXELS = 50_000_000;

/** Variants are generated of raster images; the others are served as they are. */
type MediaKind = "raster" | "svg" | "video";

/** The files that are served, by their endings. */
const KINDS: ReadonlyMap<string, MediaKind> = new Map([
  [".avif", "raster"],
  [".webp", "raster"],
  [".jpg", "raster"],
  [".jpeg", "raster"],
  [".png", "raster"],
  [".svg", "svg"],
  [".webm", "video"],
  [".mp4", "video"],
]);

type ListedFile = {
  /** Path below its folder, separated by slashes: its name in URLs. */
  name: string;
  file: string;
  kind: MediaKind;
  bytes: number;
  mtimeMs: number;
};

/** A file of an image folder as it was at the last refresh. */
export type MediaFile = ListedFile & {
  hash: string;
  /** As a viewer shows it; null for a damaged or too large image, and for all that is no raster image. */
  size: PixelSize | null;
};

/** The files of the image folders in memory; URLs are looked up here and never made into paths. */
export type ImageIndex = {
  get(name: string): MediaFile | null;
  /** The raster image with this name but for its ending; where several share it, the one with this hash. */
  withStem(stem: string, hash: string | null): MediaFile | null;
  all(): readonly MediaFile[];
  /** The versioned URL, or the given one where it names no intact file of ours. */
  versioned(imageUrl: string | null): string | null;
  /** The versioned URLs, by name, of the files that pages use themselves. */
  siteMedia(): Record<string, string>;
  /** Reads the folders again; all who call it meanwhile share one reading. */
  refresh(): Promise<void>;
  /** Changes with each refresh that found a change. */
  version(): number;
};

/** What pages use themselves: the banner images, the home page's film, the partners' wordmarks, and a sign. */
const isSiteMedia = (name: string) => /^(?:scenes|hero|wordmarks)\//.test(name) || name === NOT_FOUND_PICTURE;

/** Files that are read at a time, so that a large folder takes neither all memory nor all file handles. */
const READ_AT_ONCE = 16;

/** A file's content hash as it stands in URLs. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
}

/** Opens the folders; where several have a file of the same name, that of the first is used. */
export async function openImageIndex(folders: readonly string[]): Promise<ImageIndex> {
  let byName = new Map<string, MediaFile>();
  let byStem = new Map<string, MediaFile[]>();
  let version = 0;
  let refreshing: Promise<void> | null = null;

  const knownAs = (listed: ListedFile): MediaFile | null => {
    const known = byName.get(listed.name);
    const same =
      known?.file === listed.file && known.bytes === listed.bytes && known.mtimeMs === listed.mtimeMs;
    return same ? known : null;
  };

  const read = async () => {
    const listed = new Map<string, ListedFile>();
    for (const folder of folders) {
      for (const each of await listFiles(folder)) if (!listed.has(each.name)) listed.set(each.name, each);
    }
    const reading = new PQueue({ concurrency: READ_AT_ONCE });
    const files = await Promise.all(
      [...listed.values()].map((each) => knownAs(each) ?? reading.add(() => readMedia(each))),
    );
    const found = files.filter((each) => each !== null).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    if (found.length === byName.size && found.every((each) => byName.get(each.name) === each)) return;
    byName = new Map(found.map((each) => [each.name, each]));
    byStem = Map.groupBy(
      found.filter(({ kind }) => kind === "raster"),
      ({ name }) => name.replace(/\.[^./]*$/, ""),
    );
    version += 1;
  };

  const index: ImageIndex = {
    get: (name) => byName.get(name) ?? null,
    withStem(stem, hash) {
      const alike = byStem.get(stem) ?? [];
      return alike.find((each) => each.hash === hash) ?? alike[0] ?? null;
    },
    all: () => [...byName.values()],
    versioned(imageUrl) {
      const name = imageUrl === null ? null : fileNameOf(imageUrl);
      if (name === null) return imageUrl;
      const media = byName.get(name) ?? byName.get(unescaped(name) ?? "");
      return media && isIntact(media) ? versionedUrl(media.name, media.hash, media.size) : imageUrl;
    },
    siteMedia() {
      const files = [...byName.values()].filter((media) => isSiteMedia(media.name) && isIntact(media));
      return Object.fromEntries(
        files.map(({ name, hash, size }) => [name, versionedUrl(name, hash, size)] as const),
      );
    },
    refresh() {
      refreshing ??= read().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    version: () => version,
  };
  await index.refresh();
  return index;
}

async function listFiles(folder: string): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.map(async (entry): Promise<ListedFile | null> => {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join("/");
    const kind = KINDS.get(extname(name).toLowerCase());
    if (!entry.isFile() || kind === undefined || /(?:^|\/)\./.test(name)) return null;
    // A file may be deleted between the listing and this.
    const stats = await stat(file).catch(() => null);
    return stats && { name, file, kind, bytes: stats.size, mtimeMs: stats.mtimeMs };
  });
  return (await Promise.all(files)).filter((each) => each !== null);
}

/** Null for a file that can't be read. */
async function readMedia(listed: ListedFile): Promise<MediaFile | null> {
  const bytes = await readFile(listed.file).catch(() => null);
  if (bytes === null) return null;
  return {
    ...listed,
    hash: contentHash(bytes),
    size: listed.kind === "raster" ? await pixelSize(bytes) : null,
  };
}

async function pixelSize(bytes: Uint8Array): Promise<PixelSize | null> {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    return width * height <= MAX_PIXELS ? { width, height } : null;
  } catch {
    // sharp's errors are many and only say that it can't be read.
    return null;
  }
}

/** A file was replaced or deleted after the last refresh of the index. */
export class FileChangedError extends Error {
  override readonly name = "FileChangedError";
}

/** The bytes that the index's hash is of. Throws {@link FileChangedError}. */
export async function readUnchanged({ file, hash }: MediaFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || contentHash(bytes) !== hash) throw new FileChangedError();
  return bytes;
}

/** The same as a blob, which is read while it is sent. Throws {@link FileChangedError}. */
export async function openUnchanged({ file, bytes, mtimeMs }: MediaFile): Promise<Blob> {
  try {
    const blob = await openAsBlob(file);
    // In this order: a blob can't be read once the file is no longer the one that it was opened with.
    const stats = await stat(file);
    if (stats.size === bytes && stats.mtimeMs === mtimeMs) return blob;
  } catch {
    // It was deleted.
  }
  throw new FileChangedError();
}

/** Whether a browser can show it, as far as the index tells: only raster images are decoded. */
export function isIntact({ kind, size }: Pick<MediaFile, "kind" | "size">): boolean {
  return kind !== "raster" || size !== null;
}
