import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import type { DatabaseTarget } from "./connect.ts";

const run = promisify(execFile);

/** What a process of its own finds, and how to end it: it lives until its standard input ends. */
function server(target: DatabaseTarget) {
  const script = `
    import { isSoleServer } from ${JSON.stringify(join(import.meta.dirname, "server-lock.ts"))};
    console.log(isSoleServer(${JSON.stringify(target)}));
    process.stdin.resume();`;
  const started = run(process.execPath, ["--input-type=module", "--eval", script]);
  const answer = new Promise<string>((resolve) =>
    started.child.stdout?.once("data", (text) => resolve(String(text).trim())),
  );
  return {
    answer,
    end: async () => {
      started.child.stdin?.end();
      await started;
    },
  };
}

test("a second server on one SQLite folder finds that out, until the first has ended", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sole-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const target: DatabaseTarget = { engine: "sqlite", file: join(folder, "catalogue.sqlite") };
  const first = server(target);
  expect(await first.answer).toBe("true");
  const second = server(target);
  expect(await second.answer).toBe("false");
  await first.end();
  const third = server(target);
  expect(await third.answer).toBe("true");
  await second.end();
  await third.end();
});
