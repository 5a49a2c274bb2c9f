import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ATTACHED_ASSETS } from "../domain/image-rank.ts";
import { contentAddress, stampedAddress } from "../domain/picture.ts";
import { type MediaKind, mediaKind, type PixelSize, readMedia } from "./picture-file.ts";

/** A file of a picture folder as it was at the last look. */
export type MediaFile = {
  /** Path below its folder, parts parted by slashes: its name in addresses. */
  name: string;
  file: string;
  kind: MediaKind;
  bytes: number;
  mtimeMs: number;
  hash: string;
  /** Of a whole picture only. */
  size: PixelSize | null;
};

/** What lies in the picture folders, kept in memory, so that no address is ever made a path. */
export type PictureIndex = {
  named(name: string): MediaFile | null;
  /** The picture with this name but for its ending; where several share it, the one with this content. */
  withStem(stem: string, hash: string | null): MediaFile | null;
  all(): readonly MediaFile[];
  /** The address that changes with the content, or the given one where it names no whole file of ours. */
  stamp(imageUrl: string | null): string | null;
  /** The addresses, by name, of what pages name themselves. */
  standing(): Record<string, string>;
  /** Looks at the folders again; all who ask during a look share it. */
  refresh(): Promise<void>;
  /** Another number after each look that found a change. */
  version(): number;
};

type Seen = { name: string; file: string; kind: MediaKind; bytes: number; mtimeMs: number };

async function filesIn(folder: string): Promise<Seen[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const seen = entries.map(async (entry): Promise<Seen | null> => {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join("/");
    const kind = mediaKind(name);
    if (!entry.isFile() || kind === null || /(?:^|\/)\./.test(name)) return null;
    // A file may go between the listing and the look.
    const stats = await stat(file).catch(() => null);
    return stats && { name, file, kind, bytes: stats.size, mtimeMs: stats.mtimeMs };
  });
  return (await Promise.all(seen)).filter((each) => each !== null);
}

/** Folders of what pages name themselves: the wide scenes, the film of the home page and the partners' marks. */
const STANDING = /^(?:scenes|hero|wordmarks)\//;

const stemOf = (name: string) => name.replace(/\.[^./]*$/, "");

/** Opens the folders, the first of which goes before the others where a name is in several. */
export async function openPictureIndex(folders: readonly string[]): Promise<PictureIndex> {
  let byName = new Map<string, MediaFile>();
  let byStem = new Map<string, MediaFile[]>();
  let version = 0;
  let looking: Promise<void> | null = null;

  const read = async (seen: Seen): Promise<MediaFile | null> => {
    const known = byName.get(seen.name);
    const same = known?.file === seen.file && known.bytes === seen.bytes && known.mtimeMs === seen.mtimeMs;
    if (same) return known;
    return readMedia(seen.file, seen.kind).then(
      (content) => ({ ...seen, ...content }),
      () => null,
    );
  };

  const look = async () => {
    const seen = new Map<string, Seen>();
    for (const folder of folders) {
      for (const each of await filesIn(folder)) if (!seen.has(each.name)) seen.set(each.name, each);
    }
    const found = (await Promise.all([...seen.values()].map(read)))
      .filter((each) => each !== null)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    if (found.length === byName.size && found.every((each) => byName.get(each.name) === each)) return;
    byName = new Map(found.map((each) => [each.name, each]));
    byStem = Map.groupBy(
      found.filter(({ kind }) => kind === "picture"),
      ({ name }) => stemOf(name),
    );
    version += 1;
  };

  const index: PictureIndex = {
    named: (name) => byName.get(name) ?? null,
    withStem(stem, hash) {
      const alike = byStem.get(stem) ?? [];
      return alike.find((each) => each.hash === hash) ?? alike[0] ?? null;
    },
    all: () => [...byName.values()],
    stamp(imageUrl) {
      if (!imageUrl?.startsWith(ATTACHED_ASSETS)) return imageUrl;
      const [path = ""] = imageUrl.slice(ATTACHED_ASSETS.length).split(/[?#]/, 1);
      const media = byName.get(path) ?? byName.get(decoded(path));
      return media && isWhole(media) ? addressOf(media) : imageUrl;
    },
    standing() {
      const standing = [...byName.values()].filter((media) => isWhole(media) && STANDING.test(media.name));
      return Object.fromEntries(standing.map((media) => [media.name, addressOf(media)]));
    },
    refresh() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
    version: () => version,
  };
  await index.refresh();
  return index;
}

/** Whether a browser can show it, as far as the look tells: only pictures are opened. */
function isWhole({ kind, size }: MediaFile): boolean {
  return kind !== "picture" || size !== null;
}

function addressOf({ name, hash, size }: MediaFile): string {
  return size ? stampedAddress(name, { hash, ...size }) : contentAddress(name, hash);
}

/** The path as it was before it was escaped; as it is where its escapes are broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
