import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where uploaded files lie below the folder of their kind, such as `pictures` or `documents`. */
export const UPLOADED = "uploaded/";

/** What an uploaded file is called: a title, which may be left out, the hash of its content, and an ending. */
const NAME = /^(?:[\p{L}\p{M}\p{N}-]+\.)?([0-9a-f]{16})\.[a-z]{3,4}$/u;

/** The hash in the name of an uploaded file; null for what this can't be a name of. */
export function hashOfUpload(name: string): string | null {
  return name.startsWith(UPLOADED) ? (NAME.exec(name.slice(UPLOADED.length))?.[1] ?? null) : null;
}

/** The disk has no space left. */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError";
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Writes an uploaded file: `write` puts its content in place and answers its name. When this has returned, the file is there
 * whole, also after a power cut; when it throws, nothing is. Throws {@link DiskFullError}, what the file system says and
 * what `write` throws.
 */
export async function keepUpload(
  folder: string,
  write: (unfinished: FileHandle) => Promise<string>,
): Promise<string> {
  const into = join(folder, UPLOADED);
  // Indexes and backups pass over names that begin with a point.
  const unfinished = join(into, `.${randomUUID()}.half`);
  try {
    await mkdir(into, { recursive: true });
    const name = await writeThrough(unfinished, write);
    await rename(unfinished, join(folder, name));
    await syncFolder(into);
    return name;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw isFull(error) ? new DiskFullError() : error;
  }
}

/**
 * Has `use` read an uploaded file, which is deleted afterwards. Throws {@link DiskFullError}, what `parts` throws and what
 * `use` throws.
 */
export async function withUpload<Result>(
  folder: string,
  parts: AsyncIterable<Uint8Array>,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const into = join(folder, UPLOADED);
  const file = join(into, `.${randomUUID()}.half`);
  try {
    await mkdir(into, { recursive: true });
    await writeFile(file, parts, { flag: "wx" });
    return await use(file);
  } catch (error) {
    throw isFull(error) ? new DiskFullError() : error;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

const isFull = (error: unknown) => error instanceof Error && "code" in error && FULL.has(String(error.code));

async function writeThrough(file: string, write: (handle: FileHandle) => Promise<string>): Promise<string> {
  const handle = await open(file, "wx+");
  try {
    const name = await write(handle);
    await handle.sync();
    return name;
  } finally {
    await handle.close();
  }
}

/** Has the new name written as well; file systems that can't do that do it by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** After this time nobody writes at an unfinished file any more (ms). */
const LEFT_AFTER = 3_600_000;

/** Deletes what a process left behind that was killed while it wrote. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const into = join(folder, UPLOADED);
  for (const name of await readdir(into).catch(() => [])) {
    if (!/^\..*\.half$/.test(name)) continue;
    const stats = await stat(join(into, name)).catch(() => null);
    if (stats && now.getTime() - stats.mtimeMs > LEFT_AFTER) await rm(join(into, name), { force: true });
  }
}

/** An uploaded file that nothing names is kept so long (ms): whoever sent it may still be about to use it. */
const UNUSED_FOR = 30 * 24 * 3_600_000;

/**
 * Deletes uploaded files that were last sent a month ago and that nothing names; returns how many. `inUse` has the
 * hashes of all others, and is only asked where there are any so old.
 */
export async function removeUnused(
  folder: string,
  now: Date,
  inUse: () => Promise<ReadonlySet<string>>,
): Promise<number> {
  const isOld = async (file: string) => {
    const stats = await stat(file).catch(() => null);
    return stats !== null && now.getTime() - stats.mtimeMs > UNUSED_FOR;
  };
  const names = (await readdir(join(folder, UPLOADED)).catch(() => [])).map((name) => UPLOADED + name);
  const old: { file: string; hash: string }[] = [];
  for (const name of names) {
    const [file, hash] = [join(folder, name), hashOfUpload(name)];
    if (hash !== null && (await isOld(file))) old.push({ file, hash });
  }
  if (old.length === 0) return 0;
  const used = await inUse();
  let removed = 0;
  for (const { file } of old.filter(({ hash }) => !used.has(hash))) {
    // Sent again meanwhile, it is new.
    if (!(await isOld(file))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
