import { expect, test } from "vitest";
import { sampleProduct } from "../../../../tests/support/sample-product.ts";
import { sampleCatalogue as catalogueOf } from "../../../../tests/support/sample-tree.ts";
import {
  linksOf,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";

const { products } = await sampleCatalogue();

test("the finder is a form that needs no scripts", async () => {
  const page = await renderPage(
    "/machine-finder?area=6000&hours=2&floor=structured&obstacles=many&power=battery",
  );
  const form = page.querySelector("main form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
    null,
    "/machine-finder#machines",
  ]);
  const values = [...page.querySelectorAll("main form :is([type=number], [checked])")].map((field) => [
    field.getAttribute("name"),
    field.getAttribute("value"),
  ]);
  expect(Object.fromEntries(values)).toEqual({
    area: "6000",
    hours: "2",
    floor: "structured",
    obstacles: "many",
    power: "battery",
  });
});

test("the finder says what a data sheet has to state, and shows the machines with what speaks for and against each", async () => {
  const page = await renderPage(
    "/machine-finder?area=6000&hours=2&floor=structured&obstacles=many&power=battery",
  );
  expect(textOf(page.querySelector("main h2"))).toBe("A data sheet has to state6,000 m²/h");
  const machines = [...page.querySelectorAll("#machines ol > li")];
  expect(machines).toHaveLength(6);
  const [first] = machines;
  if (!first) throw new Error("No machine");
  const product = products.find(({ serialNumber }) => serialNumber === "COM-2026");
  expect(linksOf(first, "h3 a")).toEqual([[product?.name, `/products/${product?.id}`]]);
  expect(linksOf(first).at(-1)).toEqual([
    "Request a quote",
    `/get-quote?product=${product?.id}&floor=6000-2-structured-many-battery`,
  ]);
  expect(textsOf(first, "ul li")).toEqual([
    "For it: One charge lasts 4 h",
    "For it: Cylindrical brushes reach into joints",
    "For it: Runs on battery",
    "Against it: 3,200 m²/h: takes 1.8 h too long; 2 side by side finish",
  ]);
  expect(textOf(page.querySelector("main"))).toContain("6 of 18 machines that state their productivity");
});

test("the finder ignores answers that are none", async () => {
  const usual = textsOf(await renderPage("/machine-finder"), "main h2");
  for (const query of ["area=-5&hours=0", "area=1e9", "floor=lava&power=steam", "hours=4.5", "area=<b>"]) {
    expect(textsOf(await renderPage(`/machine-finder?${query}`), "main h2"), query).toEqual(usual);
  }
});

test("a floor that no machine is for leads to a person", async () => {
  const silent = catalogueOf([sampleProduct({ id: "scrubber", name: "Scrubber" })]);
  const page = await renderPage("/machine-finder", { catalogue: silent });
  expect(textsOf(page, "#machines h3")).toEqual(["No machine fits"]);
  expect(linksOf(page, "#machines a")).toEqual([["Describe your floor", "/contact"]]);
});
