import { expect, test } from "vitest";
import { closingOf, type Outcome } from "./closing.ts";
import { missingPrograms, type Program } from "./programs.ts";

const chromium: Program = {
  name: "Chromium",
  debianPackage: "chromium",
  projects: ["browser"],
  isThere: () => false,
};
const file = (name: string, began: number, ended: number) => ({ file: name, began, ended });
const good: Outcome = {
  report: {
    passed: 3,
    failed: 0,
    skipped: 1,
    success: true,
    files: [
      file("src/a.test.ts", 0, 1500),
      file("src/b.test.ts", 500, 2000),
      file("tests/app/c.test.ts", 2000, 2100),
    ],
    results: [],
  },
  status: 0,
  missing: [],
  allowSkips: false,
  unheld: [],
};

test("a run ends with the time of each project and, on a line of its own, the count", () => {
  expect(closingOf(good)).toEqual({
    lines: [
      "",
      "unit         2 files     3.0 s in all     2.0 s on the clock",
      "app          1 files     0.1 s in all     0.1 s on the clock",
      "",
      "3 passed, 0 failed, 1 skipped",
    ],
    code: 0,
  });
});

test("a run without a program is incomplete and says so by its exit code, unless skips are allowed", () => {
  const { lines, code } = closingOf({ ...good, missing: [chromium] });
  expect(lines).toContain("incomplete: what needs Chromium was skipped. As root: apt-get install chromium");
  expect(lines).toContain('The project "browser" did not run.');
  expect(lines.at(-1)).toBe("3 passed, 0 failed, 1 skipped");
  expect(code).toBe(2);
  expect(closingOf({ ...good, missing: [chromium], allowSkips: true }).code).toBe(0);
});

test.each<[string, Partial<Outcome>]>([
  ["a failed test", { report: { ...good.report, success: false } }],
  ["an error outside of the tests", { status: 1 }],
  ["a requirement that no test holds", { unheld: ["R1.1: gone"] }],
])("%s fails the run, also where skips are allowed", (_, change) => {
  expect(closingOf({ ...good, missing: [chromium], allowSkips: true, ...change }).code).toBe(1);
});

test("without root nothing is installed, and the run says what it needs", () => {
  const said: string[] = [];
  const missing = missingPrograms([chromium], {
    hindrance: "needs root",
    say: (line) => void said.push(line),
  });
  expect(missing).toEqual([chromium]);
  expect(said).toEqual(["Chromium missing: installing needs root."]);
});
