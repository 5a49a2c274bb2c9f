import { spawn } from "node:child_process";
import { once } from "node:events";

/** `pg_dump` or `pg_restore` is missing or has failed; the message is a sentence without a password. */
export class ProgramFailed extends Error {}

/**
 * Runs one of PostgreSQL's programs on the database of this URL. The password goes by the environment, where
 * other users of the machine don't see it. Throws {@link ProgramFailed}.
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
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (said += chunk));
  const [code] = await once(child, "close").catch((error: NodeJS.ErrnoException) => {
    throw new ProgramFailed(
      error.code === "ENOENT"
        ? `${program} is missing: install PostgreSQL's client programs (on Debian: postgresql-client), not older than the server.`
        : `${program} can't be run: ${error.message}.`,
    );
  });
  if (code === 0) return;
  const reason = said.split("\n").find((line) => line.includes("error:")) ?? `exit code ${code}`;
  throw new ProgramFailed(`${program} failed: ${reason.replace(/^.*?error:\s*/, "").replace(/\.$/, "")}.`);
}
