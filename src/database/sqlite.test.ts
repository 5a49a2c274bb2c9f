import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";

const FILES = 30;
const CONNECTIONS = 4;

/** Opens each file as soon as all of the others are about to open it too. */
const OPENING = `
  const { workerData, parentPort } = require("node:worker_threads");
  const { folder, arrived, files, connections } = workerData;
  import(${JSON.stringify(join(import.meta.dirname, "sqlite.ts"))}).then(({ openFile }) => {
    for (let n = 0; n < files; n++) {
      Atomics.add(arrived, n, 1);
      while (Atomics.load(arrived, n) < connections);
      openFile(folder + "/" + n + ".sqlite", 1000).close();
    }
    parentPort.postMessage("opened");
  });`;

test("a new file can be opened by several at once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-opening-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const arrived = new Int32Array(new SharedArrayBuffer(FILES * Int32Array.BYTES_PER_ELEMENT));
  const workerData = { folder, arrived, files: FILES, connections: CONNECTIONS };
  const opening = Array.from({ length: CONNECTIONS }, () => {
    const worker = new Worker(OPENING, { eval: true, workerData });
    onTestFinished(async () => void (await worker.terminate()));
    return new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  });
  expect(await Promise.all(opening)).toEqual(Array.from({ length: CONNECTIONS }, () => "opened"));
});
