import * as fc from "fast-check";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { withoutKeys } from "../domain/catalogue/keys.ts";
import { type ExportFormat, exportBytes } from "./export.ts";
import { importSheet } from "./import/import.ts";
import { createLoader } from "./load.ts";
import { readSheetBytes } from "./files/read-file.ts";
import { readCatalogue } from "./records.ts";
import type { Sheet } from "./files/table.ts";

const nasty = fc.constantFrom(
  "=1+1",
  "+",
  "-5",
  "@a",
  "'=x",
  "''-",
  '"',
  '","',
  ";",
  "\\",
  "»",
  "é",
  "مكنسة",
  "🧽",
  "<b>&amp;",
  "_x0041_",
  "null",
  "valueOf",
  "\ufffd",
  "\u{1fffe}",
  "\u0090",
  "1e5",
  "007",
);
const word = fc.oneof(nasty, fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }));
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const lines = fc.array(text, { maxLength: 4 }).map((entries) => entries.join("\n"));
const price = fc.option(
  fc.integer({ min: 0, max: 999_999 }).map((cents) => (cents / 100).toFixed(2)),
  { nil: "" },
);

/** Rows as somebody may type them; the ones that the importer refuses are part of the test. */
const row = fc.record({
  "article number": fc.oneof(fc.constant(""), word),
  name: text.map((name) => `n ${name}`),
  brand: fc.oneof(word, fc.constantFrom("SULO", "Sulo", "COMAC")),
  category: fc.oneof(text, fc.constantFrom("A » B", "A >> B", "A", "\u0090 »", "A » \u200d")),
  subcategory: fc.constant(""),
  description: lines,
  features: lines,
  specifications: lines,
  image: fc.constantFrom("", "https://example.com/'a'.jpg", "/attached-assets/ä.webp"),
  "image text": text,
  "more images": fc.constantFrom(
    "",
    "/attached-assets/b.avif | From the side",
    "https://example.com/c.jpg\n/attached-assets/b.avif |",
  ),
  fits: fc.constantFrom("", "A-1", "a-1 x 3", "A-1\nB  2 × 2\na-1"),
  successor: fc.constantFrom("", "B 2", "b 2"),
  price,
  active: fc.constantFrom("yes", "no", ""),
});

function sheetOf(rows: readonly Record<string, string>[]): Sheet {
  const header = Object.keys(rows[0] ?? { name: "", brand: "" });
  const cells = rows.map((entry, n) => ({ row: n + 2, cells: header.map((column) => entry[column] ?? "") }));
  return { header, rows: cells, decimalComma: false, quotesFormulas: false, notes: [] };
}

async function roundTrip(handle: DatabaseHandle, format: ExportFormat): Promise<void> {
  const rows = await readCatalogue(handle.db);
  const bytes = await exportBytes(rows, format);
  const { plan } = await importSheet(handle, await readSheetBytes(`a.${format}`, bytes), {
    deactivateAbsent: true,
  });
  expect(plan).toMatchObject({
    added: [],
    changed: [],
    absent: [],
    bad: [],
    unchanged: rows.products.length,
  });
  const after = await readCatalogue(handle.db);
  expect(after).toEqual(rows);
  expect(Buffer.from(await exportBytes(after, format)).equals(bytes)).toBe(true);
}

onBothEngines("export and import", (engine) => {
  test("change nothing, byte for byte, whatever the products say", async () => {
    const handle = await engine.open();
    const known = { brand: "SULO", fits: "", successor: "" };
    await importSheet(
      handle,
      sheetOf([
        { "article number": "A-1", name: "First", ...known },
        { "article number": "B 2", name: "Second", ...known },
      ]),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
        await importSheet(handle, sheetOf(rows), { force: true });
        for (const format of ["csv", "xlsx", "json"] as const) await roundTrip(handle, format);
      }),
      { numRuns: 15, endOnFailure: true },
    );
    expect((await readCatalogue(handle.db)).products.length).toBeGreaterThan(10);
  });

  test("carry brands over with the names that visitors read", async () => {
    const [from, to] = [await engine.open(), await engine.open()];
    const brands = "name,display name\nNUMATIC,Numatic\nSULO,\n";
    await importSheet(from, await readSheetBytes("a.csv", new TextEncoder().encode(brands)));
    for (const format of ["csv", "xlsx", "json"] as const) {
      const bytes = await exportBytes(await readCatalogue(from.db), format, "brands");
      await importSheet(to, await readSheetBytes(`a.${format}`, bytes));
      const rows = await readCatalogue(to.db);
      expect(rows.brands.map(({ displayName }) => displayName)).toEqual(["Numatic", null]);
      expect(Buffer.from(await exportBytes(rows, format, "brands")).equals(bytes)).toBe(true);
    }
  });

  test.each([
    { kind: "brands", file: "name,website\nSULO,\nCOMAC," },
    { kind: "categories", file: "name,parent\nTools,\nChemicals," },
  ] as const)("carry $kind over that have nothing but names", async ({ kind, file }) => {
    const [from, to] = [await engine.open(), await engine.open()];
    await importSheet(from, await readSheetBytes("a.csv", new TextEncoder().encode(file)));
    for (const format of ["csv", "xlsx", "json"] as const) {
      const bytes = await exportBytes(await readCatalogue(from.db), format, kind);
      await importSheet(to, await readSheetBytes(`a.${format}`, bytes));
      expect(Buffer.from(await exportBytes(await readCatalogue(to.db), format, kind)).equals(bytes)).toBe(
        true,
      );
    }
  });

  test("change nothing where the file is what the site answers programs", async () => {
    const handle = await engine.open();
    const file = `article number,name,brand,price,image,more images,documents
A-1,Pad,SULO,12.50,/attached-assets/a.avif,"/attached-assets/b.avif | Behind
https://example.com/c.jpg",manual | en | | | pad.pdf
A-2,Mop,SULO,2.00,,,`;
    await importSheet(handle, await readSheetBytes("a.csv", new TextEncoder().encode(file)));
    const loader = createLoader(handle, {
      images: {
        versioned: (url) => (url?.startsWith("/") ? `${url}?v=0123456789abcdef-960x720` : url),
        siteMedia: () => ({}),
        refresh: () => Promise.resolve(),
        version: () => 1,
      },
      documents: { sound: () => ({ bytes: 7 }), refresh: () => Promise.resolve(), version: () => 1 },
      showPrices: false,
      locales: ["en"],
    });
    const { products } = await loader.load();
    expect(products[0]?.imageUrl).toContain("?v=");
    const answer = new TextEncoder().encode(JSON.stringify(products.map(withoutKeys)));
    const { plan } = await importSheet(handle, await readSheetBytes("a.json", answer));
    expect(plan).toMatchObject({ added: [], changed: [], bad: [], unchanged: 2 });
  });

  test("carry a catalogue over into an empty database", async () => {
    const [from, to] = [await engine.open(), await engine.open()];
    const rows = fc.sample(row, { numRuns: 60, seed: 7 });
    const named = ["A-1", "B 2"].map((article) => ({
      ...rows[0],
      "article number": article,
      name: article,
      fits: "",
      successor: "",
    }));
    await importSheet(from, sheetOf([...rows, ...named]), { force: true });
    const bytes = await exportBytes(await readCatalogue(from.db), "csv");
    // Excel reads UTF-8 by this mark alone.
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { plan } = await importSheet(to, await readSheetBytes("a.csv", bytes));
    expect(plan.bad).toEqual([]);
    expect(Buffer.from(await exportBytes(await readCatalogue(to.db), "csv")).equals(bytes)).toBe(true);
  });
});
