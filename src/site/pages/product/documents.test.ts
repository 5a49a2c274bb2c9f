import { expect, test } from "vitest";
import type { KeyedProduct } from "../../../domain/catalogue/keys.ts";
import {
  linksOf,
  partWith,
  renderPage,
  sampleCatalogue,
  textOf,
} from "../../../../tests/support/render-page.tsx";

const catalogue = await sampleCatalogue();

function productWhere(matches: (product: KeyedProduct) => boolean): KeyedProduct {
  const found = catalogue.products.find(matches);
  if (!found) throw new Error("The sample has no such product");
  return found;
}

const machine = productWhere(({ brand }) => brand === "COMAC");
const chemical = productWhere(({ documents }) => documents !== undefined);
const path = `/products/${machine.id}`;

test("a product lists the documents that there are, its data sheet first", async () => {
  expect(linksOf(partWith(await renderPage(path), "Documents"))).toEqual([
    ["Data sheet 1 page · PDF", `/documents/${machine.id}/data-sheet`],
  ]);
  const of = await renderPage(`/products/${chemical.id}`);
  expect(linksOf(of, "main h1 ~ div a")).toContainEqual([
    "Safety data sheet",
    `/documents/${chemical.id}/safety-data-sheet/en`,
  ]);
  const links = [...partWith(of, "Documents").querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/documents/${chemical.id}/data-sheet`,
    `/documents/${chemical.id}/safety-data-sheet/en`,
  ]);
  expect(textOf(links[1] ?? null)).toMatch(
    /^Safety data sheet English · Revision 1 · 22 Nov 2026 · PDF, \d+ KB$/,
  );
});

test("a maker's data sheet takes the place of the one that is made, and a document without its file is not listed", async () => {
  const documents = ["data sheet | ar | | 2026-03 | own.pdf | 2400000", "manual | en | | | gone.pdf"];
  const of = await renderPage(path, {
    catalogue: { ...catalogue, byId: new Map([[machine.id, { ...machine, documents }]]) },
  });
  const links = [...partWith(of, "Documents").querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual([
    [`/documents/${machine.id}/data-sheet/ar`, "Data sheet Arabic · Mar 2026 · PDF, 2.3 MB"],
  ]);
});
