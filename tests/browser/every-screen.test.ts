import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { brokenMeasures } from "./line-breaks.ts";
import { test } from "./site.ts";

type Screen = {
  path: string;
  title: string;
  /** The title leaves no room for the company's name. */
  isLong?: boolean;
  status?: number;
  /** The address that the screen is known by; its own, if nothing is said, and none where it isn't indexed. */
  canonical?: string | null;
};

/** Products of one kind, and another. */
const KINDS = [
  "comac-walk-behind-scrubber-dryer-50-cm-battery",
  "comac-walk-behind-scrubber-dryer-55-cm-traction-drive",
  "lavor-walk-behind-scrubber-dryer-51-cm-gel-battery",
  "sulo-two-wheel-bin-80-l-dark-grey",
];

/** Every route of R1.3, and the states of them that an address leads to. */
const SCREENS: readonly Screen[] = [
  { path: "/", title: "Industrial cleaning equipment in Bahrain" },
  { path: "/about", title: "About Us" },
  { path: "/contact", title: "Contact" },
  { path: "/get-quote", title: "Request a quote" },
  {
    path: "/get-quote?product=numatic-tub-dry-vacuum-9-l-620-w",
    title: "Request a quote",
    canonical: "/get-quote",
  },
  { path: "/products", title: "Products" },
  { path: `/products?q=no-such-thing${"-abcdefghi".repeat(18)}`, title: "Products", canonical: null },
  { path: "/products/numatic-tub-dry-vacuum-9-l-620-w", title: "Tub Dry Vacuum, 9 L, 620 W, Numatic" },
  { path: `/products/${KINDS[0]}`, title: "Walk-Behind Scrubber-Dryer, 50 cm, Battery, COMAC", isLong: true },
  // It has a document of its own.
  {
    path: "/products/nefchem-acidic-rinse-aid-hard-water-20-l",
    title: "Acidic Rinse Aid, Hard Water, 20 L, Nefchem",
  },
  {
    path: "/products/numatic-tub-dry-vacum-9l-620w",
    title: "Product Not Found",
    status: 404,
    canonical: null,
  },
  { path: "/category/equipments", title: "Equipments" },
  { path: "/category/equipments?view=list", title: "Equipments", canonical: "/category/equipments" },
  { path: "/category/chemicals/kitchen-chemicals", title: "Kitchen Chemicals, Chemicals" },
  // Its names hold grits and diameters, which no line may break.
  {
    path: "/category/equipments/grinding-&-polishing-tools",
    title: "Grinding & Polishing Tools, Equipments",
    canonical: "/category/equipments/grinding-%26-polishing-tools",
  },
  { path: "/category/equipment", title: "Category", status: 404, canonical: null },
  { path: "/compare", title: "Compare products", canonical: null },
  { path: `/compare?ids=${KINDS.slice(0, 1).join(".")}`, title: "Compare products", canonical: null },
  { path: `/compare?ids=${KINDS.slice(0, 2).join(".")}`, title: "Compare 2 products", canonical: null },
  {
    path: `/compare?ids=${KINDS.join(".")}.no-such-thing&show=differences`,
    title: "Compare 4 products",
    canonical: null,
  },
  { path: "/solutions", title: "Solutions" },
  { path: "/vacuum-solutions", title: "Industrial vacuum solutions" },
  { path: "/automation-solutions", title: "Industrial automation" },
  { path: "/machine-finder", title: "Find the machine for your floor" },
  { path: "/smart-floor-care", title: "Smart floor care" },
  { path: "/advanced-chemicals", title: "Advanced chemicals" },
  { path: "/commercial-spaces", title: "Commercial Space Solutions" },
  { path: "/healthcare-facilities", title: "Healthcare Facility Solutions" },
  { path: "/hospitality-excellence", title: "Hospitality Excellence" },
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/terms-of-service", title: "Terms of Service" },
  { path: "/sitemap", title: "Sitemap" },
  { path: "/comercial-space", title: "404 Page Not Found", status: 404, canonical: null },
];

/** What stands in HTML, as text. */
const plain = (html = "") => html.replaceAll("&amp;", "&");

