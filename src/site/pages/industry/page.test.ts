import { describe, expect, test } from "vitest";
import { linksOf, partWith, renderPage, textOf, textsOf } from "../../../../tests/support/render-page.tsx";

const PAGES = [
  {
    path: "/commercial-spaces",
    application: "commercial",
    title: "Commercial Space Solutions",
    explore: "Explore Solutions",
    consult: "Schedule Assessment",
    all: "View All Commercial Solutions",
    cards: [
      "Office building",
      "Flexible operations support",
      "High-traffic area management",
      "Premium service standards",
    ],
    sectors: [
      "Corporate offices",
      "Retail centers",
      "Banking and finance",
      "Educational facilities",
      "Government buildings",
      "Professional services",
    ],
  },
  {
    path: "/healthcare-facilities",
    application: "healthcare",
    title: "Healthcare Facility Solutions",
    explore: "Explore Healthcare Solutions",
    consult: "Clinical Consultation",
    all: "View All Healthcare Solutions",
    cards: ["Medical-grade disinfection", "Infection control", "Patient safety", "Emergency response"],
    sectors: [
      "Hospitals and medical centers",
      "Outpatient clinics",
      "Dental practices",
      "Long-term care",
      "Mental health facilities",
      "Pharmaceutical labs",
    ],
  },
  {
    path: "/hospitality-excellence",
    application: "hospitality",
    title: "Hospitality Excellence",
    explore: "Explore Hospitality Solutions",
    consult: "Luxury Consultation",
    all: "View All Hospitality Solutions",
    cards: [
      "Guest rooms and suites",
      "Lobbies and public areas",
      "Kitchens and restaurants",
      "Spas, pools and washrooms",
    ],
    sectors: [
      "Luxury hotels and resorts",
      "Boutique hotels",
      "Restaurants and fine dining",
      "Event venues",
      "Entertainment facilities",
      "Cruise ships and yachts",
    ],
  },
] as const;

describe.each(PAGES)(
  "$title",
  async ({ path, application, title, explore, consult, all, cards, sectors }) => {
    const page = await renderPage(path);
    const main = page.querySelector("main");
    if (!main) throw new Error("The page has no main part");

    test("its title stands below the way to it", () => {
      expect(textsOf(main, "h1")).toEqual([title]);
      expect(linksOf(main, "nav a")).toEqual([
        ["Home", "/"],
        ["Solutions", "/solutions"],
      ]);
    });

    test("its buttons lead to the narrowed list and to the contact page", () => {
      const list = `/products?application=${application}`;
      const links = linksOf(main);
      expect(links).toContainEqual([explore, list]);
      expect(links).toContainEqual([consult, "/contact"]);
      expect(links).toContainEqual([expect.stringContaining(all), list]);
      expect(links.at(-1)?.[1]).toBe("/get-quote");
    });

    test("has its four cards and its six sectors, in order", () => {
      const points = [...main.querySelectorAll("li > h3 + ul")];
      expect(points.map((list) => textOf(list.previousElementSibling))).toEqual(cards);
      expect(points.map((list) => list.querySelectorAll("li").length)).toEqual([3, 3, 3, 3]);
      const names = [...main.querySelectorAll("li")].map((item) => textOf(item.querySelector("h3") ?? item));
      expect(names.filter((name) => sectors.some((sector) => sector === name))).toEqual([...sectors]);
    });

    test("features six products, and is readable without JavaScript", () => {
      expect(main.querySelectorAll("article")).toHaveLength(6);
    });
  },
);

test("the commercial plan carries the five categories' numbers, each leading to its category", async () => {
  const page = await renderPage("/commercial-spaces");
  const areas = [...partWith(page, "One floor, five areas").querySelectorAll("ol > li")].filter((item) =>
    item.querySelector("b"),
  );
  expect(areas.map((area) => [textsOf(area, "i, b"), linksOf(area)[0]?.[1]])).toEqual([
    [["1", "Lobby and corridors"], "/category/equipments"],
    [["2", "Washrooms"], "/category/washroom-hygiene"],
    [["3", "Pantry"], "/category/chemicals"],
    [["4", "Store room"], "/category/cleaning-tools-%26-accessories"],
    [["5", "Waste room"], "/category/waste-management"],
  ]);
  expect(page.querySelectorAll('[role="img"][aria-label^="Floor plan"]')).toHaveLength(1);
  partWith(page, "Professional Equipment");
});

test("healthcare lists four compliance frameworks, and says whose papers they are", async () => {
  const compliance = partWith(await renderPage("/healthcare-facilities"), "Compliance");
  expect(textsOf(compliance, "h3")).toEqual([
    "CDC Guidelines",
    "EPA Registered",
    "FDA Compliant",
    "Joint Commission",
  ]);
  expect(textOf(compliance)).toContain("These are not certificates of ours");
});

test("hospitality has four guest-centric features and the catalogue by its sound", async () => {
  const features = partWith(await renderPage("/hospitality-excellence"), "What the guest notices");
  expect(textsOf(features, "h3").slice(0, 4)).toEqual([
    "Silent night operations",
    "Fragrance-free options",
    "Rapid room turnover",
    "Luxury surface care",
  ]);
  expect(features.querySelectorAll('[role="img"][aria-label*="one tick a product"]')).toHaveLength(1);
  expect(linksOf(features)[0]?.[1]).toMatch(/^\/products\/./);
});
