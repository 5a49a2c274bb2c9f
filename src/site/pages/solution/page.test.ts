import type { Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import {
  linksOf,
  partWith,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";

const VACUUM = "Industrial vacuum cleaners";
const AUTOMATION = "Machines and devices with automatic functions";
const FLOOR_CARE = "Floor care products";
const CHEMICALS = "Cleaners and detergents";

const { products } = await sampleCatalogue();

/** The ids of the product cards under this heading, in their order. */
const idsIn = (part: Element) =>
  linksOf(part, "article :is(h3, h4) a").map(([, href]) => href.replace("/products/", ""));

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe.each([
  { path: "/vacuum-solutions", title: "Industrial vacuum solutions", list: VACUUM },
  { path: "/automation-solutions", title: "Industrial automation", list: AUTOMATION },
  { path: "/smart-floor-care", title: "Smart floor care", list: FLOOR_CARE },
  { path: "/advanced-chemicals", title: "Advanced chemicals", list: CHEMICALS },
])("$title", ({ path, title, list }) => {
  test("is readable without JavaScript", async () => {
    const page = await renderPage(path);
    expect(textsOf(page, "h1")).toEqual([title]);
    expect(idsIn(partWith(page, list)).length).toBeGreaterThan(5);
    expect(linksOf(page, "main nav[aria-label=Breadcrumb] a")).toEqual([
      ["Home", "/"],
      ["Solutions", "/solutions"],
    ]);
  });
});

test.each(["/vacuum-solutions", "/automation-solutions", "/smart-floor-care", "/advanced-chemicals"])(
  "%s says that it has no product of its kind",
  async (path) => {
    const catalogue = { ...(await sampleCatalogue()), products: [], ordered: [], byOwnCategory: new Map() };
    const page = await renderPage(path, { catalogue });
    expect(textOf(page.querySelector("main"))).toContain(
      "No product of this kind is in the catalogue at the moment. Please ask us for it.",
    );
    expect(page.querySelectorAll("main article a[href^='/products/']")).toHaveLength(0);
  },
);

test("vacuum: its category, each product once, three feature cards", async () => {
  const page = await renderPage("/vacuum-solutions");
  const found = products.filter(({ category }) => category === "Industrial Vacuum Cleaners");
  const shown = idsIn(partWith(page, VACUUM));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.toSorted()).toEqual(ids(found).toSorted());
  const features = partWith(page, "Three things to settle before the motor");
  expect(features.querySelectorAll("article")).toHaveLength(3);
  expect(linksOf(page)).toContainEqual([
    "View All Products",
    "/products?category=Industrial+Vacuum+Cleaners",
  ]);
});

test("vacuum: the dust classes are counted out and lead to machines that state them", async () => {
  const page = await renderPage("/vacuum-solutions");
  const classes = partWith(page, "Of 20,000 particles, so many may pass");
  const fields = [...classes.querySelectorAll('[role="img"]')].map((field) => [
    field.getAttribute("aria-label"),
    field.querySelector("use")?.getAttribute("href")?.split("#")[1],
  ]);
  expect(fields).toEqual([
    ["A field of 200 dots: what class L lets pass.", "L"],
    ["A field of 20 dots: what class M lets pass.", "M"],
    ["A field of 1 dot: what class H lets pass.", "H"],
  ]);
  expect(linksOf(classes, "#class-L a")).toEqual([["Ask for a vacuum of class L", "/contact"]]);
  const ofClassM = products.filter(({ specifications }) => specifications.includes("Dust class: M"));
  expect(linksOf(classes, "#class-M a").map(([name]) => name)).toEqual(ofClassM.map(({ name }) => name));
  const named = linksOf(classes).find(([name]) => name.includes("H Class"));
  expect(ids(products)).toContain(named?.[1].replace("/products/", ""));
});

test("automation: features with smart, ai, auto or intelligent, robots first, 24 at a time", async () => {
  const page = await renderPage("/automation-solutions");
  const section = partWith(page, AUTOMATION);
  const found = products.filter(({ features }) =>
    features.some((feature) => /smart|ai|auto|intelligent/i.test(feature)),
  );
  expect(textOf(section)).toContain(`24 of ${found.length} products`);
  const shown = idsIn(section);
  expect(shown).toHaveLength(24);
  expect(shown[0]).toMatch(/robot/);
  for (const id of shown) expect(ids(found)).toContain(id);
  const reasons = textsOf(section, "article ul > li:first-child");
  expect(reasons).toHaveLength(24);
  for (const text of reasons) expect(text).toMatch(/\b(?:smart|ai\b|auto|intelligent)/i);
  expect(linksOf(section)).toContainEqual(["Show more", "/automation-solutions?page=2#products"]);
  expect(partWith(page, "What it takes off a shift").querySelectorAll("article")).toHaveLength(3);
  expect(partWith(page, "What it takes off a shift").querySelectorAll('[role="img"]')).toHaveLength(3);
});

test("automation: products stand under what they do by themselves, with counts that lead to each group", async () => {
  const page = await renderPage("/automation-solutions?nights=2");
  const section = partWith(page, AUTOMATION);
  const links = linksOf(section, "ul[aria-label='What they do by themselves'] a");
  expect(links.map(([name]) => name)).toEqual([
    "Drive themselves 2",
    "Dose themselves 10",
    "Start and stop themselves 16",
    "Charge and clean themselves 12",
    "Adjust themselves 9",
  ]);
  expect(links[1]?.[1]).toBe("/automation-solutions?nights=2#dose");
  expect(links[3]?.[1]).toBe("/automation-solutions?nights=2&page=2#care");
  const groups = [...section.querySelectorAll("section")].map((group) => [
    group.id,
    textOf(group.querySelector("h3 + p")),
    group.querySelectorAll("article").length,
  ]);
  expect(groups).toEqual([
    ["drive", "2", 2],
    ["dose", "10", 10],
    ["start", "1 to 12 of 16", 12],
  ]);
  const second = await renderPage("/automation-solutions?page=2");
  expect(second.querySelector("#care")).not.toBeNull();
});

test("automation: the recording's axes are the robot's hours and area", async () => {
  const run = partWith(await renderPage("/automation-solutions"), "What it takes off a shift");
  const [[name, href] = []] = linksOf(run);
  const robot = products.find(({ id }) => href === `/products/${id}`);
  expect(robot?.name).toBe(name);
  expect(robot?.specifications).toMatch(
    /Productivity: 1,400 m²\/h[^]*Run time: 4 h|Run time: 4 h[^]*1,400 m²\/h/,
  );
  expect(textOf(run)).toContain("5,600 m²");
  expect(textOf(run)).toContain("0 h1 h2 h3 h4 h");
});

test("automation: the hours of a floor come from the data sheets, as a form that needs no scripts", async () => {
  const page = await renderPage("/automation-solutions?area=4500&nights=2");
  const section = partWith(page, "How many hours does your floor take?");
  const form = section.querySelector("form");
  expect(form?.getAttribute("method")).toBeNull();
  expect(form?.getAttribute("action")).toBe("/automation-solutions#hours");
  expect(form?.querySelector("input[name=area]")?.getAttribute("value")).toBe("4500");
  expect(textsOf(section, "option[selected]")).toEqual(["2"]);
  expect(textsOf(section, "li strong")).toEqual(["Small walk-behind", "Walk-behind", "Ride-on", "Robot"]);
  for (const machine of section.querySelectorAll("li")) {
    const href = machine.querySelector("a")?.getAttribute("href");
    const product = products.find(({ id }) => href === `/products/${id}`);
    const rate = Number(
      /(?:Productivity|Area performance): ([\d,]+)/
        .exec(product?.specifications ?? "")?.[1]
        ?.replace(",", ""),
    );
    expect(Number(textOf(machine.querySelector("b")).replace(" h", ""))).toBeCloseTo(4500 / rate, 1);
    expect(textOf(machine)).toContain(`${rate.toLocaleString("en")} m²/h, `);
  }
  expect(textOf(section)).toContain(
    "Fastest with a person: ride-on, 1 h a night. With nobody: 3.2 h a night.",
  );
  expect(linksOf(page)).toContainEqual([
    "Show more",
    "/automation-solutions?area=4500&nights=2&page=2#products",
  ]);
});

test("automation: an area that is no number is the usual one", async () => {
  const page = await renderPage("/automation-solutions?area=many&nights=9");
  expect(textOf(page.querySelector("#hours-result"))).toBe("2,000 m² on 6 nights a week");
});

test("floor care: the first six by category or name, four service cards, both links", async () => {
  const page = await renderPage("/smart-floor-care");
  const found = products.filter(
    ({ category, name }) => category === "Floor Care Equipment" || /floor|grinder|scrub/i.test(name),
  );
  expect(idsIn(partWith(page, FLOOR_CARE))).toEqual(ids(found.slice(0, 6)));
  expect(textsOf(partWith(page, "How deep the work goes"), "h3")).toEqual([
    "Protect",
    "Clean",
    "Restore",
    "Grind",
  ]);
  expect(textsOf(partWith(page, FLOOR_CARE), "p")).toContain(`6 of ${found.length} products`);
  expect(linksOf(page)).toContainEqual([
    "View all Floor Care Equipment, 12 products",
    "/products?category=Floor+Care+Equipment",
  ]);
  expect(linksOf(page)).toContainEqual(["Search the catalogue for “floor”", "/products?q=floor"]);
  expect(linksOf(page)).toContainEqual(["Ask about your floor", "/contact"]);
  const floors = [...page.querySelectorAll('section[aria-label="Floor samples"] article')];
  expect(floors).toHaveLength(6);
  for (const floor of floors) expect(linksOf(floor)).toHaveLength(1);
});

test("chemicals: the first six by category or name, four features, six applications, both links", async () => {
  const page = await renderPage("/advanced-chemicals");
  const found = products.filter(
    ({ category, name }) => category === "Cleaning Chemicals" || /chemical|detergent|cleaner/i.test(name),
  );
  expect(idsIn(partWith(page, CHEMICALS))).toEqual(ids(found.slice(0, 6)));
  expect(partWith(page, "What every sheet says").querySelectorAll("article")).toHaveLength(4);
  expect(partWith(page, "Where which part of the scale works").querySelectorAll("li")).toHaveLength(6);
  const links = linksOf(page);
  expect(links).toContainEqual([
    "View all Cleaning Chemicals, 1 product",
    "/products?category=Cleaning+Chemicals",
  ]);
  expect(links).toContainEqual(["View all 66 Chemicals", "/category/chemicals"]);
  expect(links).toContainEqual(["Ask about a stain", "/contact"]);
});

test("chemicals: each cleaner lies on the scale at the pH that its specification states", async () => {
  const page = await renderPage("/advanced-chemicals");
  const scale = page.querySelector('[aria-label="Cleaners and detergents by pH"]');
  const places = [...(scale?.querySelectorAll("li") ?? [])].map((item) => ({
    at: Number(/--at:\s*([\d.]+)/.exec(item.getAttribute("style") ?? "")?.[1]),
    text: textOf(item),
  }));
  expect(places.length).toBeGreaterThan(20);
  const values = places.map(({ at }) => at);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  for (const { at, text } of places) {
    const written = /pH (below )?(\d+(?:\.\d+)?)/.exec(text);
    expect(at).toBe(Number(written?.[2]) - (written?.[1] ? 0.5 : 0));
  }
});

test("chemicals: phones show two of each part of the scale at first", async () => {
  const page = await renderPage("/advanced-chemicals");
  const items = [...page.querySelectorAll('[aria-label="Cleaners and detergents by pH"] li')];
  const begins = items.flatMap((item, index) => (item.hasAttribute("data-zone") ? [index] : []));
  expect(begins.length).toBeGreaterThan(3);
  const shown = items.flatMap((item, index) => (item.hasAttribute("data-late") ? [] : [index]));
  expect(shown).toEqual([...new Set(begins.flatMap((first) => [first, first + 1]))]);
  expect(linksOf(page)).toContainEqual([
    `Show ${items.length - shown.length} more`,
    "/advanced-chemicals#whole",
  ]);
});
