import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { postgresPrograms } from "./postgres.ts";

/** What a full run of the tests needs beside npm's packages. */
export type Program = {
  name: string;
  debianPackage: string;
  /** What does as well where that package is not known. */
  otherPackage?: string;
  projects: readonly string[];
  isThere(): boolean;
};

/** Debian's Chromium without a window opens a page in half the time of the whole browser, which does as well. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser that tests drive: the one named by CHROMIUM, else Debian's. */
export function chromium(): string {
  return process.env["CHROMIUM"] ?? BROWSERS.find((path) => existsSync(path)) ?? "/usr/bin/chromium";
}

/** Debian's nginx; its folder is not on the PATH of every user. */
export const NGINX = "/usr/sbin/nginx";

export const PROGRAMS: readonly Program[] = [
  {
    name: "Chromium",
    debianPackage: "chromium-headless-shell",
    otherPackage: "chromium",
    projects: ["browser"],
    isThere: () => existsSync(chromium()),
  },
  {
    name: "PostgreSQL",
    debianPackage: "postgresql",
    projects: ["unit", "app", "faults"],
    isThere: () => postgresPrograms() !== null,
  },
  { name: "nginx", debianPackage: "nginx", projects: ["faults"], isThere: () => existsSync(NGINX) },
];

/** Why this user or machine can't install Debian packages; null where it can. */
function hindrance(): string | null {
  if (!existsSync("/usr/bin/apt-get")) return "needs apt-get";
  return process.getuid?.() === 0 ? null : "needs root";
}

function install(programs: readonly Program[]): void {
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const add = (debianPackage: string) =>
    apt("install", "-y", "-qq", "--no-install-recommends", debianPackage);
  if (!apt("update", "-qq")) return;
  for (const { debianPackage, otherPackage } of programs) {
    if (!add(debianPackage) && otherPackage !== undefined) add(otherPackage);
  }
}

/** What this machine allows, and where it is said. */
const HERE = { hindrance: hindrance(), say: (line: string) => console.info(line) };

/** Makes sure that the programs are there, installing what is missing; returns those that still are. */
export function missingPrograms(needed: readonly Program[], { hindrance: why, say } = HERE): Program[] {
  const missing = needed.filter((program) => !program.isThere());
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name).join(" and ");
  if (why !== null) {
    say(`${names} missing: installing ${why}.`);
    return missing;
  }
  say(`Installing ${names} …`);
  install(missing);
  return missing.filter((program) => !program.isThere());
}
