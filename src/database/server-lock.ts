import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseTarget } from "./connect.ts";
import { unavailableReason } from "./errors.ts";
import { makeFolder } from "./make-folder.ts";

/** Kept open as long as the process lives, so that the system holds its lock, and lets it go with the process. */
let lock: DatabaseSync | null = null;

/**
 * Whether this process is the only server on a SQLite folder, as far as can be told by a lock that it holds from
 * now on. Commands on the same folder don't ask. On PostgreSQL always true: any number may run there.
 */
export function isSoleServer(target: DatabaseTarget): boolean {
  if (target.engine === "postgres" || lock) return true;
  const folder = dirname(target.file);
  try {
    makeFolder(folder);
    const taken = new DatabaseSync(join(folder, "server.lock"), { timeout: 0 });
    taken.exec("BEGIN EXCLUSIVE");
    lock = taken;
    return true;
  } catch (error) {
    return unavailableReason(error) !== "locked";
  }
}

/** What a server logs then. */
export const NOT_SOLE_SERVER =
  "Another server runs on the same DATA_DIR: run one, or use PostgreSQL; limits count in each";
