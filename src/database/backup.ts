import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { DatabaseSync, backup } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { DatabaseTarget } from "./connect.ts";
import type { Database } from "./schema.ts";

/** A backup can't be taken or restored; the message is a sentence for whoever called it. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** How names of backups end, by database. */
export const BACKUP_ENDINGS = { sqlite: ".sqlite", postgres: ".pgdump" } as const;

/** A time as names of backups have it, to the second and in UTC: `20261122T072648Z`. */
export function backupStamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Writes all data but the counts of posts, as they are at one moment, into this empty file. The site may run meanwhile. */
export async function writeBackup(target: DatabaseTarget, file: string): Promise<void> {
  if (target.engine === "postgres") {
    const what = ["--format=custom", "--exclude-schema=replaced_*", "--no-owner", "--no-privileges"];
    const without = "--exclude-table-data=post_counts";
    return runPostgresProgram("pg_dump", target.url, [...what, without, `--file=${file}`]);
  }
  const source = new DatabaseSync(target.file, { readOnly: true });
  try {
    await backup(source, file);
  } finally {
    source.close();
  }
  await requireSound(file);
  deleteCounts(file);
  await syncToDisk(file);
}

/** Who sent posts in the last minutes is nothing to be kept as long as a backup. */
function deleteCounts(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    const table = copy.prepare("SELECT name FROM sqlite_master WHERE name = 'post_counts'").get();
    if (table) copy.exec("PRAGMA secure_delete = ON; DELETE FROM post_counts");
  } finally {
    copy.close();
  }
}

/** Runs in a thread of its own, which ends with an error unless the file is sound. As text, it needs no file beside a program. */
const CHECK = `const { workerData: file } = require("node:worker_threads");
const { DatabaseSync } = require("node:sqlite");
const copy = new DatabaseSync(file);
const { integrity_check: found } = copy.prepare("PRAGMA integrity_check(1)").get();
if (found !== "ok") throw new Error(found);
copy.exec("PRAGMA journal_mode = DELETE");
copy.close();`;

/**
 * Throws unless every page of the file can be read. Leaves a file that stands alone, without a log beside it. It takes
 * seconds for 500 MB, in which the site's own thread goes on answering.
 */
export async function requireSound(file: string): Promise<void> {
  try {
    await once(new Worker(CHECK, { eval: true, workerData: file }), "exit");
  } catch (error) {
    throw new BackupError("the database is damaged", { cause: error });
  }
}

/** Resolves when the file is on the disk itself. */
export async function syncToDisk(file: string): Promise<void> {
  const opened = await open(file, "r+");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** `pg_dump` or `pg_restore` is missing or has failed; the message is a sentence without a password. */
class ProgramError extends Error {
  override readonly name = "ProgramError";
}

/**
 * Runs one of PostgreSQL's programs on the database of this URL. The password goes by the environment, where
 * other users of the machine don't see it. Throws {@link ProgramError}.
 */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  url: string,
  args: readonly string[],
): Promise<void> {
  const bare = new URL(url);
  const password = decodeURIComponent(bare.password);
  bare.password = "";
  const child = spawn(program, [`--dbname=${bare.href}`, "--no-password", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C", ...(password && { PGPASSWORD: password }) },
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    throw new ProgramError(
      error.code === "ENOENT"
        ? `${program} is missing: install PostgreSQL's client programs (on Debian: postgresql-client), not older than the server.`
        : `${program} can't be run: ${error.message}.`,
    );
  });
  if (code === 0) return;
  const reason = stderr.split("\n").find((line) => line.includes("error:")) ?? `exit code ${code}`;
  throw new ProgramError(`${program} failed: ${reason.replace(/^.*?error:\s*/, "").replace(/\.$/, "")}.`);
}

/** Stores when the last backup was taken (ISO 8601). */
export async function saveBackupTime(db: Database, at: string): Promise<void> {
  await db
    .insertInto("last_backup")
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

/** When the last backup was taken (ISO 8601); null when none ever was. */
export async function lastBackup(db: Database): Promise<string | null> {
  const row = await db.selectFrom("last_backup").select("at").executeTakeFirst();
  return row?.at ?? null;
}
