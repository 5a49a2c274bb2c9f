import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import PQueue from "p-queue";
import { HASH_LENGTH } from "../urls/images.ts";

/** A file as it was listed. */
export type ListedFile = {
  /** Path below its folder, separated by slashes: its name in URLs. */
  name: string;
  file: string;
  bytes: number;
  mtimeMs: number;
};

/** The files of some folders in memory; names are looked up here and never made into paths. */
export type FolderIndex<Known extends ListedFile> = {
  get(name: string): Known | null;
  all(): readonly Known[];
  /** Reads the folders again; all who call it meanwhile share one reading. */
  refresh(): Promise<void>;
  /**
   * Looks for one file that was written after the last refresh, and answers it where it is there now. The caller has made
   * sure that the name leads out of no folder.
   */
  add(name: string): Promise<Known | null>;
  /** Changes with each refresh that found a change. */
  version(): number;
};

/** Files that are read at a time, so that a large folder takes neither all memory nor all file handles. */
const READ_AT_ONCE = 16;

/** A file's content hash as it stands in URLs. */
export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
}

/**
 * Opens folders; where several have a file of the same name, that of the first is used. `read` tells what is known of
 * a file besides, once for as long as it stays as it is, or null for one that is left out.
 */
export async function openFolderIndex<Known extends ListedFile>(
  folders: readonly string[],
  {
    isWanted,
    read,
  }: { isWanted: (name: string) => boolean; read: (listed: ListedFile) => Promise<Known | null> },
): Promise<FolderIndex<Known>> {
  let byName = new Map<string, Known>();
  let version = 0;
  let refreshing: Promise<void> | null = null;
  /** What was added while a refresh was under way. */
  const added = new Set<Known>();

  const knownAs = (listed: ListedFile): Known | null => {
    const known = byName.get(listed.name);
    const same =
      known?.file === listed.file && known.bytes === listed.bytes && known.mtimeMs === listed.mtimeMs;
    return same ? known : null;
  };

  const list = async () => {
    const listed = new Map<string, ListedFile>();
    for (const folder of folders) {
      for (const each of await filesIn(folder, isWanted))
        if (!listed.has(each.name)) listed.set(each.name, each);
    }
    const reading = new PQueue({ concurrency: READ_AT_ONCE });
    const files: (Known | null)[] = await Promise.all(
      [...listed.values()].map((each) => knownAs(each) ?? reading.add(() => read(each))),
    );
    const found = new Map(files.filter((each) => each !== null).map((each) => [each.name, each]));
    // What was added while the folders were read may have been missed by the reading.
    for (const each of added) if (!found.has(each.name)) found.set(each.name, each);
    added.clear();
    if (found.size === byName.size && [...found.values()].every((each) => byName.get(each.name) === each))
      return;
    replace(found.values());
  };

  const replace = (all: Iterable<Known>) => {
    byName = new Map(
      [...all].toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((each) => [each.name, each]),
    );
    version += 1;
  };

  const index: FolderIndex<Known> = {
    get: (name) => byName.get(name) ?? null,
    all: () => [...byName.values()],
    refresh() {
      refreshing ??= list().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
    async add(name) {
      const listed = await firstWith(folders, name);
      const known = listed && (knownAs(listed) ?? (await read(listed)));
      if (!known || byName.get(name) === known) return known;
      if (refreshing) added.add(known);
      replace([...byName.values()].filter((each) => each.name !== name).concat(known));
      return known;
    },
    version: () => version,
  };
  await index.refresh();
  return index;
}

async function filesIn(folder: string, isWanted: (name: string) => boolean): Promise<ListedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.map(async (entry): Promise<ListedFile | null> => {
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join("/");
    if (!entry.isFile() || /(?:^|\/)\./.test(name) || !isWanted(name)) return null;
    // A file may be deleted between the listing and this.
    const stats = await stat(file).catch(() => null);
    return stats && { name, file, bytes: stats.size, mtimeMs: stats.mtimeMs };
  });
  return (await Promise.all(files)).filter((each) => each !== null);
}

/** The file of this name in the first folder that has it, or null. */
async function firstWith(folders: readonly string[], name: string): Promise<ListedFile | null> {
  for (const folder of folders) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile()) return { name, file, bytes: stats.size, mtimeMs: stats.mtimeMs };
  }
  return null;
}

/** A file was replaced or deleted after the last refresh of the index. */
export class FileChangedError extends Error {
  override readonly name = "FileChangedError";
}

/** The bytes that this hash is of. Throws {@link FileChangedError}. */
export async function readUnchanged({
  file,
  hash,
}: ListedFile & { hash: string }): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || contentHash(bytes) !== hash) throw new FileChangedError();
  return bytes;
}

/** A file as a blob, which is read while it is sent. Throws {@link FileChangedError}. */
export async function openUnchanged({ file, bytes, mtimeMs }: ListedFile): Promise<Blob> {
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
