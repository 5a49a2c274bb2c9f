import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./connect.ts";
import { transact } from "./errors.ts";

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

async function openNotes() {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-file-"));
  const file = join(folder, "catalogue.sqlite");
  const { db, close } = await openDatabase({ engine: "sqlite", file });
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });
  await sql`CREATE TABLE note (text text)`.execute(db);
  const write = (size: number) =>
    transact({ db }, (trx) => sql`INSERT INTO note VALUES (zeroblob(${size}))`.execute(trx));
  return { file, db, write };
}

test("nothing is written into a file that was deleted or replaced, until it is back", async () => {
  const { file, write } = await openNotes();
  await write(1);
  renameSync(file, `${file}-away`);
  await expect(write(1)).rejects.toMatchObject({ reason: "replaced" });
  copyFileSync(`${file}-away`, file);
  await expect(write(1)).rejects.toMatchObject({ reason: "replaced" });
  renameSync(`${file}-away`, file);
  await write(1);
});

test("the write-ahead log gives room back after much was written at once", async () => {
  const { file, db, write } = await openNotes();
  const log = () => statSync(`${file}-wal`).size;
  await write(20_000_000);
  expect(log()).toBeGreaterThan(20_000_000);
  await sql`PRAGMA wal_checkpoint(RESTART)`.execute(db);
  await write(1);
  expect(log()).toBeLessThan(5_000_000);
});