/** HTML as the standard has it; off is only what is another way of writing the same, and why. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes and void elements in the spelling of its own: `srcSet`, `<img/>`, `hidden=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore, which HTML allows and older CSS selectors did not.
    "valid-id": ["error", { relaxed: true }],
    // Values that come from data (a category's hue, a place on a scale) are custom properties of an element.
    "no-inline-style": "off",
    // The phone's Menu is a link to the footer that becomes a button.
    "prefer-native-element": ["error", { exclude: ["button"] }],
    // Both ends of a figure are sent under its name, and a button of the figure names an order as the order's field does.
    "form-dup-name": "off",
    // The many choices of figures send their form, as HTML has it for buttons that say nothing else.
    "no-implicit-button-type": "off",
    // The quote form's two parts are named by their headings, which a legend could not lay out beside the note.
    "wcag/h71": "off",
    // Numbers are kept on one line by CSS; hard spaces would come along when one is copied.
    "tel-non-breaking": "off",
  },
});

/**
 * A desktop, a tablet, the desktop at 200 %, a phone, and the narrowest that WCAG names; and where all is checked, which
 * takes longer.
 */
const WIDTHS = [
  [1280, true],
  [768, false],
  [640, false],
  [390, true],
  [320, false],
] as const;

/** What stands beyond the screen's edges, where no scrolling of its own leads to it and no ellipsis tells of it. */
const beyondTheEdges = (page: Page) =>
  page.evaluate(() => {
    // Cards far from the screen would still be laid out for the width before.
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [everything];
    const wide = document.documentElement.clientWidth;
    const found = document.documentElement.scrollWidth > wide ? ["the page scrolls sideways"] : [];
    const isMeant = ({ overflowX, textOverflow, clipPath }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || clipPath === "inset(50%)";
    const endsThere = (element: Element | null): boolean =>
      element !== null && (isMeant(getComputedStyle(element)) || endsThere(element.parentElement));
    for (const element of document.querySelectorAll("main *, footer *, header *")) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const { left, right, width, height } = element.getBoundingClientRect();
      if (!words || width <= 1 || height <= 1 || element.closest("[aria-hidden=true], svg")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if ((right > wide + 1 || left < -1) && !endsThere(element.parentElement)) {
        found.push(`${element.tagName} ${left} to ${right}: ${element.textContent}`);
      }
    }
    return found;
  });

/** Product cards that lie over another, and at the width of a tablet those that are too narrow to read. */
const crowdedCards = (page: Page) =>
  // A product's page is an article around those of its cards.
  page.locator("main article:not(:has(article))").evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    // Neighbours may share a pixel.
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const isNarrow = ({ width }: DOMRect) => window.innerWidth === 768 && width > 0 && width < 240;
    return boxes.filter(
      (one, place) => isNarrow(one) || boxes.slice(place + 1).some((other) => covers(one, other)),
    );
  });

/** Notes the formats that scripts make: the first takes a slow phone 50 ms, so none is made before a page can be used (decision 41). */
const noteFormats = (page: Page) =>
  page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, "formatsMade", made);
    const note = (name: string): ProxyHandler<never> => ({
      construct(target, args) {
        made.push(name);
        return Reflect.construct(target, args);
      },
      apply(target, self, args) {
        made.push(name);
        return Reflect.apply(target, self, args);
      },
    });
    for (const name of ["NumberFormat", "DateTimeFormat", "DisplayNames"]) {
      Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name), note(name)));
    }
    for (const type of [Number, Date]) {
      const { prototype } = type;
      const toLocaleString = Reflect.get(prototype, "toLocaleString");
      Reflect.set(
        prototype,
        "toLocaleString",
        new Proxy(toLocaleString, note(`${type.name} toLocaleString`)),
      );
    }
  });

const formatsMade = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "formatsMade"));

describe.each(SCREENS)("$path", ({ path, title, isLong = false, status = 200, canonical = path }) => {
  const expected = status === 404 ? [/status of 404/] : [];

  test("is served with its status, title, address and valid HTML", async ({ site }) => {
    const response = await fetch(`${site.origin}${path}`);
    expect(response.status).toBe(status);
    const html = await response.text();
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => plain(text));
    expect(titles).toEqual([isLong ? title : `${title} – Naqi Trading WLL`]);
    const addresses = [...html.matchAll(/<link rel="canonical" href="https?:\/\/[^"/]+([^"]*)"/g)];
    expect(addresses.map(([, address]) => plain(address))).toEqual(canonical === null ? [] : [canonical]);
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)).toEqual([]);
  });

  test("has one heading, is accessible and fits, at every width", async ({ open }) => {
    const page = await open(path, { expected, before: noteFormats });
    expect(await formatsMade(page)).toEqual([]);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    for (const [width, isChecked] of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await beyondTheEdges(page), `${width} px`).toEqual([]);
      expect(await crowdedCards(page), `${width} px`).toEqual([]);
      if (!isChecked) continue;
      expect(await brokenMeasures(page), `${width} px`).toEqual([]);
      await expectAccessible(page);
    }
  });
});
