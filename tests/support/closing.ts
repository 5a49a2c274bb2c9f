import type { Program } from "./programs.ts";
import { type Report, timesOf } from "./report.ts";

/** The exit code of a run in which nothing failed, but something was skipped for want of a program. */
export const INCOMPLETE = 2;

/** How a run went. */
export type Outcome = {
  report: Report;
  /** vitest's exit code. */
  status: number | null;
  /** Programs without which tests were skipped. */
  missing: readonly Program[];
  allowSkips: boolean;
  /** What `unheldRows` found. */
  unheld: readonly string[];
};

/** The lines that a run ends with, the count always the last, and its exit code. */
export function closingOf({ report, status, missing, allowSkips, unheld }: Outcome): {
  lines: string[];
  code: number;
} {
  const names = missing.map(({ name }) => name).join(" and ");
  const packages = missing.map(({ debianPackage }) => debianPackage).join(" ");
  const incomplete = [
    "",
    `incomplete: what needs ${names} was skipped. As root: apt-get install ${packages}`,
    ...(missing.some(({ name }) => name === "Chromium") ? ['The project "browser" did not run.'] : []),
  ];
  const lines = [
    ...(unheld.length > 0 ? ["", "Not held of tests/requirements.csv:", ...unheld] : []),
    "",
    ...timesOf(report),
    ...(missing.length > 0 ? incomplete : []),
    "",
    `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`,
  ];
  if (status !== 0 || !report.success || unheld.length > 0) return { lines, code: 1 };
  return { lines, code: missing.length > 0 && !allowSkips ? INCOMPLETE : 0 };
}
