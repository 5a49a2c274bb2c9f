import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../src/database/connect.ts";
import { catalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import { storedCompany } from "../../src/database/company.ts";
import { readVersions } from "../../src/database/catalogue/entity-versions.ts";
import { brokenLine, recordLines } from "../../src/database/record.ts";
import { contentHash } from "../../src/files/folder-index.ts";
import { addStaff, cookiesOf, PASSWORD } from "../app/office-session.ts";
import { onBothEngines } from "../support/engines.ts";
import { startRestartable } from "./restarts.ts";

/** Kills in a run, each at another moment; `FAULT_KILLS=200 npm test -- faults kill-publishing` makes more of them. */
const KILLS = Number(process.env["FAULT_KILLS"] ?? 4);

/** The longest time that changes are made until a kill (ms). */
const LONGEST = 700;

/** Everything that was acknowledged so far: the last name and city, and all pictures. */
type Promised = { name: number; city: number; pictures: string[] };

/** A server whose product, facts and pictures somebody changes without a pause, until it is killed. */
function editing(url: string, cookie: string, promised: Promised, isKilled: () => boolean) {
  const ask = async (path: string, method: string, body?: object | Uint8Array<ArrayBuffer>) => {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(`${url}/office/api${path}`, {
      method,
      headers: {
        origin: url,
        cookie,
        "content-type": isBytes ? "application/octet-stream" : "application/json",
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    return response.json();
  };
  /** Repeats a change until the server is gone; what fails before that is an error. */
  const untilKilled = async (change: () => Promise<void>) => {
    try {
      for (;;) await change();
    } catch (error) {
      if (!isKilled()) throw error;
    }
  };
  let [name, city, picture] = [promised.name, promised.city, promised.pictures.length];
  return Promise.all([
    untilKilled(async () => {
      const [{ id }] = (await ask("/products?sort=article", "GET")).rows;
      const { published, draft } = await ask(`/products/${id}`, "GET");
      const edits = { name: { from: published.name, to: `Name ${++name}` } };
      const version = draft?.version ?? 0;
      const kept = await ask(`/products/${id}/draft`, "PUT", { version, edits });
      await ask(`/products/${id}/publication`, "POST", { version: kept.draft.version });
      promised.name = name;
    }),
    untilKilled(async () => {
      const { version, facts } = await ask("/company", "GET");
      await ask("/company", "PUT", { version, facts: { ...facts, city: `City ${++city}` } });
      promised.city = city;
    }),
    untilKilled(async () => {
      const background = { r: ++picture % 256, g: 90, b: 40 };
      const image = sharp({ create: { width: 600, height: 600, channels: 3, background } });
      const png = new Uint8Array(await image.png().toBuffer());
      const taken = await ask(`/pictures?name=a.png&shape=square`, "POST", png);
      promised.pictures.push(taken.url);
    }),
  ]);
}

/** What is stored of the product and the facts, each as one whole state with its version and its line in the record. */
async function stored(handle: DatabaseHandle) {
  const product = await handle.db
    .selectFrom("products")
    .selectAll()
    .where("name", "like", "Name %")
    .executeTakeFirst();
  const [newest] = await readVersions(handle.db, { kind: "product", id: String(product?.["id"]) });
  const lines = await recordLines(handle.db, { kinds: ["product"] }, 9);
  const published = lines.find(({ action }) => action === "product.published");
  const facts = await storedCompany(handle.db);
  const [changed] = await recordLines(handle.db, { kinds: ["company"] }, 1);
  return {
    names: [product?.["name"], newest?.snapshot["name"], published?.after["name"]],
    cities: [JSON.parse(facts?.facts ?? "{}").city, changed?.after["city"]],
    versions: newest?.version,
  };
}

onBothEngines("publishing", (engine) => {
  test("what was published before SIGKILL is there, and what was not acknowledged is there whole or not at all", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kill-publishing-"));
    const target = await engine.target();
    const settings = target.engine === "postgres" ? { DATABASE_URL: target.url } : {};
    const restarts = startRestartable({ DATA_DIR: dataDir, ...settings });
    const promised: Promised = { name: 0, city: 0, pictures: [] };
    onTestFinished(async () => {
      await restarts.current().server.kill();
      rmSync(dataDir, { recursive: true });
    });
    await restarts.current().server.ready;
    const handle = await openDatabase(
      target.engine === "postgres" ? target : { engine: "sqlite", file: join(dataDir, "catalogue.sqlite") },
    );
    onTestFinished(() => handle.close());
    const staff = await addStaff(handle, "owner");

    for (let kill = 0; kill < KILLS; kill++) {
      const run = restarts.current();
      const url = await run.server.ready;
      const session = await fetch(`${url}/office/api/session`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: url },
        body: JSON.stringify({ email: staff.email, password: PASSWORD }),
      });
      const before = { ...promised };
      const editors = editing(url, cookiesOf(session), promised, () => run.isKilled);
      // Some of everything was acknowledged before the moment counts.
      await expect.poll(() => promised.name > before.name && promised.city > before.city).toBe(true);
      await after(Math.random() * LONGEST);
      await restarts.killAndRestart();
      await editors;

      // PostgreSQL may still be about to end what it was told before the kill.
      await restarts.current().server.ready;
      const { names, cities } = await stored(handle);
      // The last acknowledged one, or the one that was on its way.
      expect([`Name ${promised.name}`, `Name ${promised.name + 1}`]).toContain(names[0]);
      expect(names).toEqual([names[0], names[0], names[0]]);
      expect([`City ${promised.city}`, `City ${promised.city + 1}`]).toContain(cities[0]);
      expect(cities).toEqual([cities[0], cities[0]]);
      expect(await brokenLine(handle.db)).toBeNull();
      promised.name = Number(String(names[0]).slice(5));
      promised.city = Number(String(cities[0]).slice(5));

      // A file that has a picture's name is that picture.
      const folder = join(dataDir, "pictures/uploaded");
      const files = readdirSync(folder).filter((file) => !file.startsWith("."));
      const hashes = files.map((file) => `${contentHash(readFileSync(join(folder, file)))}.avif`);
      expect(hashes).toEqual(files);
      const kept = promised.pictures.map((picture) => picture.slice(picture.lastIndexOf("/") + 1));
      expect(files).toEqual(expect.arrayContaining(kept));
    }
    console.log(`Kill test of publishing, ${engine.name}:`, {
      kills: KILLS,
      published: promised.name,
      facts: promised.city,
      pictures: promised.pictures.length,
      catalogue: await catalogueVersion(handle.db),
    });
    expect(promised.pictures.length).toBeGreaterThan(0);
  });
});
