import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { frames, glided, pressFromAfar, recordScrolling, scrollTo } from "./scrolling.ts";
import { test, VIEWPORTS } from "./site.ts";

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

/** The section of the page that begins with this heading. */
const section = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Goes to a path as a pressed link does, from a page that has no link to it. */
const travel = (page: Page, path: string) =>
  page.evaluate((to) => {
    const router: unknown = Reflect.get(window, "__TSR_ROUTER__");
    if (typeof router !== "object" || router === null) throw new Error("The page has no router.");
    const navigate: unknown = Reflect.get(router, "navigate");
    if (typeof navigate !== "function") throw new Error("The router can't navigate.");
    void navigate.call(router, { to });
  }, path);

describe.each(PAGES)("$title", ({ path, application, title, explore, consult, all, cards, sectors }) => {
  const list = `/products?application=${application}`;

  test.for(["desktop", "phone"] as const)(
    "fits the screen and is accessible, %s",
    async (viewport, { open }) => {
      const page = await open(path, { viewport });
      expect(await page.title()).toContain(title);
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
      await expectAccessible(page);
    },
  );

  test("its buttons lead to the narrowed list and to the contact page", async ({ open }) => {
    const page = await open(path);
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: explore, exact: true }).getAttribute("href")).toBe(list);
    expect(await main.getByRole("link", { name: consult, exact: true }).getAttribute("href")).toBe(
      "/contact",
    );
    await main.getByRole("link", { name: all }).click();
    await page.waitForURL(`**${list}`);
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  });

  test("has its four cards and its six sectors, in order", async ({ open }) => {
    const page = await open(path);
    const listed = page.getByRole("main").getByRole("listitem");
    for (const name of cards) {
      const card = listed.filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
      expect(await card.getByRole("listitem").count()).toBe(3);
    }
    const names = await listed.evaluateAll((items) =>
      items.map((item) => item.querySelector("h3")?.textContent ?? item.textContent),
    );
    expect(names.filter((name) => sectors.some((sector) => sector === name))).toEqual([...sectors]);
  });

  test("features six products, and is readable without JavaScript", async ({ open }) => {
    const page = await open(path, { javaScript: false });
    expect(await page.getByRole("main").getByRole("article").count()).toBe(6);
  });

  test("shows six placeholders while the catalogue is on its way", async ({ open }) => {
    const page = await open("/privacy-policy");
    await page.route("**/api/products", () => {
      // Never answered: the page stays in waiting.
    });
    await travel(page, path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.locator("main [data-placeholder]").count()).toBe(6);
  });
});

test("opening one scrolls smoothly to the top; going back to one returns to the place", async ({ open }) => {
  const page = await open("/products");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const here = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  await scrollTo(page, 2000);
  await recordScrolling(page);
  await travel(page, "/commercial-spaces");
  await here("Commercial Space Solutions");
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await glided(page)).toBe(true);

  await scrollTo(page, 2000);
  await pressFromAfar(page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }));
  await here("Sitemap");
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await here("Commercial Space Solutions");
  await page.waitForFunction(() => window.scrollY === 2000);
  // A smooth scroll would have left it by then.
  await frames(page, 4);
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
});

test("without motion opening one leads to the top at once", async ({ open }) => {
  const page = await open("/products");
  await scrollTo(page, 2000);
  await recordScrolling(page);
  await travel(page, "/healthcare-facilities");
  await page.getByRole("heading", { level: 1, name: "Healthcare Facility Solutions" }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(await glided(page)).toBe(false);
});

test("the commercial plan carries the five categories' numbers, each leading to its category", async ({
  open,
}) => {
  const page = await open("/commercial-spaces");
  const legend = page.getByRole("main").getByRole("listitem");
  for (const [area, category, path] of [
    ["Lobby and corridors", "Equipments", "/category/equipments"],
    ["Washrooms", "Washroom Hygiene", "/category/washroom-hygiene"],
    ["Pantry", "Chemicals", "/category/chemicals"],
    ["Waste room", "Waste Management", "/category/waste-management"],
  ] as const) {
    const link = legend.filter({ hasText: area }).getByRole("link", { name: category });
    expect(await link.getAttribute("href")).toBe(path);
  }
  expect(await page.getByRole("img", { name: /^Floor plan/ }).count()).toBe(1);
  await page.getByRole("heading", { level: 2, name: "Professional Equipment" }).waitFor();
});

test("healthcare lists four compliance frameworks, and says whose papers they are", async ({ open }) => {
  const page = await open("/healthcare-facilities");
  const compliance = section(page, "Compliance");
  expect(await compliance.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    "CDC Guidelines",
    "EPA Registered",
    "FDA Compliant",
    "Joint Commission",
  ]);
  await compliance.getByText("These are not certificates of ours").waitFor();
});

test("hospitality has four guest-centric features and the catalogue by its sound", async ({ open }) => {
  const page = await open("/hospitality-excellence");
  const features = section(page, "What the guest notices");
  expect((await features.getByRole("heading", { level: 3 }).allInnerTexts()).slice(0, 4)).toEqual([
    "Silent night operations",
    "Fragrance-free options",
    "Rapid room turnover",
    "Luxury surface care",
  ]);
  await page.getByRole("img", { name: /one tick a product/ }).waitFor();
  await features.getByRole("link").first().click();
  await page.waitForURL("**/products/*");
});
