import type { Document } from "happy-dom";
import { expect, test } from "vitest";
import {
  linksOf,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";
import { readZipQuery } from "../../../urls/documents.ts";
import { PAGES } from "../../../urls/pages.ts";
import { view } from "./view.ts";

const SCRUBBERS = [
  "comac-walk-behind-scrubber-dryer-50-cm-battery",
  "comac-walk-behind-scrubber-dryer-55-cm-traction-drive",
  "lavor-walk-behind-scrubber-dryer-51-cm-gel-battery",
  "comac-robot-scrubber-50-cm-autonomous-lithium",
  "comac-mini-scrubber-dryer-28-cm-mains",
];
const addressOf = (ids: readonly string[], more = "") => `/compare?ids=${ids.join(",")}${more}`;
const three = await renderPage(addressOf(SCRUBBERS.slice(0, 3)));

/** The cells of the row with this label, as they are where all columns are seen. */
function cellsOf(page: Document, label: string): string[] {
  for (const mark of page.querySelectorAll('td:not([data-best~="all"]) > b')) mark.remove();
  const row = [...page.querySelectorAll("tbody tr")].find(
    (each) => textOf(each.querySelector("th")) === label,
  );
  return [...(row?.querySelectorAll("td") ?? [])].map(textOf);
}

test("three products stand beside each other, each with its name, article number and a way to a quote", () => {
  expect(textOf(three.querySelector("h1"))).toBe("Compare 3 products");
  expect(textsOf(three, "thead th a")).toEqual([
    "Walk-Behind Scrubber-Dryer, 50 cm, Battery",
    "Walk-Behind Scrubber-Dryer, 55 cm, Traction Drive",
    "Walk-Behind Scrubber-Dryer, 51 cm, Gel Battery",
  ]);
  expect(textsOf(three, "thead th .num")).toEqual(["COM-2024", "COM-2025", "LAV-2031"]);
  const quotes = linksOf(three).filter(([text]) => text === "Request Quote");
  expect(quotes.map(([, href]) => href)).toContain(`/get-quote?product=${SCRUBBERS[2]}`);
});

test("all of them go into the quote list with one press, and without scripts into the form", () => {
  const [, href] = linksOf(three).find(([text]) => text === "Add all to quote") ?? [];
  expect(href).toBe("/get-quote?lines=COM-2024+COM-2025+LAV-2031");
});

test("a row has a value in one unit, says what is not stated, and marks what is better by nature", () => {
  expect(cellsOf(three, "Working width")).toEqual(["500 mm", "550 mm", "510 mm"]);
  expect(cellsOf(three, "Brush pressure")).toEqual(["28 kg", "35 kg", "not stated"]);
  expect(cellsOf(three, "Run time")).toEqual(["3 h longest", "3 h longest", "2.5 h"]);
  expect(cellsOf(three, "Productivity")).toEqual(["2,000 m²/h", "2,500 m²/h most", "2,050 m²/h"]);
  expect(cellsOf(three, "Solution tank")).toEqual(["40 L", "55 L", "45 L"]);
});

test("what one alone states stands in its own column", () => {
  expect(cellsOf(three, "Stated by one of them only")).toEqual([
    "Squeegee width760 mm",
    "Maximum gradient8 %",
    "Brush speed145 rpm",
  ]);
  expect(cellsOf(three, "Weight")).toEqual(["78 kg without battery", "not stated", "128 kg with battery"]);
});

test("a machine with a cable runs on mains where others state a battery", async () => {
  const mains = "comac-walk-behind-scrubber-dryer-43-cm-mains";
  const page = await renderPage(addressOf([...SCRUBBERS.slice(0, 2), mains]));
  expect(cellsOf(page, "Run time").at(-1)).toBe("runs on mains");
  expect(cellsOf(page, "Noise level").at(-1)).toBe("not stated");
});

test("differences only is an address of the same products, in which what is the same is left out", async () => {
  const two = SCRUBBERS.slice(0, 2);
  const all = await renderPage(addressOf(two));
  expect(cellsOf(all, "Run time")).toEqual(["3 h", "3 h"]);
  const [, different] = [...all.querySelectorAll('[aria-label="Lines"] a')];
  const address = different?.getAttribute("href") ?? "";
  expect(address).toBe(`/compare?ids=${two.join(".")}&show=differences`);
  const page = await renderPage(address);
  expect(cellsOf(page, "Run time")).toEqual([]);
  expect(cellsOf(page, "Working width")).toEqual(["500 mm", "550 mm"]);
  expect(textOf(page.querySelector('[aria-label="Lines"] [aria-current]'))).toMatch(/^\d+ differences$/);
});

test("where every line differs there is no choice of lines", async () => {
  const unlike = await renderPage(
    "/compare?ids=comac-ride-on-scrubber-dryer-65-cm-compact.numatic-tub-dry-vacuum-9-l-620-w",
  );
  expect(textsOf(unlike, '[aria-label="Lines"]')).toEqual([]);
  expect(textsOf(unlike, "main p").join()).toMatch(
    /They (differ in all \d+ lines stated|state no line in common)\./,
  );
  expect(linksOf(unlike, '[aria-label="Breadcrumb"] a')).toEqual([
    ["Home", "/"],
    ["Products", "/products"],
  ]);
});

test("each product can be taken out, and one more like them put in", () => {
  const out = three.querySelector(
    '[aria-label="Take out Walk-Behind Scrubber-Dryer, 55 cm, Traction Drive"]',
  );
  expect(out?.getAttribute("href")).toBe(`/compare?ids=${SCRUBBERS[0]}.${SCRUBBERS[2]}`);
  const added = [...three.querySelectorAll('a[aria-label^="Add "]')].map((link) => link.getAttribute("href"));
  expect(added).toHaveLength(4);
  for (const href of added) expect(href).toContain(`/compare?ids=${SCRUBBERS.slice(0, 3).join(".")}.`);
});

test("a fifth product is named, and so is what the catalogue does not have", async () => {
  const page = await renderPage(addressOf(["no-such-thing", ...SCRUBBERS, "nor-this"]));
  expect(page.querySelectorAll("thead th[scope=col]")).toHaveLength(4);
  const main = textOf(page.querySelector("main"));
  expect(main).toContain("“no-such-thing”, “nor-this” are not in the catalogue, or no longer.");
  expect(main).toContain(
    "4 products fit beside each other, so these were left out: Mini Scrubber-Dryer, 28 cm, Mains",
  );
  expect(page.querySelectorAll('a[aria-label^="Add "]')).toHaveLength(0);
});

test("one product stands with what is like it, and none with comparisons to begin with", async () => {
  const one = await renderPage(addressOf(SCRUBBERS.slice(0, 1)));
  expect(textOf(one.querySelector("main"))).toContain("One product is chosen.");
  expect(one.querySelectorAll('a[aria-label^="Add "]')).toHaveLength(4);
  expect(cellsOf(one, "Squeegee width")).toEqual(["760 mm"]);

  const none = await renderPage("/compare?ids=no-such-thing");
  expect(textOf(none.querySelector("main"))).toContain(
    "“no-such-thing” is not in the catalogue, or no longer.",
  );
  const begin = linksOf(none).filter(([, href]) => href.startsWith("/compare?ids="));
  expect(begin).toHaveLength(5);
  for (const [text, href] of begin) {
    expect(text).toContain("compare 3");
    expect(href.split(".")).toHaveLength(3);
  }
});

test("it is for no search engine", () => {
  expect(three.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(three.querySelector('link[rel="canonical"]')).toBeNull();
});

test("phones choose two of three columns without scripts, the first two at first", () => {
  const groups = [...three.querySelectorAll("fieldset")];
  expect(groups.map((group) => textOf(group.querySelector("legend")))).toEqual([
    "Left column",
    "Right column",
  ]);
  expect(groups.map((group) => group.querySelectorAll("input").length)).toEqual([3, 3]);
  const chosen = groups.map((group) => group.querySelector("input[checked]")?.getAttribute("value"));
  expect(chosen).toEqual(["1", "2"]);
});

test("a row says of which two columns of several it is shown, and of which a value is the best", () => {
  const row = (label: string) =>
    [...three.querySelectorAll("tbody tr")].find((each) => textOf(each.querySelector("th")) === label);
  const best = [...(row("Run time")?.querySelectorAll("td") ?? [])].map((cell) =>
    cell.getAttribute("data-best"),
  );
  expect(best).toEqual(["all 13", "all 23", null]);
  expect(row("Brush pressure")?.hasAttribute("data-pairs")).toBe(false);
});

test("any two products of the catalogue compare, whatever they are", async () => {
  const catalogue = await sampleCatalogue();
  for (const [index, { id }] of catalogue.products.entries()) {
    const other = catalogue.products[(index * 7 + 31) % catalogue.products.length];
    const search = PAGES.compare.read({ ids: [id, other?.id].join(".") });
    const { products, comparison } = view(catalogue, search);
    const rows = [...comparison.shared, ...comparison.single];
    expect(rows.every(({ cells, label }) => cells.length === products.length && label !== "")).toBe(true);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  }
});

test("the documents of the products come in one file", () => {
  const [, address = ""] = linksOf(three).find(([text]) => text === "Documents, ZIP") ?? [];
  const query = address.slice(address.indexOf("?"));
  expect(readZipQuery(query)).toEqual({ ids: SCRUBBERS.slice(0, 3), type: null });
});
