import * as v from "valibot";
import { isStorageTrouble, StorageUnavailable } from "../database/unavailable.ts";
import type { Environment } from "./env.ts";

const systemError = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  syscall: v.optional(v.string()),
  hostname: v.optional(v.string()),
});

/** PostgreSQL's error codes; its messages may name users and databases. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** One sentence, without a secret, for whoever started a server that can't start. */
export function startFault(error: unknown, { port, host }: Pick<Environment, "port" | "host">): string {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
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
  if (isStorageTrouble(cause)) return `The database can't be reached or written (${code ?? "no answer"}).`;
  if (code !== null && SQLSTATE.test(code)) return `The database refused the start (${code}).`;
  return `The server could not start: ${message}.`;
}
