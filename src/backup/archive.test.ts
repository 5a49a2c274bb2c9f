import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteStale } from "./archive.ts";

const NOW = new Date("2026-11-28T10:00:00Z");
const MINUTE = 60_000;

test("copies of the database that nobody fetched, or a killed restore left, go after an hour; nothing else does", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "stale-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const [name, minutes] of [
    ["staged-backup-old", 61],
    ["staged-backup-new", 59],
    ["unpacked-old", 61],
    ["unpacked-new", 59],
    ["pictures", 61],
  ] as const) {
    mkdirSync(join(dataDir, name, "within"), { recursive: true });
    const at = new Date(NOW.getTime() - minutes * MINUTE);
    utimesSync(join(dataDir, name), at, at);
  }
  await deleteStale(dataDir, NOW);
  expect(readdirSync(dataDir).toSorted()).toEqual(["pictures", "staged-backup-new", "unpacked-new"]);
});
