import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import { partWith, renderPage, sampleCatalogue, textOf } from "../../../../tests/support/render-page.tsx";
import { view } from "./view.ts";

const catalogue = await sampleCatalogue();

/** The key figures with the texts of their axes. */
const figuresOn = (shown: Document) =>
  [...shown.querySelectorAll('section[aria-label="Key figures"] dl > div')].map((figure) => [
    textOf(figure.querySelector("dt")),
    textOf(figure.querySelector("dd")),
    textOf(figure.querySelector("dd > .unseen")),
  ]);

test("the key figures lie on axes among the products of the kind", async () => {
  const machine = catalogue.products.find(({ brand }) => brand === "COMAC");
  const path = `/products/${machine?.id}`;
  expect(figuresOn(await renderPage(path))).toEqual([
    ["Width", "280 mm", "Among 16 comparable products, from 280 mm to 900 mm: 0 less, 15 more."],
    ["Tank", "3 L", expect.stringMatching(/^Among 16 .* from 3 L to 190 L: 0 less, 15 more\.$/)],
    ["Area", "700 m²/h", expect.stringMatching(/0 less, \d+ more\.$/)],
    ["Weight", "16 kg", expect.stringMatching(/less/)],
  ]);
  const bare = await renderPage(path, {
    catalogue: {
      ...catalogue,
      byId: new Map(machine && [[machine.id, { ...machine, specifications: "" }]]),
    },
  });
  expect(figuresOn(bare)).toEqual([]);
});

test("a chemical is told by pack, pH and dilution, a pad by diameter and grit", async () => {
  const named = async (start: string) => {
    const product = catalogue.products.find(({ name }) => name.startsWith(start));
    return figuresOn(await renderPage(`/products/${product?.id}`)).map(([name]) => name);
  };
  expect(await named("Neutral Floor Cleaner")).toEqual(["Pack", "pH", "Dilution", "Dose"]);
  expect(await named("Dry Resin Pad")).toEqual(["Diameter", "Grit", "Speed", "Thickness"]);
});

test("a figure is told in the unit of its like, as the table of its range tells it", async () => {
  const dispenser = await renderPage("/products/losdi-push-bar-soap-dispenser-1-l-white-abs");
  expect(figuresOn(dispenser)).toContainEqual(["Weight", "0.6 kg", expect.stringMatching(/to 1\.2 kg/)]);
  expect(textOf(dispenser.body)).not.toContain("600");
});

test("what a figure says as 'at most' is told once", async () => {
  const rideOn = await renderPage("/products/comac-ride-on-scrubber-dryer-75-cm-110-l-tank");
  expect(figuresOn(rideOn).map(([name, value]) => [name, value])).toContainEqual(["Run time", "≤ 4 h"]);
  const onScreen = partWith(rideOn, "Specifications").querySelectorAll("dl > div:not([class]) dt");
  expect([...onScreen].map(textOf)).not.toContain("Run time");
});

test("beside three axes only the first figure may be without one", () => {
  const scales = catalogue.products.flatMap(({ id }) => {
    const figures = view(catalogue, { id }, "en-GB")?.figures ?? [];
    return [figures.map(({ scale }) => scale !== null)];
  });
  const full = scales.filter((each) => each.filter(Boolean).length >= 3);
  expect(full.length).toBeGreaterThan(100);
  expect(full.filter((each) => each.slice(1).includes(false))).toEqual([]);
});

test("one figure alone does not stand large, and its line is in the specification on the screen", () => {
  const covers = view(catalogue, { id: "losdi-toilet-seat-covers-half-fold-pack-of-250" }, "en-GB");
  expect(covers?.figures).toEqual([]);
  expect(covers?.specification).toContainEqual(expect.objectContaining({ label: "Case", isFigure: false }));
  const counts = catalogue.products.map(({ id }) => view(catalogue, { id }, "en-GB")?.figures.length);
  expect(counts).not.toContain(1);
});
