import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSheetFile } from "../src/catalogue/files/read-file.ts";
import { readRows } from "../src/catalogue/import/read-rows.ts";

type Entry = { model: string; args: Record<string, unknown>; scale?: number };

const read = <T>(name: string): Record<string, T> =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8")) as Record<string, T>;

const pictures = read<Entry>("pictures.json");
const CATALOGUE = join(import.meta.dirname, "../catalogue");

async function articleNumbers() {
  const files = readdirSync(CATALOGUE).filter((name) => /^products-.*\.csv$/.test(name));
  const sheets = await Promise.all(files.map((name) => readSheetFile(join(CATALOGUE, name))));
  return sheets.flatMap((sheet) => readRows(sheet).rows.map(({ cells }) => cells["article number"] ?? ""));
}

test("every product of the sample has a model, and its size is measured", async () => {
  const articles = (await articleNumbers()).toSorted();
  expect(Object.keys(pictures).toSorted()).toEqual(articles);
  expect(Object.keys(read("sizes.json")).toSorted()).toEqual(articles);
});

test("marks are kept of the sample's products alone", async () => {
  const articles = await articleNumbers();
  expect(Object.keys(read<string>("rendered.json")).filter((name) => !articles.includes(name))).toEqual([]);
});

test("labels of chemicals and scents say what the product's row says", () => {
  const words = ["title", "subtitle", "volume", "note", "foot"];
  const labelled = /^(canister_5l|jerrycan_20l|spray_bottle|pour_bottle|powder_tub|refill_pouch)$/;
  const scented = /^(fragrance_bottle|aerosol_can)$/;
  const written = Object.entries(pictures).filter(
    ([, { model, args }]) =>
      (labelled.test(model) && words.some((word) => word in args)) ||
      (scented.test(model) && ["scent", ...words].some((word) => word in args)),
  );
  expect(written).toEqual([]);
});
