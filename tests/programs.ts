import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { postgresPrograms } from "./postgres.ts";

/** What a full run of the tests needs beside npm's packages. */
export type Program = {
  name: string;
  debianPackage: string;
  projects: readonly string[];
  isThere(): boolean;
};

/** The browser that tests drive: the one named by CHROMIUM, else Debian's. */
export function chromium(): string {
  return process.env["CHROMIUM"] ?? "/usr/bin/chromium";
}

export const PROGRAMS: readonly Program[] = [
  {
    name: "Chromium",
    debianPackage: "chromium",
    projects: ["browser"],
    isThere: () => existsSync(chromium()),
  },
  {
    name: "PostgreSQL",
    debianPackage: "postgresql",
    projects: ["unit", "app", "faults"],
    isThere: () => postgresPrograms() !== null,
  },
];

/** Installs Debian packages; false where this user or machine can't. */
function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/** Makes sure that the programs are there, installing what is missing; answers those that still are. */
export function missingPrograms(needed: readonly Program[]): Program[] {
  const missing = needed.filter((program) => !program.isThere());
  if (missing.length === 0) return [];
  console.info(`Installing ${missing.map(({ name }) => name).join(" and ")} …`);
  install(missing.map(({ debianPackage }) => debianPackage));
  return missing.filter((program) => !program.isThere());
}
