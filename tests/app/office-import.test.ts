import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { exportBytes } from "../../src/catalogue/export.ts";
import { readCatalogue } from "../../src/catalogue/records.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import { readVersions } from "../../src/database/catalogue/entity-versions.ts";
import { recordLines } from "../../src/database/record.ts";
import { MAX_IMPORT } from "../../src/domain/limits.ts";
import { importedSchema, importReportSchema } from "../../src/domain/office/import-report.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver, errorOf, ORIGIN, STOCK, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const root = mkdtempSync(join(tmpdir(), "office-import-"));
afterAll(() => rmSync(root, { recursive: true }));

const [FIRST] = STOCK;
const { brand: BRAND = "", name: NAME = "", serialNumber: ARTICLE = "" } = FIRST ?? {};

/** A price for a product of the stock, a new product, and a row without a brand. */
const FILE = [
  "name,brand,price,article number",
  `${NAME},${BRAND},14.50,${ARTICLE}`,
  `Bin 240,${BRAND},,B-240`,
  "Nobody's,,,",
  `Lid,${BRAND},"1,2,3",NQ-1234`,
  "",
].join("\n");

onBothEngines("importing a file in the office", (engine) => {
  let sites = 0;

  async function office(role: "owner" | "editor" | "sales" = "editor") {
    const handle = await engine.open();
    await stock(handle);
    const dataDir = join(root, `${engine.name}-${(sites += 1)}`);
    const { ask } = await appOver(handle, { media: { folders: [], dataDir } });
    const { staff, cookie, as } = await signedIn(handle, ask, role);
    const send = (path: string, query: Record<string, string>, file: BodyInit, headers = {}) =>
      ask(`/office/api/import${path}?${new URLSearchParams(query)}`, {
        method: "POST",
        headers: { origin: ORIGIN, cookie, "content-type": "application/octet-stream", ...headers },
        body: file,
        duplex: "half",
      });
    const check = (file: BodyInit, name = "prices.csv") => send("/check", { name }, file);
    const checked = async (file: BodyInit, name?: string) =>
      v.parse(importReportSchema, await (await check(file, name)).json());
    const takeOver = (
      file: BodyInit,
      { version, hash }: { version: number; hash: string },
      more: Record<string, string> = {},
    ) => send("", { name: "C:\\Lists\\prices.csv", version: String(version), hash, ...more }, file);
    const counted = async (response: Response) => v.parse(importedSchema, await response.json()).counts;
    const records = () => readCatalogue(handle.db);
    /** What is left of files that were sent. */
    const left = () => {
      try {
        return readdirSync(join(dataDir, "imports"), { recursive: true });
      } catch {
        return [];
      }
    };
    return { handle, ask, as, staff, cookie, send, check, checked, takeOver, counted, records, left };
  }

  test("says what it would do, row by row, and writes nothing", async () => {
    const { handle, checked, records, left } = await office();
    const before = await records();
    const report = await checked(FILE);
    expect(report).toMatchObject({
      version: before.version,
      counts: { kind: "products", added: 1, changed: 1, unchanged: 0, bad: 2 },
      bad: [
        { row: 4, label: "Nobody's", column: "brand", given: "", reason: "This cell must not be empty." },
        {
          row: 5,
          label: "NQ-1234 · COMAC · Scrubber-dryer",
          column: "price",
          given: "1,2,3",
          reason: expect.stringContaining("Write the price as a plain number"),
        },
      ],
      added: [{ row: 3, label: `B-240 · ${BRAND} · Bin 240` }],
      changed: [{ row: 2, differences: [{ column: "price", to: "14.50" }] }],
      notes: [],
      live: 1,
      switchesOff: null,
    });
    expect(await records()).toEqual(before);
    expect(await recordLines(handle.db, {}, 10)).toEqual([]);
    expect(left()).toEqual(["uploaded"]);
  });

  test("names what may be misspelled, and pictures that are not there", async () => {
    const { checked } = await office();
    const file = `name,brand,Prices,image\nLid,${BRAND}X,5,/attached-assets/gone.avif\n`;
    expect((await checked(file)).notes).toEqual([
      expect.stringContaining("If it is “price”, call it so in the first row."),
      expect.stringContaining(`If “${BRAND}” is meant, write that.`),
      expect.stringContaining("There is no picture “/attached-assets/gone.avif” (row 2)"),
    ]);
  });

  test("takes the good rows over, on the site at once, with the person and the file in history and record", async () => {
    const { handle, ask, staff, checked, takeOver, counted, records, left } = await office();
    const report = await checked(FILE);
    const response = await takeOver(FILE, report);
    expect(response.status).toBe(200);
    expect(await counted(response)).toEqual(report.counts);
    const { products, version } = await records();
    expect(version).toBe(report.version + 1);
    expect(products.find(({ name }) => name === NAME)?.price).toBe("14.50");
    expect(products.filter(({ name }) => name === "Nobody's" || name === "Lid")).toEqual([]);
    const { id = "" } = products.find(({ name }) => name === "Bin 240") ?? {};
    expect(await (await ask("/api/products")).text()).toContain("Bin 240");
    expect(left()).toEqual(["uploaded"]);

    const by = { id: staff.id, name: staff.name };
    expect(await recordLines(handle.db, {}, 10)).toMatchObject([
      {
        actor: by,
        action: "products.imported",
        entity: { kind: "product", label: "prices.csv" },
        after: { added: 1, changed: 1 },
      },
    ]);
    const [newest] = await readVersions(handle.db, { kind: "product", id });
    expect(newest).toMatchObject({ cause: "imported", file: "prices.csv", staff: by });
  });

  test("takes nothing over of what was not checked: another catalogue, other bytes, or the same once more", async () => {
    const { handle, checked, takeOver, counted, records } = await office();
    const report = await checked(FILE);
    const other = await takeOver(FILE.replace("14.50", "15.50"), report);
    expect([other.status, (await errorOf(other)).code]).toEqual([409, "conflict"]);
    await handle.db.transaction().execute((trx) => bumpCatalogueVersion(trx, handle.engine));
    const { version } = await records();
    const stale = await takeOver(FILE, report);
    expect(stale.status).toBe(409);
    expect((await errorOf(stale)).message).toMatch(/^The catalogue or the file was changed after the check/);
    expect((await records()).version).toBe(version);

    const again = await checked(FILE);
    const both = await Promise.all([takeOver(FILE, again), takeOver(FILE, again)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await records()).products.filter(({ name }) => name === "Bin 240")).toHaveLength(1);
    expect(await recordLines(handle.db, {}, 10)).toHaveLength(1);

    // What has been taken over already is nothing to do, and no line of the record.
    const done = await checked(FILE);
    expect(done.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, bad: 2 });
    expect(await counted(await takeOver(FILE, done))).toEqual(done.counts);
    expect((await records()).version).toBe(done.version);
    expect(await recordLines(handle.db, {}, 10)).toHaveLength(1);
  });

  test("takes more than a tenth off the site only where that is meant", async () => {
    const { checked, takeOver, records } = await office();
    const file = `name,brand,active\n${NAME},${BRAND},no\n`;
    const report = await checked(file);
    expect(report.switchesOff).toEqual({ count: 1, active: STOCK.filter(({ isActive }) => isActive).length });
    const refused = await takeOver(file, report);
    expect(await errorOf(refused)).toMatchObject({
      code: "file_refused",
      message: expect.stringMatching(/^This takes 1 of \d+ products off the site, more than a tenth/),
    });
    expect((await records()).version).toBe(report.version);
    expect((await takeOver(file, report, { force: "1" })).status).toBe(200);
    expect((await records()).products.find(({ name }) => name === NAME)?.isActive).toBe(false);
  });

  /** A file that is made while it is sent. */
  const streamed = (bytes: number) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent > bytes) return controller.close();
        sent += 1_000_000;
        return controller.enqueue(Buffer.alloc(1_000_000, "name,brand\n"));
      },
    });
  };
  test.each<[string, string, () => BodyInit, string]>([
    ["a picture", "logo.png", () => "PNG", "logo.png is not a .csv, .xlsx or .json file."],
    ["no workbook", "a.xlsx", () => "PK", "This is not an Excel workbook"],
    ["nothing", "b.csv", () => "", "b.csv is empty."],
    ["other columns", "c.csv", () => "one,two\n1,2\n", "The first row must name the columns"],
    ["no rows", "d.csv", () => "name,brand\n", "This file names its columns and has no rows"],
    ["no JSON", "../e.json", () => "{", "This file is not valid JSON."],
    [
      "10,001 rows",
      "g.csv",
      () => `name,brand\n${"Bin,SULO\n".repeat(MAX_IMPORT.rows + 1)}`,
      "This file holds more than 10,000 rows",
    ],
    ["51 MB", "f.csv", () => streamed(MAX_IMPORT.bytes), "f.csv is larger than 50 MB; split it."],
  ])("refuses %s with a sentence, and keeps nothing", async (_what, name, make, message) => {
    const { check, left } = await office();
    const response = await check(make(), name);
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([422, "file_refused"]);
    expect(error.message).toContain(message);
    expect(left()).toEqual(["uploaded"]);
  });

  test("keeps nothing of a file whose connection breaks", async () => {
    const { check, left } = await office();
    let parts = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) =>
        (parts += 1) < 3 ? controller.enqueue(Buffer.from(FILE)) : controller.error(new Error("Broken")),
    });
    expect(await errorOf(await check(broken))).toMatchObject({ code: "incomplete_body" });
    expect(left()).toEqual(["uploaded"]);
  });

  test("is for owners and editors, from the office's own pages", async () => {
    const sales = await office("sales");
    expect(await errorOf(await sales.check(FILE))).toMatchObject({ code: "not_allowed" });
    expect((await sales.as("/import/catalogue?format=csv")).status).toBe(403);
    const { send, records } = await office("owner");
    const { version } = await records();
    const query = { name: "prices.csv", version: "1", hash: "0".repeat(64) };
    const foreign = await send("", query, FILE, { origin: "https://evil.example" });
    expect(await errorOf(foreign)).toMatchObject({ code: "foreign_origin" });
    expect((await send("", query, FILE, { "content-type": "text/plain" })).status).toBe(415);
    expect((await send("", { name: "prices.csv", version: "-1", hash: "x" }, FILE)).status).toBe(422);
    expect((await records()).version).toBe(version);
  });

  test.each(["csv", "xlsx"] as const)("saves the catalogue as %s, which is nothing to do", async (format) => {
    const { as, checked, records } = await office();
    const response = await as(`/import/catalogue?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(
      new RegExp(String.raw`^attachment; filename="products-\d{4}-\d\d-\d\d\.${format}"$`),
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Buffer.from(bytes).equals(Buffer.from(await exportBytes(await records(), format)))).toBe(true);
    const { counts } = await checked(bytes, `products.${format}`);
    expect(counts).toEqual({ kind: "products", added: 0, changed: 0, unchanged: STOCK.length, bad: 0 });
  });
});
