import { beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { loadContents } from "../content/load.ts";
import { BELOW, pdfText } from "../../tests/support/pdf-text.ts";
import { dataSheet } from "./data-sheet.ts";
import type { SheetContent } from "./sheet-layout.ts";

const [texts] = await loadContents();

const content: SheetContent = {
  product: {
    name: "Walk-Behind Scrubber-Dryer, 50 cm, Battery",
    description: "The standard size for supermarkets and school corridors.",
    features: ["Built-in battery charger", "Tip-up recovery tank"],
    specifications: "Working width: 500 mm\nSolution tank: 40 L\nBattery: 24 V, 105 Ah",
    serialNumber: "COM-2024",
  },
  brand: "COMAC",
  place: ["Equipments", "Scrubbers"],
  figures: [
    { label: "Working width", value: "500 mm" },
    { label: "Solution tank", value: "40 L" },
  ],
  address: "https://shop.test/products/comac-scrubber",
  changed: new Date("2026-11-22T22:00:00Z"),
  picture: null,
};

const sheetWith = async (changes: Partial<SheetContent["product"]>, more: Partial<SheetContent> = {}) =>
  dataSheet({ ...content, ...more, product: { ...content.product, ...changes } }, texts);

/** The text of a sheet, which is one page whatever it holds. */
async function textOf(
  changes: Partial<SheetContent["product"]>,
  more?: Partial<SheetContent>,
): Promise<string> {
  const pages = pdfText(await sheetWith(changes, more));
  expect(pages).toHaveLength(1);
  expect(pages[0]).not.toContain(BELOW);
  return pages.join("");
}

let picture: Uint8Array;
beforeAll(async () => {
  const create = { width: 400, height: 300, channels: 3, background: "#cdd" } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
});

test("a data sheet says what the product is, its figures, and how to reach the company", async () => {
  const text = await textOf({}, { picture });
  for (const said of [
    "COM-2024",
    "shop.test/products/comac-scrubber",
    "COMAC",
    "Walk-Behind",
    "Equipments › Scrubbers",
    "The standard size for supermarkets",
    "Built-in battery charger",
    "Working width",
    "500 mm",
    "24 V, 105 Ah",
    "Naqi Trading WLL",
    // The day in Bahrain.
    "As of 23 November 2026.",
  ]) {
    expect(text).toContain(said);
  }
});

test("it is tagged, named and in a language, so that it can be read aloud", async () => {
  const raw = Buffer.from(await sheetWith({}, { picture })).toString("latin1");
  expect(raw).toContain("/MarkInfo");
  expect(raw).toContain("/Lang (en)");
  expect(raw).toContain("/DisplayDocTitle true");
  expect(raw).toMatch(/\/S \/H1\b/);
  expect(raw).toMatch(/\/S \/Figure\b/);
});

test("the same product is the same bytes", async () => {
  expect(await sheetWith({})).toEqual(await sheetWith({}));
});

test("60 lines of specification stand on the one page, and so does nothing at all", async () => {
  const lines = Array.from({ length: 60 }, (_, n) => `Label ${n}: value ${n} of something`);
  const text = await textOf({ specifications: lines.join("\n") }, { picture });
  for (const n of [0, 29, 30, 59]) expect(text).toContain(`value ${n} of something`);
  expect(text).not.toContain("no room");
  const bare = { description: "", features: [], specifications: "", serialNumber: null };
  expect(await textOf(bare, { figures: [] })).toContain("Walk-Behind");
});

test("of what has no room the sheet says where it is, however much there is", async () => {
  const text = await textOf(
    {
      name: "W".repeat(200),
      description: "word ".repeat(1000),
      features: Array.from({ length: 50 }, () => "feature ".repeat(37)),
      specifications: Array.from({ length: 100 }, () => `${"x".repeat(200)}: ${"y ".repeat(145)}`).join("\n"),
    },
    { picture },
  );
  expect(text).toContain("the rest is at https://shop.test/products/comac-scrubber");
});

test("letters of other scripts are there, in the order in which they are read", async () => {
  const text = await textOf({ name: "Πλάτος Ширина", description: "Größe œuvre ≤ 65 dB(A) µ ½" });
  expect(text).toContain("Πλάτος Ширина");
  expect(text).toContain("Größe œuvre ≤ 65 dB(A) µ ½");
  const arabic = Buffer.from(await sheetWith({ name: "ماكينة تنظيف" })).toString("latin1");
  // UTF-16, in which the text's own order is kept for who copies it or has it read aloud.
  const utf16 = Buffer.from("ماكينة تنظيف", "utf16le").swap16().toString("latin1");
  expect(arabic).toContain(utf16.slice(2, 8));
});

test("signs that the fonts lack are drawn as others, and read as they were written", async () => {
  expect(await textOf({ description: "1500 min⁻¹, ⌀ 20 mm" })).toContain("1500 min−¹, Ø 20 mm");
  const raw = Buffer.from(await sheetWith({ description: "⌀ 20 mm" })).toString("latin1");
  expect(raw).toContain(Buffer.from("⌀ 20 mm", "utf16le").swap16().toString("latin1"));
});
