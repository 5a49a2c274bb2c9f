import type { Document, Element } from "happy-dom";
import { expect, test } from "vitest";
import { linksOf, partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/solutions");

const brandsOf = (part: Document) =>
  [...partWith(part, "Shop by Brand", "form").querySelectorAll("li button")].map((button) => ({
    text: textOf(button),
    name: button.querySelector("img")?.getAttribute("alt") ?? "",
    pressed: button.getAttribute("aria-pressed"),
    value: button.getAttribute("name") === "brand" ? button.getAttribute("value") : null,
  }));

/** The wide pictures that a part shows, by name. */
const scenesIn = (part: Element) =>
  [...part.querySelectorAll("img")].map(
    (image) => /scenes\/([\w-]+)\./.exec(image.getAttribute("src") ?? "")?.[1] ?? "",
  );

test("five category cards carry pictures and counts and lead to their pages", () => {
  const cards = [...partWith(page, "Main categories").querySelectorAll("li")].filter((card) =>
    card.querySelector("h3"),
  );
  expect(
    cards.map((card) => [
      scenesIn(card).join(),
      textOf(card.querySelector("h3")),
      textOf(card.querySelector("p")),
      card.querySelector("a")?.getAttribute("href"),
    ]),
  ).toEqual([
    ["equipments", "Equipments", "123 products", "/category/equipments"],
    ["washroom", "Washroom Hygiene", "87 products", "/category/washroom-hygiene"],
    ["chemicals-range", "Chemicals", "66 products", "/category/chemicals"],
    ["tools", "Cleaning Tools & Accessories", "61 products", "/category/cleaning-tools-%26-accessories"],
    ["waste", "Waste Management", "21 products", "/category/waste-management"],
  ]);
  expect(textsOf(page, 'ul[aria-label="Categories beside these"] a')).toEqual([
    "6 Floor Care Equipment 12",
    "7 Industrial Vacuum Cleaners 12",
  ]);
});

test("the page that fits is found by what one knows: a floor, a dust, a stain, an area or a building", async () => {
  const begin = partWith(page, "Which page answers your question");
  const hrefs = linksOf(begin).map(([, href]) => href);
  expect(hrefs).toContain("/smart-floor-care#terrazzo");
  expect(hrefs).toContain("/vacuum-solutions#class-M");
  expect(hrefs).toContain("/advanced-chemicals#ph-3");
  expect(hrefs).toContain("/machine-finder?area=10000#machines");
  expect(hrefs).toContain("/healthcare-facilities");
  expect(textsOf(begin, "small")).toEqual([
    "61 floor care products",
    "12 industrial vacuums",
    "24 cleaners and detergents",
    "49 with automatic functions",
  ]);
  for (const href of hrefs) {
    const [path = "", target] = href.split("#");
    if (target === undefined) continue;
    const shown = await renderPage(path);
    expect(shown.getElementById(target), href).not.toBeNull();
  }
});

test("the service cards lead to the pages of solutions and industries", () => {
  const industries = partWith(page, "Solutions & Industries");
  expect(textsOf(industries, "p")).toContain("Comprehensive cleaning solutions for every industry");
  expect(linksOf(industries, "li a").map(([, href]) => href)).toEqual([
    "/commercial-spaces",
    "/healthcare-facilities",
    "/hospitality-excellence",
    "/vacuum-solutions",
    "/automation-solutions",
    "/smart-floor-care",
    "/advanced-chemicals",
    "/about#services",
    "/get-quote",
  ]);
  const cards = [...industries.querySelectorAll("li")];
  expect(cards.flatMap(scenesIn)).toEqual(["commercial", "healthcare", "hospitality"]);
  expect(cards.every((card) => card.querySelector("svg use"))).toBe(true);
  const delays = cards.map((card) => card.getAttribute("style"));
  expect(delays.slice(0, 3)).toEqual(["--delay:0s", "--delay:0.2s", "--delay:0.4s"]);
});

test("without a brand all products are counted, and no button is pressed", () => {
  const products = partWith(page, "All Products");
  expect(textOf(products.querySelector("[role=status]"))).toBe("382 products");
  expect(products.querySelectorAll("article")).toHaveLength(24);
  expect(brandsOf(page).filter(({ pressed }) => pressed === "true")).toEqual([]);
  expect(textsOf(page, "main form button").filter((text) => text.startsWith("Clear Filter"))).toEqual([]);
  expect(linksOf(products, "a[rel=next]")).toEqual([["Show more", "/solutions?page=2#products"]]);
});

test("a brand's button is pressed and clears when it is pressed again, as does Clear Filter", async () => {
  const chosen = await renderPage("/solutions?brand=COMAC");
  const products = partWith(chosen, "COMAC Products");
  expect(textOf(products.querySelector("[role=status]"))).toBe("18 products");
  expect(products.querySelectorAll("article")).toHaveLength(18);
  const [pressed, ...others] = brandsOf(chosen).filter((brand) => brand.pressed === "true");
  expect(others).toEqual([]);
  // Its form asks for `?brand=` of the button that is pressed: this one has no value.
  expect(pressed).toMatchObject({ text: expect.stringMatching(/^COMAC/), value: null });
  expect(brandsOf(chosen).filter(({ value }) => value === null)).toHaveLength(1);
  expect(textsOf(chosen, "main form button")).toContain("Clear Filter: COMAC");
});

test("every brand's button leads to as many products as it counts", async () => {
  const counted = brandsOf(page).slice(0, 4);
  expect(counted).toHaveLength(4);
  for (const { text, name, value } of counted) {
    const found = await renderPage(`/solutions?brand=${encodeURIComponent(value ?? "")}`);
    const count = textOf(partWith(found, `${name} Products`).querySelector("[role=status]"));
    expect(count).toBe(`${/\d+$/.exec(text)?.[0]} products`);
  }
});

test("an unknown brand says so and leads on", async () => {
  const unknown = await renderPage("/solutions?brand=Nobody");
  const products = partWith(unknown, "Nobody Products");
  expect(textsOf(products, "p")).toContain("No products found");
  expect(linksOf(products)).toEqual([["All Products", "/products"]]);
  expect(textsOf(unknown, "main form button")).toContain("Clear Filter: Nobody");
});

test("the closing section leads to Contact", () => {
  const closing = partWith(page, "Ready to Transform Your Operations?");
  expect(textsOf(closing, "p")).toEqual([
    "Experience the future of industrial cleaning with our comprehensive service ecosystem",
  ]);
  expect(linksOf(closing)).toEqual([["Schedule Expert Consultation", "/contact"]]);
});
