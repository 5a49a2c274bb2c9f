import { describe, expect, test } from "vitest";
import { partners } from "../../../content/partners.ts";
import { linksOf, partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const page = await renderPage("/");

test("shows its six sections in order", () => {
  const sections = [...page.querySelectorAll("main > section")];
  expect(
    sections.map((section) => section.getAttribute("aria-label") ?? textOf(section.querySelector("h1, h2"))),
  ).toEqual([
    "Innovative Cleaning Solutions Since 2004",
    "Partners",
    "Product categories",
    "Established",
    "Service",
    "Contact",
  ]);
});

test("the hero has tagline, stats and its two buttons", () => {
  const hero = partWith(page, "Innovative Cleaning Solutions Since 2004");
  expect(textOf(hero)).toContain("Leading industrial cleaning solutions in the Middle East");
  expect(textsOf(hero, "dt")).toEqual(["Years of Innovation", "Global Brands"]);
  expect(textsOf(hero, "dd")).toEqual(["21+", "12+"]);
  expect(linksOf(hero)).toEqual([
    ["Explore Solutions", "/solutions"],
    ["Expert Consultation", "/contact"],
  ]);
});

test("the partners are ten names twice, with 21+ years and 12+ brands in words", () => {
  const section = page.querySelector("section[aria-label=Partners]");
  if (!section) throw new Error("There is no section of partners");
  expect(textsOf(section, "p")).toEqual(["21+ Years Partnership and 12+ Global Brands"]);
  const names = partners.map(({ name }) => name);
  expect(names).toHaveLength(10);
  const lists = [...section.querySelectorAll("[role=group] ul")];
  expect(lists.map((list) => textsOf(list, "b"))).toEqual([names, names]);
  expect(lists.map((list) => list.getAttribute("aria-hidden"))).toEqual([null, "true"]);
});

test("a partner with products leads to them, once for the keyboard", () => {
  const [row, repeated] = page.querySelectorAll("section[aria-label=Partners] [role=group] ul");
  if (!row || !repeated) throw new Error("The row of partners does not stand twice");
  const links = linksOf(row);
  expect(links).toContainEqual([expect.stringContaining("COMAC"), "/products?brand=COMAC"]);
  expect(links.length).toBeLessThan(partners.length);
  const reached = [...repeated.querySelectorAll("a")].filter(
    (link) => link.getAttribute("tabindex") !== "-1",
  );
  expect(reached).toEqual([]);
});

describe("the categories", () => {
  const section = partWith(page, "Product categories");

  test("are five plates with counts, at most four subcategories and a note of the rest", () => {
    const plates = [...section.querySelectorAll("article")];
    expect(
      plates.map((plate) => [
        textOf(plate.querySelector("b")),
        textOf(plate.querySelector("h3")),
        textOf(plate.querySelector("p")),
        plate.querySelectorAll("li").length,
      ]),
    ).toEqual([
      ["1", "Equipments", "123 products", 4],
      ["2", "Washroom Hygiene", "87 products", 4],
      ["3", "Chemicals", "66 products", 2],
      ["4", "Cleaning Tools & Accessories", "61 products", 3],
      ["5", "Waste Management", "21 products", 1],
    ]);
    const [first] = plates;
    expect(first && textsOf(first, "li")).toEqual([
      "Vacuums & Scrubing Machines33",
      "Grinding & Polishing Tools57",
      "Floor Cleaning Machines9",
      "Vacuum , High Pressure & Steam Machines9",
    ]);
    expect(textsOf(section, "article span").filter((text) => /^\+\d+ more categor/.test(text))).toEqual([
      "+4 more categories",
      "+5 more categories",
    ]);
    expect(linksOf(section).filter(([text]) => text.startsWith("View All Products in "))).toEqual([
      ["View All Products in Equipments", "/category/equipments"],
      ["View All Products in Washroom Hygiene", "/category/washroom-hygiene"],
      ["View All Products in Chemicals", "/category/chemicals"],
      ["View All Products in Cleaning Tools & Accessories", "/category/cleaning-tools-%26-accessories"],
      ["View All Products in Waste Management", "/category/waste-management"],
    ]);
  });

  test("show a picture before the words about it, and lead where it leads", () => {
    const plates = [...section.querySelectorAll("article")];
    expect(
      plates.map((plate) => [
        /scenes\/([\w-]+)\./.exec(plate.querySelector("img")?.getAttribute("src") ?? "")?.[1],
        plate.querySelector(":has(img) ~ div h3 a")?.getAttribute("href"),
      ]),
    ).toEqual([
      ["equipments", "/category/equipments"],
      ["washroom", "/category/washroom-hygiene"],
      ["chemicals-range", "/category/chemicals"],
      ["tools", "/category/cleaning-tools-%26-accessories"],
      ["waste", "/category/waste-management"],
    ]);
  });

  test("and those beside them add up to the whole catalogue", () => {
    expect(textsOf(section, "p")).toContain("358 products in 5 categories");
    expect(textOf(section)).toContain("24 more products in");
    expect(linksOf(section, "ul[aria-label='Categories beside these'] a").map(([text]) => text)).toEqual([
      "6 Floor Care Equipment 12",
      "7 Industrial Vacuum Cleaners 12",
    ]);
    expect(linksOf(section)).toContainEqual(["View all 382 products", "/products"]);
  });
});

test("teaser, services and form lead on", () => {
  const teaser = partWith(page, "Established");
  const [year, sentence] = textsOf(teaser, "p");
  expect(year).toBe("2004");
  expect(sentence).toContain("12+ Global Brands");
  expect(linksOf(teaser)).toEqual([["Discover Our Story", "/about"]]);
  const services = partWith(page, "Service");
  expect(textsOf(services, "h3")).toEqual([
    "Training programs",
    "Technical support with spare parts",
    "Business-setup support",
  ]);
  expect(linksOf(services)).toEqual([["What each service includes", "/about#services"]]);
  const contact = partWith(page, "Send an inquiry");
  expect(contact.querySelector("form")?.getAttribute("action")).toBe("/contact");
  expect(textsOf(contact, "button")).toEqual(["Send inquiry"]);
});
