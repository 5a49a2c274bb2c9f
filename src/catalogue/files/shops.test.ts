import { join } from "node:path";
import { expect, test } from "vitest";
import { notesOf, reasonsOf, refusalOf } from "../../../tests/support/import-texts.ts";
import { CellError } from "../errors.ts";
import { readSheetBytes, readSheetFile } from "./read-file.ts";
import { readRows } from "../import/read-rows.ts";
import { shopSheet } from "./shops.ts";

const exported = async (name: string) =>
  readRows(await readSheetFile(join(import.meta.dirname, "exports", name)));
const csv = async (text: string) =>
  readRows(await readSheetBytes("a.csv", new TextEncoder().encode(`${text}\n`)));

test("a WooCommerce export gives its products, and drafts, private and hidden ones are off", async () => {
  const { rows, bad, notes } = await exported("woocommerce.csv");
  const pictures = "https://shop.example/wp-content/uploads/2024/03/";
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      "article number": "00451",
      name: "Microfibre cloth – blue",
      brand: "Filmop",
      category: "Cleaning Tools",
      subcategory: "Cloths",
      description: "Lint free.\n\nWashable 300 times.\n\n40 x 40 cm\n320 g/m²",
      specifications: "",
      image: `${pictures}cloth.jpg`,
      price: "0.85",
      active: "yes",
    },
    expect.objectContaining({
      "article number": "VAC-30",
      category: "Equipment",
      subcategory: "Vacuums",
      active: "no",
    }),
    expect.objectContaining({ "article number": "VAC-90", price: "310.00", active: "no" }),
    expect.objectContaining({ "article number": "OLD-1", category: "General", active: "no" }),
    {
      "article number": "PAD-13",
      name: "Floor pad - 13 in",
      brand: "Americo",
      category: "Cleaning Tools",
      subcategory: "Pads, discs and brushes",
      description: "Fits all single disc machines.",
      specifications: "Diameter: 13 in",
      image: `${pictures}pad.jpg`,
      price: "2.50",
      active: "yes",
    },
    expect.objectContaining({
      "article number": "PAD-17",
      name: "Floor pad – 17 in",
      brand: "Americo",
      image: `${pictures}pad-17.jpg`,
      active: "yes",
    }),
    expect.objectContaining({ name: "=Bin, special", category: "Waste", subcategory: "Bins" }),
  ]);
  expect(reasonsOf(bad)).toEqual([{ row: 9, column: "brand", reason: "This cell must not be empty." }]);
  expect(notesOf(notes)[0]).toBe(
    "This is a WooCommerce export: 9 rows, 8 products. Drafts and hidden ones stay off.",
  );
  expect(notesOf(notes)[1]).toMatch(/^Left out: .*Sale price, Tags/);
});

test("a draft parent keeps its published variations off", async () => {
  const { rows } = await csv(
    "Type,SKU,Name,Published,Is featured?,Parent,Brand\nvariable,P,Mop,-1,0,,X\nvariation,P-1,Mop - S,1,0,P,\n",
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    { "article number": "P-1", name: "Mop - S", brand: "X", active: "no" },
  ]);
});

test("a Shopify export gives a product a variant, and only active, published ones are on", async () => {
  const { rows, bad, notes } = await exported("shopify.csv");
  const pictures = "https://cdn.shopify.com/s/files/1/0000/0001/files/";
  const glass = {
    brand: "Kiehl",
    category: "Chemicals",
    subcategory: "Glass",
    description: "Streak free.\n\nReady to use\nScent: lemon & lime",
    active: "yes",
  };
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      ...glass,
      "article number": "0451",
      name: "Glass cleaner – 1 L",
      specifications: "Size: 1 L",
      image: `${pictures}glass.png?v=1`,
      price: "1.45",
    },
    {
      ...glass,
      "article number": "0452",
      name: "Glass cleaner – 10 L",
      specifications: "Size: 10 L",
      image: `${pictures}glass-10.png?v=1`,
      price: "11.00",
    },
    expect.objectContaining({
      "article number": "LAV-8",
      name: "Steam cleaner",
      category: "Home & Garden",
      subcategory: "Household Appliances",
      active: "no",
    }),
    expect.objectContaining({ "article number": "MOP-0", active: "no" }),
    expect.objectContaining({ "article number": "KIT-1", active: "no" }),
  ]);
  expect(reasonsOf(bad)).toEqual([{ row: 8, column: "brand", reason: "This cell must not be empty." }]);
  expect(notesOf(notes)[0]).toMatch(/^This is a Shopify export: 7 rows, 6 products\./);
});

test("Shopify's newer column names are known as well", async () => {
  const { rows } = await csv(
    "Title,URL handle,Description,Vendor,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Product image URL\n" +
      "Mop,mop,<b>Wide</b>,Acme,,Mops,TRUE,Draft,M-1,Title,Default Title,4.5,https://cdn.example/m.png\n",
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    {
      "article number": "M-1",
      name: "Mop",
      brand: "Acme",
      category: "Mops",
      description: "Wide",
      specifications: "",
      image: "https://cdn.example/m.png",
      price: "4.50",
      active: "no",
    },
  ]);
});

test("a column of an unknown program that speaks of drafts is not passed over", async () => {
  const { bad } = await csv("SKU,Name,Brand,Status\nA,Mop,X,draft\n");
  expect(reasonsOf(bad)).toEqual([{ row: 2, column: "active", reason: "Write yes or no." }]);
});

test("a row whose cells are shifted, or that can't be told apart, refuses the export", async () => {
  const header = "Type,SKU,Name,Published,Is featured?,Brand";
  expect(await refusalOf(() => csv(`${header}\nsimple,A,Mop, wide,1,0,X`))).toBe(
    "Row 2 of this export can't be read: This row has 7 cells and the header 6; a separator may be unquoted.",
  );
  expect(await refusalOf(() => csv(`${header}\nsimple,A,Mop`))).toMatch(/Row 2 .* only 3 of 6 cells/);
  const cells = ["simple", new CellError({ code: "spreadsheetError", shown: "#N/A" }), "Mop", "1", "0", "X"];
  const sheet = { decimalComma: false, quotesFormulas: true, notes: [], rows: [{ row: 2, cells }] };
  expect(await refusalOf(() => shopSheet({ ...sheet, header: header.split(",") }))).toMatch(
    /Row 2 .* the error #N\/A here/,
  );
});
