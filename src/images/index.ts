import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import sharp from "sharp";
import { contentHash, type FolderIndex, type ListedFile, openFolderIndex } from "../files/folder-index.ts";
import {
  fileNameOf,
  NOT_FOUND_PICTURE,
  type PixelSize,
  unescaped,
  versionedUrl,
  versionOf,
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

/** A file of an image folder as it was at the last refresh. */
export type MediaFile = ListedFile & {
  kind: MediaKind;
  hash: string;
  /** As a viewer shows it; null for a damaged or too large image, and for all that is no raster image. */
  size: PixelSize | null;
};

/** The files of the image folders in memory. */
export type ImageIndex = FolderIndex<MediaFile> & {
  /** The raster image with this name but for its ending; where several share it, the one of this version. */
  withStem(stem: string, version: string | null): MediaFile | null;
  /** The versioned URL, or the given one where it names no intact file of ours. */
  versioned(imageUrl: string | null): string | null;
  /** The versioned URLs, by name, of the files that pages use themselves. */
  siteMedia(): Record<string, string>;
};

/** What pages use themselves: the banner images, the home page's film, the partners' wordmarks, and a sign. */
const isSiteMedia = (name: string) => /^(?:scenes|hero|wordmarks)\//.test(name) || name === NOT_FOUND_PICTURE;

const kindOf = (name: string) => KINDS.get(extname(name).toLowerCase());

/** Opens the folders; where several have a file of the same name, that of the first is used. */
export async function openImageIndex(folders: readonly string[]): Promise<ImageIndex> {
  const files = await openFolderIndex(folders, {
    isWanted: (name) => kindOf(name) !== undefined,
    read: readMedia,
  });
  let stems = { version: -1, byStem: new Map<string, MediaFile[]>() };
  const alike = (stem: string) => {
    if (stems.version !== files.version()) {
      const raster = files.all().filter(({ kind }) => kind === "raster");
      const byStem = Map.groupBy(raster, ({ name }) => name.replace(/\.[^./]*$/, ""));
      stems = { version: files.version(), byStem };
    }
    return stems.byStem.get(stem) ?? [];
  };
  return {
    ...files,
    withStem: (stem, version) =>
      alike(stem).find(({ hash }) => versionOf(hash) === version) ?? alike(stem)[0] ?? null,
    versioned(imageUrl) {
      const name = imageUrl === null ? null : fileNameOf(imageUrl);
      if (name === null) return imageUrl;
      const media = files.get(name) ?? files.get(unescaped(name) ?? "");
      return media && isIntact(media) ? versionedUrl(media.name, media.hash, media.size) : imageUrl;
    },
    siteMedia() {
      const media = files.all().filter((each) => isSiteMedia(each.name) && isIntact(each));
      return Object.fromEntries(
        media.map(({ name, hash, size }) => [name, versionedUrl(name, hash, size)] as const),
      );
    },
  };
}

/** Null for a file that can't be read. */
async function readMedia(listed: ListedFile): Promise<MediaFile | null> {
  const bytes = await readFile(listed.file).catch(() => null);
  const kind = kindOf(listed.name);
  if (bytes === null || kind === undefined) return null;
  return {
    ...listed,
    kind,
    hash: contentHash(bytes),
    size: kind === "raster" ? await pixelSize(bytes) : null,
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

/** Whether a browser can show it, as far as the index tells: only raster images are decoded. */
export function isIntact({ kind, size }: Pick<MediaFile, "kind" | "size">): boolean {
  return kind !== "raster" || size !== null;
}
