import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../files/folder-index.ts";
import type { Bytes } from "./encode.ts";

/** The folder of uploaded pictures below that of the pictures of staff. */
const UPLOADED = "uploaded/";

/** The name of an uploaded picture: its content's hash and nothing that anybody typed. */
const UPLOADED_NAME = /^uploaded\/[0-9a-f]{16}\.avif$/;

/** The name that this can only be an uploaded picture by, also where its ending is left out; null for anything else. */
export function uploadedName(name: string): string | null {
  const whole = name.endsWith(".avif") ? name : `${name}.avif`;
  return UPLOADED_NAME.test(whole) ? whole : null;
}

/** The disk has no space left. */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError";
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Writes a picture into the folder of staff's pictures under its content's hash, and answers its name there. When this
 * has returned, the file is there whole, also after a power cut; when it throws, nothing is. Throws
 * {@link DiskFullError} and what the file system says.
 */
export async function keepPicture(folder: string, bytes: Bytes): Promise<string> {
  const name = `${UPLOADED}${contentHash(bytes)}.avif`;
  const file = join(folder, name);
  const known = await stat(file).catch(() => null);
  if (known?.size === bytes.length) {
    // It counts as new, so that it isn't deleted before something names it.
    await utimes(file, new Date(), new Date());
    return name;
  }
  const into = join(folder, UPLOADED);
  // The index passes over names that begin with a point.
  const unfinished = join(into, `.${randomUUID()}.half`);
  try {
    await mkdir(into, { recursive: true });
    await writeThrough(unfinished, bytes);
    await rename(unfinished, file);
    await syncFolder(into);
    return name;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw FULL.has(code) ? new DiskFullError() : error;
  }
}

async function writeThrough(file: string, bytes: Bytes): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
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

/** An uploaded picture that nothing names is kept so long (ms): whoever sent it may still be about to use it. */
const UNUSED_FOR = 30 * 24 * 3_600_000;

/**
 * Deletes uploaded pictures that were last sent a month ago and that nothing names; returns how many. `inUse` has the
 * names of all others without their endings, and is only asked where there are any so old.
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
  const old: string[] = [];
  for (const name of names) {
    if (UPLOADED_NAME.test(name) && (await isOld(join(folder, name)))) old.push(name);
  }
  if (old.length === 0) return 0;
  const used = await inUse();
  let removed = 0;
  for (const name of old.filter((each) => !used.has(each.replace(/\.avif$/, "")))) {
    // Sent again meanwhile, it is new.
    if (!(await isOld(join(folder, name)))) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
