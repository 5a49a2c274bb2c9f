import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import {
  linksOf,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";
import { productPath } from "../../../urls/links.ts";
import { relativesOf } from "./related-view.ts";

const { products } = await sampleCatalogue();
const byArticle = (article: string) => {
  const found = products.find(({ serialNumber }) => serialNumber === article);
  if (!found) throw new Error(`The sample has no ${article}.`);
  return found;
};
const pageOf = (article: string) => renderPage(productPath(byArticle(article).id));

/** The rows of a part, by its id. */
const rowsOf = (page: Document, id: string) => textsOf(page, `section[aria-labelledby=${id}] li p`);

test("a machine names what is used with it: article number, why, and how many a pack holds", async () => {
  const page = await pageOf("NUM-1069");
  const rows = rowsOf(page, "needs");
  expect(rows).toHaveLength(15);
  const pad = rows.find((row) => row.includes("AMR-5037")) ?? "";
  expect(pad).toContain("Blue Scrubbing Floor Pad, 17 in (432 mm)");
  expect(pad).toContain("Diameter 432 mm, for a width of 430 mm; 5 in a pack");
  expect(textsOf(page, "section[aria-labelledby=needs] summary")).toEqual(["Show 9 more"]);
  expect(rowsOf(page, "fits")).toEqual([]);
});

test("the pad names its machines, so that one comes from either to the other", async () => {
  const page = await pageOf("AMR-5037");
  expect(rowsOf(page, "needs")).toEqual([]);
  expect(rowsOf(page, "fits")).toHaveLength(3);
  expect(linksOf(page).map(([, href]) => href)).toContain(productPath(byArticle("NUM-1069").id));
});

test("a plate is both: it takes three pads at a time and stands on a grinder, three of it", async () => {
  const page = await pageOf("KLX-1032");
  expect(rowsOf(page, "needs")[0]).toContain("3 at a time; 9 in a pack");
  expect(rowsOf(page, "fits")).toHaveLength(1);
  expect(rowsOf(page, "fits")[0]).toContain("3 at a time");
});

test("how many to order is known where the data say so", async () => {
  const catalogue = await sampleCatalogue();
  const quantities = (article: string) =>
    Object.fromEntries(
      relativesOf(byArticle(article), catalogue).needs.map(({ articleNumber, quantity }) => [
        articleNumber,
        quantity,
      ]),
    );
  // Nine pads in a pack are three sets; two bottles of a litre fill two litres.
  expect(quantities("KLX-1032")).toMatchObject({ "KLX-1008": 1 });
  expect(quantities("OXY-3097")).toMatchObject({ "OXY-3035": 2 });
  expect(quantities("KLX-1041")).toMatchObject({ "KLX-1032": 3 });
});

test("what is needed goes into the quote list with the number that the data suggest", async () => {
  const page = await pageOf("KLX-1041");
  expect(linksOf(page)).toContainEqual(["Add to quote × 3", "/get-quote?lines=KLX-1032*3"]);
  const plate = await pageOf("KLX-1032");
  expect(linksOf(plate)).toContainEqual(["Add to quote", "/get-quote?lines=KLX-1041"]);
});

test("what was replaced leads to its successor, and that back", async () => {
  const old = await pageOf("LAV-2037");
  expect(textOf(old.querySelector("main"))).toContain("Replaced by Manual Push Sweeper, 77 cm, 40 L Hopper");
  const next = await pageOf("LAV-1068");
  expect(textOf(next.querySelector("main"))).toContain("Replaces Manual Push Sweeper, 77 cm, 40 L");
});
