import { expect, test } from "vitest";
import { sampleCatalogue } from "../../../../tests/support/render-page.tsx";
import { view } from "./view.ts";

const catalogue = await sampleCatalogue();

test("beside three axes only the first figure may be without one", () => {
  const scales = catalogue.products.flatMap(({ id }) => {
    const figures = view(catalogue, { id })?.figures ?? [];
    return [figures.map(({ scale }) => scale !== null)];
  });
  const full = scales.filter((each) => each.filter(Boolean).length >= 3);
  expect(full.length).toBeGreaterThan(100);
  expect(full.filter((each) => each.slice(1).includes(false))).toEqual([]);
});
