import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseTarget } from "./connect.ts";

/** Kept open as long as the process lives, so that the system holds its lock, and lets it go with the process. */
let lock: DatabaseSync | null = null;

/**
 * Whether this process is the only server on a SQLite folder, by a lock that it holds from now on. Commands on
 * the same folder don't ask. On PostgreSQL always true: any number may run there.
 */
export function isSoleServer(target: DatabaseTarget): boolean {
  if (target.engine === "postgres") return true;
  const taken = new DatabaseSync(join(dirname(target.file), "server.lock"), { timeout: 0 });
  try {
    taken.exec("BEGIN EXCLUSIVE");
    lock?.close();
    lock = taken;
    return true;
  } catch {
    taken.close();
    return false;
  }
}
