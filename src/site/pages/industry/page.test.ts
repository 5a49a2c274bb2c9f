import { describe, expect, test } from "vitest";
import {
  linksOf,
  partWith,
  renderPage,
  sampleCatalogue,
  textOf,
  textsOf,
} from "../../../../tests/support/render-page.tsx";
import { filterListing, listingFilter } from "../../../domain/listing/listing.ts";
import { views } from "../../views.ts";
import { LIST_NAMES, type ListName, LISTS } from "./lists.ts";
import { commercialView } from "./view.ts";

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
      expect(links).toContainEqual(["Ask for a quote", "/get-quote"]);
    });

    test("has its four cards and its six sectors, in order", () => {
      const points = [...main.querySelectorAll("li h3 + ul")];
      expect(points.map((list) => textOf(list.previousElementSibling))).toEqual(cards);
      expect(points.map((list) => list.querySelectorAll("li").length)).toEqual([3, 3, 3, 3]);
      const names = [...main.querySelectorAll("li")].map((item) => textOf(item.querySelector("h3") ?? item));
      expect(names.filter((name) => sectors.some((sector) => sector === name))).toEqual([...sectors]);
    });

    test("features six products, and is readable without JavaScript", () => {
      expect(linksOf(main, "article h3 a")).toHaveLength(6);
    });
  },
);

test("the building's lit rooms and their legend carry the five categories' numbers, each leading to its category", async () => {
  const page = await renderPage("/commercial-spaces");
  const rooms = [
    ["1", "Lobby and corridors", "Equipments, 123", "/category/equipments"],
    ["2", "Washrooms", "Washroom Hygiene, 87", "/category/washroom-hygiene"],
    ["3", "Pantry", "Chemicals, 66", "/category/chemicals"],
    ["4", "Store room", "Cleaning Tools & Accessories, 61", "/category/cleaning-tools-%26-accessories"],
    ["5", "Waste room", "Waste Management, 21", "/category/waste-management"],
  ];
  const hero = partWith(page, "Commercial Space Solutions");
  expect(
    [...hero.querySelectorAll("ol > li > a:has(b)")].map((link) => [
      ...textsOf(link, "b, b + span, small"),
      link.getAttribute("href"),
    ]),
  ).toEqual(rooms);
  const places = [...hero.querySelectorAll('ul[aria-label="One building, five rooms"] a')];
  expect(places.map((link) => [textOf(link.querySelector("b")), link.getAttribute("href")])).toEqual(
    rooms.map(([number, , , href]) => [number, href]),
  );
  expect(textOf(places[0] ?? null)).toBe("1 Lobby and corridors: Equipments");
  partWith(page, "Professional Equipment");
});

test("every list that a sentence leads to holds as many products as its link says", async () => {
  const catalogue = await sampleCatalogue();
  const { lists } = commercialView(catalogue);
  const shown = LIST_NAMES.map((name) => [name, views.listing(catalogue, LISTS[name], "en")?.matching]);
  expect(lists).toEqual(Object.fromEntries(shown));
  expect(Object.values(lists)).not.toContain(0);
});

/** What every product of a list has in its name, where the list is a search and not a category or subcategory. */
const SAID: Partial<Record<ListName, RegExp>> = {
  batteryMachines: /battery/i,
  batteryFloorCare: /battery|batteries/i,
  scrubberDryers: /scrubber-dryer/i,
  handSoaps: /hand soap/i,
  flatMops: /flat mop/i,
  carpetCleaners: /carpet/i,
  stoneCare: /stone|marble|neutral/i,
  disinfectants: /disinfectant/i,
  surfaceSanitizers: /surface saniti[sz]er/i,
  hClass: /h class/i,
  wetFloorSigns: /wet floor sign/i,
  wetAndDry: /wet and dry vacuum/i,
  touchless: /touchless/i,
  trolleys: /mop trolley/i,
  descalers: /descal|limescale/i,
  handDryers: /hand dryer/i,
};

test("a list holds what its link says and nothing else", async () => {
  const catalogue = await sampleCatalogue();
  for (const list of LIST_NAMES) {
    const said = SAID[list];
    const listed = filterListing(catalogue, listingFilter(LISTS[list]));
    const named = listed.map(({ name, specifications }) => `${name}\n${specifications}`);
    if (said) for (const text of named) expect(text, list).toMatch(said);
  }
});

test("a sentence without such products in the catalogue has no link", async () => {
  const catalogue = { ...(await sampleCatalogue()), products: [], ordered: [], byOwnCategory: new Map() };
  const page = await renderPage("/commercial-spaces", { catalogue });
  expect(linksOf(partWith(page, "What a building needs from its supplier"))).toEqual([]);
});

test("the quietest vacuums stand with their levels below the sentence on quiet ones", async () => {
  const floors = partWith(await renderPage("/commercial-spaces"), "What a building needs from its supplier");
  const levels = [...floors.querySelectorAll("a[title]")].map(textOf).map(Number);
  expect(levels.length).toBeGreaterThan(1);
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(Math.max(...levels)).toBeLessThanOrEqual(60);
});

test("commercial ends at the sales desk with its hours", async () => {
  const desk = partWith(await renderPage("/commercial-spaces"), "Tell us the floor area and the hours");
  expect(linksOf(desk)[0]).toEqual(["Ask for a quote", "/get-quote"]);
  expect(textsOf(desk, "h2")).toContain("Business hours");
});

test("healthcare shows what each zone of the round uses, and how long disinfectants need, shortest first", async () => {
  const page = await renderPage("/healthcare-facilities");
  const zones = [...partWith(page, "One round, from clean to dirty").querySelectorAll("ol > li")];
  expect(zones.map((zone) => textOf(zone.querySelector("h3")))).toEqual([
    "1 Sterile store",
    "2 Treatment room",
    "3 Patient room",
    "4 Washroom",
    "5 Dirty utility",
  ]);
  expect(zones.flatMap((zone) => linksOf(zone)).map(([, href]) => href)).toEqual(
    zones.map(() => expect.stringMatching(/^\/products\/./)),
  );
  const minutes = textsOf(partWith(page, "How long it must stay wet"), "b").map((text) => parseInt(text, 10));
  expect(minutes).toEqual([1, 2, 5, 5, 10, 10]);
});

test("each environment of healthcare leads to a list of the catalogue", async () => {
  const places = partWith(await renderPage("/healthcare-facilities"), "Environments");
  const links = linksOf(places).map(([, href]) => href);
  expect(links).toHaveLength(6);
  expect(new Set(links).size).toBe(6);
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
  const levels = [...features.querySelectorAll("ol ul a")];
  const stated = levels.map((link) => parseInt(textOf(link), 10));
  expect(stated).toHaveLength(63);
  expect(stated).toEqual(stated.toSorted((a, b) => a - b));
  expect(levels.every((link) => link.getAttribute("href")?.startsWith("/products/"))).toBe(true);
  const quiet = [...features.querySelectorAll("h3 + ul > li:has(img)")];
  expect(quiet.map((machine) => parseInt(textOf(machine.querySelector("p")), 10))).toEqual([54, 58, 58]);
});
