import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const check = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../run.js"), "--no-env", "src/cli/health-check.ts"],
    { encoding: "utf8", env: { PATH: process.env["PATH"], ...env } },
  );

test("a wrong setting is a sentence, and where nobody answers the check fails", () => {
  const wrong = check({ PORT: "abc" });
  expect([wrong.status, wrong.stderr.trim()]).toEqual([1, "PORT must be a whole number from 0 to 65535."]);
  expect(check({ PORT: "1" }).status).toBe(1);
});
