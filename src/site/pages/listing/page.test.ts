import { figuresOf } from "../../../domain/figures/figures.ts";
import type { Document, Element } from "happy-dom";
import { describe, expect, test } from "vitest";
import {
  linksOf,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";
import { withChange } from "./parameters.ts";

const page = await renderPage("/products");
const cardsOf = (part: Document) => [...part.querySelectorAll("main article")];
const countOf = (part: Document) => textOf(part.querySelector("main [role=status]"));
const barOf = (part: Document) =>
  linksOf(part, 'nav[aria-label="Where these products lie in the catalogue"] a');

/** The address that the form of a button asks for. */
function addressOf(button: Element | undefined): string {
  const form = button?.closest("form");
  const fields = [...(form?.querySelectorAll("input") ?? [])].map(
    (field) => `${field.getAttribute("name")}=${field.getAttribute("value")}`,
  );
  return [form?.getAttribute("action"), ...(fields.length > 0 ? [fields.join("&")] : [])].join("?");
}

const buttonsOf = (part: Document) =>
  [...part.querySelectorAll("main button")].map(
    (button) => [textOf(button), button.hasAttribute("disabled") ? null : addressOf(button)] as const,
  );

const optionsOf = (part: Document, name: string) => textsOf(part, `main select[name=${name}] option`);

test("the listing shows 24 of 382 products", () => {
  expect(textsOf(page, "h1")).toEqual(["Products"]);
  expect(countOf(page)).toBe("Displaying 382 of 382 products");
  expect(cardsOf(page)).toHaveLength(24);
  expect(textsOf(page, "main p")).toContain("Products 1–24");
});

test("Clear Filters has nothing to clear without a filter", async () => {
  const clear = async (path: string) =>
    buttonsOf(await renderPage(path)).findLast(([text]) => text === "Clear Filters")?.[1];
  expect(await clear("/products")).toBeNull();
  expect(await clear("/products?brand=SULO")).toBe("/products");
});

test("a card shows brand, article number, figures, two features and how many more", async () => {
  const [card] = cardsOf(page);
  if (!card) throw new Error("The listing is empty");
  const { products } = await sampleCatalogue();
  const product = products.find(({ id }) => id === card.querySelector("a")?.getAttribute("href")?.slice(10));
  if (!product) throw new Error("The card leads to no product");
  expect(textsOf(card, "h2")).toEqual([product.name]);
  const [brand, article, description = ""] = textsOf(card, "p");
  expect([brand, article]).toEqual([product.brandName, product.serialNumber]);
  expect(product.description).toContain(description.replace("…", ""));
  expect(textsOf(card, "dt").length).toBe(figuresOf(product).length);
  expect(product.features.length).toBeGreaterThan(2);
  expect(textsOf(card, "li:not(:last-child), li:last-child > *")).toEqual([
    ...product.features.slice(0, 2),
    `+${product.features.length - 2} more`,
    "Compare",
    "Add to quote",
  ]);
  expect(card.querySelectorAll("p i[style*=background]")).toHaveLength(1);
});

test("the images of the first row are fetched at once, the first before the others", () => {
  const images = [...page.querySelectorAll("main article img")].slice(0, 6);
  const loading = images.map((image) => image.getAttribute("loading"));
  expect(loading).toEqual("eager eager eager eager lazy lazy".split(" "));
  expect(images.map((image) => image.getAttribute("fetchpriority"))).toEqual([
    "high",
    ...Array(5).fill(null),
  ]);
});

test("every group of the catalogue bar leads to as many products as it counts", async () => {
  const bar = barOf(page);
  const counts = bar.map(([text]) => Number(/\d+$/.exec(text)?.[0]));
  expect(counts).toEqual([123, 87, 66, 61, 21, 12, 12]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(382);
  for (const [index, count] of counts.entries()) {
    const target = countOf(await renderPage(bar[index]?.[1] ?? ""));
    expect([`${count} products found`, `Displaying ${count} of 382 products`]).toContain(target);
  }
});

test("the bar counts what is chosen, and pressing it again takes that off", async () => {
  expect(barOf(await renderPage("/products?category=Chemicals"))).toContainEqual([
    expect.stringMatching(/^3 Chemicals 65 of 66 ?\(chosen/),
    "/products",
  ]);
  const healthcare = await renderPage("/products?application=healthcare");
  expect(countOf(healthcare)).toBe("Displaying 20 of 382 products");
  expect(barOf(healthcare)).toContainEqual([
    expect.stringMatching(/^7 Industrial Vacuum Cleaners ?12$/),
    "/products?category=Industrial+Vacuum+Cleaners&application=healthcare",
  ]);
});

test("an article number finds its product, with or without dash and space", async () => {
  for (const q of ["COM-1061", "com 1061", "com1061"]) {
    const found = await renderPage(`/products?q=${encodeURIComponent(q)}`);
    expect(countOf(found)).toBe("Displaying 1 of 382 products");
    expect(textsOf(found, "main article h2")[0]).toContain("Walk-Behind Scrubber-Dryer, 55");
  }
});

test("a search finds what name or description say, and is a chip that takes it off", async () => {
  const found = await renderPage("/products?q=squeegee&category=Equipments");
  const { byId } = await sampleCatalogue();
  const products = cardsOf(found).map((card) =>
    byId.get(card.querySelector("a")?.href.split("/").at(-1) ?? ""),
  );
  expect(products.length).toBeGreaterThan(0);
  const says = (text: string | undefined) => text?.toLowerCase().includes("squeegee") ?? false;
  expect(products.filter((each) => !says(each?.name) && !says(each?.description))).toEqual([]);
  expect(buttonsOf(found)).toContainEqual(["Remove filter Search squeegee", "/products?category=Equipments"]);
  expect(found.querySelector("main input[type=search]")?.getAttribute("value")).toBe("squeegee");
});

test("brand and application come from the address as removable chips", async () => {
  const found = await renderPage("/products?brand=SULO&application=healthcare");
  expect(countOf(found)).toBe("Displaying 0 of 382 products");
  expect(buttonsOf(found)).toEqual(
    expect.arrayContaining([
      ["Remove filter Brand SULO", "/products?application=healthcare"],
      ["Remove filter Application Healthcare", "/products?brand=SULO"],
    ]),
  );
});

test("with no match the page says so and leads to all products", async () => {
  const none = await renderPage("/products?q=no+such+thing");
  expect(textsOf(none, "main h2")).toContain("No Products Found");
  expect(buttonsOf(none)).toContainEqual(["View All Products", "/products"]);
  expect(cardsOf(none)).toEqual([]);
});

describe("the dropdowns", () => {
  test("offer All and what there is; Subcategory waits for a category with subcategories", async () => {
    expect(optionsOf(page, "category")).toEqual([
      "All",
      "Equipments",
      "Washroom Hygiene",
      "Chemicals",
      "Cleaning Tools & Accessories",
      "Waste Management",
      "Cleaning Chemicals",
      "Floor Care Equipment",
      "Industrial Vacuum Cleaners",
    ]);
    const subcategory = page.querySelector("main select[name=subcategory]");
    expect(subcategory?.hasAttribute("disabled")).toBe(true);
    expect(subcategory?.getAttribute("title")).toBe("Choose a category first");
    const chosen = await renderPage("/products?category=Chemicals");
    expect(chosen.querySelector("main select[name=subcategory]")?.hasAttribute("disabled")).toBe(false);
    expect(optionsOf(chosen, "subcategory")).toEqual(["All", "Housekeeping Chemicals", "Kitchen Chemicals"]);
    const none = await renderPage("/products?category=Industrial+Vacuum+Cleaners");
    expect(none.querySelector("main select[name=subcategory]")?.hasAttribute("disabled")).toBe(true);
  });

  test("keep a value that the catalogue doesn't have, so that it can be undone", async () => {
    const unknown = await renderPage("/products?brand=Nobody");
    expect(optionsOf(unknown, "brand").slice(0, 2)).toEqual(["All", "Nobody"]);
  });

  test("the button of phones counts those that are set", async () => {
    const set = await renderPage("/products?q=a&category=Chemicals&brand=NEFCHEM");
    expect(textsOf(set, "main button")).toContain("Filters 2");
  });
});

test("the rest of a card's features is a link to all of them", () => {
  const [name, more] = page.querySelectorAll("main article a");
  expect(textOf(more ?? null)).toMatch(/^\+\d more$/);
  expect(more?.getAttribute("href")).toBe(`${name?.getAttribute("href")}#features`);
});

test("what the last row leaves free leads to the sales desk", async () => {
  const asks = (part: Document) =>
    linksOf(part, "main ul[aria-label=Products] > li:last-child:not(:has(article)) a");
  expect(asks(page)).toEqual([]);
  expect(asks(await renderPage("/products?page=16"))).toEqual([["Ask the sales desk", "/contact"]]);
  const few = await renderPage("/products?q=COM-1061");
  expect(few.querySelectorAll("main ul[data-few]")).toHaveLength(1);
});

test("the picture at the end of a list is that of the category of most of its products", async () => {
  const sceneOf = async (path: string) => {
    const shown = await renderPage(path);
    const [image] = shown.querySelectorAll(
      "main ul[aria-label=Products] > li:last-child:not(:has(article)) img",
    );
    return /scenes\/[a-z-]+/.exec(image?.getAttribute("src") ?? "")?.[0];
  };
  expect(await sceneOf("/products?category=Waste%20Management")).toBe("scenes/waste");
  expect(await sceneOf("/products?q=stone")).toBe("scenes/equipments");
});

test("another category takes its subcategory with it", () => {
  const search = { category: "Equipments", subcategory: "Window Cleaning", page: 2 };
  expect(withChange(search, { category: "Waste Management" })).toEqual({ category: "Waste Management" });
  expect(withChange(search, { q: "pole" })).toEqual({
    q: "pole",
    category: "Equipments",
    subcategory: "Window Cleaning",
  });
});

describe("the pages", () => {
  const pagesOf = (part: Document) => linksOf(part, "nav[aria-label=Pages] a");
  const more = (part: Document) => linksOf(part, "a[rel=next]");

  test("are links, and Show more leads to the next", () => {
    expect(more(page)).toEqual([["Show more", "/products?page=2"]]);
    expect(pagesOf(page)).toHaveLength(16);
    expect(pagesOf(page).slice(0, 2)).toEqual([
      ["1", "/products"],
      ["2", "/products?page=2"],
    ]);
    expect(textsOf(page, "a[aria-current=page][aria-label^=Page]")).toEqual(["1"]);
  });

  test("the last has the rest and no next", async () => {
    const last = await renderPage("/products?page=16");
    expect(cardsOf(last)).toHaveLength(22);
    expect(textsOf(last, "main p")).toContain("Products 361–382");
    expect(more(last)).toEqual([]);
    expect(cardsOf(await renderPage("/products?page=99"))).toHaveLength(22);
  });

  test("keep the filters; a result of one page has none", async () => {
    const found = await renderPage("/products?category=Equipments&page=2");
    expect(more(found)).toEqual([["Show more", "/products?category=Equipments&page=3"]]);
    expect(pagesOf(await renderPage("/products?brand=SULO"))).toEqual([]);
  });
});

test("a brand's list is known by the maker's own spelling, and by what the maker stands for", async () => {
  const found = await renderPage("/products?brand=NUMATIC");
  expect(textOf(found.querySelector("title"))).toMatch(/^Numatic – /);
  const description = found.querySelector("meta[name=description]")?.getAttribute("content");
  expect(textsOf(found, "main p")).toContain(description);
});
