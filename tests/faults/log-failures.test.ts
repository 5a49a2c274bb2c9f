import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { canMountDisks, mountSmallDisk } from "./small-disk.ts";

/** More lines than fit into the buffer. */
const REQUESTS = 1500;
/** A long address makes a long line. */
const PADDING = "x".repeat(280);

/** Resolves with the match once a growing file has it. */
async function fileSays(file: string, text: RegExp): Promise<RegExpExecArray> {
  const watcher = watch(file);
  try {
    for (;;) {
      const changed = once(watcher, "change");
      const found = text.exec(readFileSync(file, "utf8"));
      if (found) return found;
      await changed;
    }
  } finally {
    watcher.close();
  }
}

/** Asks for addresses that don't exist, ten at a time, and gives the status of each answer. */
async function ask(url: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  const visitor = async () => {
    while (times-- > 0) statuses.push((await fetch(`${url}/api/${times}-${PADDING}`)).status);
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  return statuses;
}

/** A server with its data in a folder of its own. */
function ownServer(stdout?: number): ServerProcess {
  const dataDir = mkdtempSync(join(tmpdir(), "log-failures-"));
  const server = startServer({ DATA_DIR: dataDir }, stdout);
  onTestFinished(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true });
  });
  return server;
}

test.skipIf(!canMountDisks())(
  "a log on a full disk stops nothing, says later how many lines are missing, and never holds up the end",
  async () => {
    const disk = mountSmallDisk("2m");
    onTestFinished(() => disk.unmount());
    const file = join(disk.folder, "log");
    const stdout = openSync(file, "a");
    const server = ownServer(stdout);
    closeSync(stdout);
    const [, port] = await fileSays(file, /Ready at http:\/\/localhost:(\d+)/);
    const url = `http://127.0.0.1:${port}`;

    disk.fill();
    expect(new Set(await ask(url, REQUESTS))).toEqual(new Set([404]));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    disk.makeRoom();
    expect(await ask(url, 1)).toEqual([404]);
    const [, dropped] = await fileSays(file, /"lines":(\d+),"msg":"lines of the log were dropped/);
    const written = readFileSync(file, "utf8").match(/"path":"\/api\/\d+-x+".*"msg":"request"/g) ?? [];
    expect(Number(dropped)).toBeGreaterThan(0);
    expect(written.length + Number(dropped)).toBe(REQUESTS + 1);

    disk.fill();
    expect(await ask(url, 10)).toHaveLength(10);
    expect(await server.stop()).toBe(0);
  },
);

test("a log whose reader has gone stops nothing", async () => {
  const server = ownServer();
  const url = await server.ready;
  server.child.stdout?.destroy();
  expect(new Set(await ask(url, 50))).toEqual(new Set([404]));
  expect(await server.stop()).toBe(0);
});
