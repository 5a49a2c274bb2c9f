import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

vi.resetModules();
vi.doMock(import("node:fs/promises"), async (original) => ({
  ...(await original()),
  link: () => Promise.reject(Object.assign(new Error("operation not permitted, link"), { code: "EPERM" })),
}));
afterAll(() => {
  vi.doUnmock("node:fs/promises");
  vi.resetModules();
});
const { backUpFolder } = await import("./folders.ts");

test("where links are refused a second backup has its own copies", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "links-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "pictures"));
  writeFileSync(join(dataDir, "pictures/a.avif"), "picture");
  const backups = join(dataDir, "backups");
  mkdirSync(backups);
  for (const day of ["27", "28"]) {
    expect(
      await backUpFolder(dataDir, "pictures", join(backups, `catalogue-202611${day}T030000Z.sqlite`)),
    ).toBe(1);
  }
  expect(readFileSync(join(backups, "catalogue-20261128T030000Z.pictures/a.avif"), "utf8")).toBe("picture");
});
