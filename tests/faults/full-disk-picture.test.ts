import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { keepDocument } from "../../src/documents/keep-document.ts";
import { keepPicture } from "../../src/images/keep-picture.ts";
import { takePicture } from "../../src/images/take-picture.ts";
import { appOver, errorOf, ORIGIN } from "../app/app-under-test.ts";
import { signedIn } from "../app/office-session.ts";
import { canMountDisks, mountSmallDisk } from "./small-disk.ts";

describe.skipIf(!canMountDisks())("A full disk", () => {
  test("refuses a picture by saying so and keeps no part of it, until there is room", async () => {
    const disk = mountSmallDisk("1m");
    try {
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
      const file = await sharp({ create: { width: 500, height: 500, channels: 3, background: "red", noise } })
        .png()
        .toBuffer();
      const { bytes } = await takePicture(file, { shape: "square", crop: null });
      const kept = () => readdirSync(join(disk.folder, "uploaded"));
      const first = await keepPicture(disk.folder, bytes);
      disk.fill();
      const other = Uint8Array.from(bytes).fill(7, -8);
      await expect(keepPicture(disk.folder, other)).rejects.toMatchObject({ name: "DiskFullError" });
      expect(kept()).toEqual([first.split("/")[1]]);
      disk.makeRoom();
      await keepPicture(disk.folder, other);
      expect(kept().length).toBe(2);
    } finally {
      disk.unmount();
    }
  });

  test("refuses a document while it arrives and keeps no part of it, and the office says why", async () => {
    const disk = mountSmallDisk("1m");
    const folder = mkdtempSync(join(tmpdir(), "full-disk-office-"));
    const handle = await openDatabase({ engine: "sqlite", file: join(folder, "catalogue.sqlite") });
    await migrate(handle);
    onTestFinished(async () => {
      await handle.close();
      rmSync(folder, { recursive: true });
    });
    try {
      const body = async function* () {
        for (let part = 0; part < 40; part += 1) yield Buffer.alloc(64 * 1024, "%PDF-1.7 %%EOF ");
      };
      await expect(keepDocument(disk.folder, "manual.pdf", body())).rejects.toMatchObject({
        name: "DiskFullError",
      });
      expect(readdirSync(join(disk.folder, "uploaded"))).toEqual([]);

      const { ask } = await appOver(handle, { media: { folders: [], dataDir: disk.folder } });
      const { cookie } = await signedIn(handle, ask, "editor");
      const headers = { origin: ORIGIN, cookie, "content-type": "application/octet-stream" };
      const sent = {
        method: "POST",
        headers,
        body: new Blob([Buffer.alloc(40 * 64 * 1024, "%PDF-1.7 %%EOF ")]),
      };
      const refused = await ask("/office/api/documents?name=manual.pdf", sent);
      expect(refused.status).toBe(507);
      expect(await errorOf(refused)).toMatchObject({
        code: "disk_full",
        message: expect.stringMatching(/disk is full/),
      });
      expect(readdirSync(join(disk.folder, "documents/uploaded"))).toEqual([]);
    } finally {
      disk.unmount();
    }
  });
});
