import { type ImagePath, readImagePath, versionOf } from "../urls/images.ts";
import type { Bytes } from "./encode.ts";
import { FileChangedError, openUnchanged, readUnchanged } from "../files/folder-index.ts";
import { type ImageIndex, isIntact, type MediaFile } from "./index.ts";
import { uploadedName } from "./keep-picture.ts";
import type { Variants } from "./variants.ts";

/** What is sent for a URL below `attached-assets`. */
type ServedImage = {
  /** Its ending says the media type. */
  name: string;
  /** Another for other content. */
  tag: string;
  /** Whether the URL's version is this content's, so that a browser may cache it for good. */
  isVersioned: boolean;
  /** A blob is read from disk while it is sent. */
  content: Bytes | Blob;
};

/**
 * Finds what a URL names: the part of its path after `attached-assets`, escaped, and its `v`. Null for what isn't
 * there; throws what {@link Variants.get} throws, but for a changed file, which is looked up again.
 */
type FindImage = (path: string, version: string | null, signal?: AbortSignal) => Promise<ServedImage | null>;

/** How often a file is looked up that changes while it is read. */
const ATTEMPTS = 3;

/** Serves what the index knows, and variants of it. */
export function imageFinder(index: ImageIndex, variants: Variants): FindImage {
  const open = async (media: MediaFile, asked: ImagePath, signal?: AbortSignal) => {
    if (!isIntact(media)) variants.reportDamaged(media);
    if ("variant" in asked) {
      const { name, bytes } = await variants.get(media, asked.variant, signal);
      // Original, size and settings say which bytes these are, so they need no hash of their own.
      return { name, tag: name, content: bytes };
    }
    // Text is compressed on the way, for which it has to be there as a whole.
    const content = media.kind === "svg" ? await readUnchanged(media) : await openUnchanged(media);
    return { name: media.name, tag: media.hash, content };
  };

  return async (path, version, signal) => {
    const asked = readImagePath(path);
    if (!asked) return null;
    // In some URLs it is followed by the size.
    const known = version?.split("-", 1)[0] ?? null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const media =
        "name" in asked
          ? (index.get(asked.name) ?? (await uploaded(index, asked.name)))
          : (index.withStem(asked.stem, known) ?? (await uploaded(index, asked.stem)));
      if (!media) return null;
      try {
        return { ...(await open(media, asked, signal)), isVersioned: known === versionOf(media.hash) };
      } catch (error) {
        if (!(error instanceof FileChangedError)) throw error;
        await index.refresh();
      }
    }
    return null;
  };
}

/** A picture that another process has taken a moment ago, or null. */
function uploaded(index: ImageIndex, name: string): Promise<MediaFile | null> | null {
  const wanted = uploadedName(name);
  return wanted === null ? null : index.add(wanted);
}
