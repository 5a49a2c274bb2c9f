import { join } from "node:path";
import * as v from "valibot";
import { MigrationMismatch } from "../database/migrate.ts";
import { storageTrouble, StorageUnavailable, TROUBLE_WORDS } from "../database/unavailable.ts";
import type { Environment } from "./env.ts";

const systemError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  syscall: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/** PostgreSQL's error codes; its messages may name users and databases. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

const SQLITE = "ERR_SQLITE_ERROR";

/** What the system says of a folder or file that may not or can't be made. */
const FILE_ERROR = /^(?:EACCES|EPERM|EROFS|ENOSPC|ENOTDIR|EEXIST|EISDIR|EDQUOT)$/;

/** One sentence, without a secret, for whoever started a server that can't start. */
export function startFault(
  error: unknown,
  { port, host, dataDir }: Pick<Environment, "port" | "host" | "dataDir">,
): string {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  if (cause instanceof MigrationMismatch) return cause.message;
  const parsed = v.safeParse(systemError, cause);
  if (!parsed.success) return "The server could not start.";
  const { code = null, syscall, hostname, message } = parsed.output;
  if (syscall === "listen" && code === "EADDRINUSE") {
    return `Port ${port} is already in use; set PORT to another one.`;
  }
  if (syscall === "listen" && code === "EACCES") {
    return `Port ${port} may not be used by this user; set PORT to one above 1023.`;
  }
  if (syscall === "listen" || (syscall === "getaddrinfo" && hostname === host)) {
    return `HOST ${host} is not an address of this machine.`;
  }
  const trouble = storageTrouble(cause);
  if (trouble === "damaged") {
    const what = code === SQLITE ? `file ${join(dataDir, "catalogue.sqlite")}` : "on PostgreSQL";
    return `The database ${what} is damaged; put the last backup in its place, see "Backup" in docs/running.md.`;
  }
  if (code === SQLITE && trouble) {
    return `The database can't be reached or written: ${dataDir} (DATA_DIR) ${TROUBLE_WORDS[trouble]}.`;
  }
  if (trouble) return `The database can't be reached or written (${code ?? "no answer"}).`;
  if (code !== null && FILE_ERROR.test(code)) {
    return `The database can't be reached or written: ${dataDir} (DATA_DIR) can't be made or written (${code}).`;
  }
  if (code !== null && SQLSTATE.test(code)) return `The database refused the start (${code}).`;
  return `The server could not start: ${message.replace(/[.\s]+$/, "")}.`;
}
