import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** Debian keeps the server's programs off the PATH, one folder a version. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder of `initdb` and `pg_ctl`, newest version first, or null where PostgreSQL isn't installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl"))) ?? null
  );
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function lentUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string) =>
    Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", user), gid: idOf("-g", user) };
    } catch {
      continue;
    }
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts a throw-away PostgreSQL cluster on a free loopback port, with every safety that slows it off,
 * and answers its URL and how to end it. Throws where the programs are there but don't start.
 */
export async function startPostgres(programs: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-postgres-"));
  const user = lentUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env["PATH"], HOME: folder, LC_ALL: "C" },
    });
  const data = join(folder, "data");
  // Its collation is the quickest, but letters are those of all languages, as in any database that isn't made with "C".
  const locale = ["-E", "UTF8", "--locale=C", "--lc-ctype=C.UTF-8"];
  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", ...locale, "--no-sync"]);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
    "shared_buffers=32MB",
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  run("pg_ctl", ["start", "-w", "-D", data, "-l", join(folder, "log"), "-o", options]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", ["stop", "-D", data, "-m", "immediate"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
