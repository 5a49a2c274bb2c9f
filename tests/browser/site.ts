import { type Browser, type BrowserContext, chromium as driver, type Page } from "playwright-core";
import { describe, expect, test as base } from "vitest";
import { chromium } from "../support/programs.ts";
import { holdScripts } from "./late-scripts.ts";
import { type Site, startSite } from "./site-process.ts";

export type { Site };

/** The two widths that every screen is shown at. */
export const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The first page of a context stays in the process that its tab began with: a tenth less work.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  // Pages live for seconds: to compile their code anew as it gets warm is a quarter of the work, and never pays.
  "--js-flags=--no-opt --no-maglev",
];

/** How a page is opened. */
export type Opening = {
  viewport?: keyof typeof VIEWPORTS;
  javaScript?: boolean;
  /** "late" holds every script back until `releaseScripts`; `open` then returns when the HTML is loaded. */
  scripts?: "late";
  /** The page's clock can be set and moved on; without it time runs as outside. */
  clock?: boolean;
  /** Console errors that the test provokes, such as the browser's own words for a 503. */
  expected?: readonly RegExp[];
  /** Another server than the shared one. */
  on?: Site;
  /** Runs before the first request, for routes. */
  before?: (page: Page) => Promise<unknown>;
};

/** Opens a path on a page of its own; whatever goes wrong on it fails the test. */
export type Open = (path: string, opening?: Opening) => Promise<Page>;

/** Resolves when the page answers to the visitor: React has taken over its last element. Also after a reload. */
export async function hydrated(page: Page): Promise<void> {
  // The visitor's first move: the scripts are fetched at once, and not when a page with a set clock rests.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("main *")].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactProps"));
  });
}

/** Collects what a visitor would never see but must not happen: script errors, failed and refused requests. */
function watch(page: Page, javaScript: boolean, expected: readonly RegExp[], faults: string[]): void {
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Where scripts are off the browser refuses to load them.
    if (!javaScript && request.resourceType() === "script") return;
    // Requests that a new page overtakes are cancelled, not failed.
    const reason = request.failure()?.errorText ?? "";
    // Without JavaScript the browser refuses the preloads of scripts, as it should.
    if (reason !== "net::ERR_ABORTED" && reason !== "csp") note(`request failed: ${request.url()} ${reason}`);
  });
}

async function openPage(browser: Browser, site: Site, path: string, opening: Opening, faults: string[]) {
  const { viewport = "desktop", javaScript = true, clock = false, expected = [], before, scripts } = opening;
  const context = await browser.newContext({
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport === "phone",
    javaScriptEnabled: javaScript,
    baseURL: site.origin,
    reducedMotion: "reduce",
  });
  // These only end a hang: a busy machine may take ten times as long as a quiet one. What a test asks for beside the page
  // keeps to them too.
  context.setDefaultTimeout(60_000);
  context.setDefaultNavigationTimeout(120_000);
  const page = await context.newPage();
  watch(page, javaScript, expected, faults);
  if (clock) await page.clock.install();
  if (scripts === "late") await holdScripts(page);
  await before?.(page);
  await page.goto(path);
  if (javaScript && scripts !== "late") await hydrated(page);
  return { context, page };
}

/**
 * Vitest's `test` with a running site: `site` is a real server process with the inquiries of this test alone,
 * `open` shows its pages in Chromium and fails the test for every console error, script error or failed request.
 * All files share one server and one browser (`isolate: false` in vitest.config.ts); each page is opened in a
 * browser context of its own.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- the browser needs no other fixture, and vitest reads the pattern.
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await driver.launch({ executablePath: chromium(), args: FLAGS, timeout: 120_000 });
    onCleanup(() => browser.close());
    return browser;
  })
  // oxlint-disable-next-line no-empty-pattern -- as above.
  .extend("server", { scope: "worker" }, async ({}, { onCleanup }): Promise<Site> => {
    const server = await startSite();
    onCleanup(() => server.close());
    return server;
  })
  .extend("site", async ({ server }): Promise<Site> => {
    const earlier = new Set((await server.inquiries()).map(({ reference }) => reference));
    const own = async () => (await server.inquiries()).filter(({ reference }) => !earlier.has(reference));
    return { ...server, inquiries: own };
  })
  .extend("open", async ({ browser, site }, { onCleanup }): Promise<Open> => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      expect(faults).toEqual([]);
    });
    return async (path, { on = site, ...opening } = {}) => {
      const { context, page } = await openPage(browser, on, path, opening, faults);
      contexts.push(context);
      return page;
    };
  });

const beyondLimit = test.extend(
  "server",
  { scope: "worker" },
  // oxlint-disable-next-line no-empty-pattern -- as above.
  async ({}, { onCleanup }): Promise<Site> => {
    const server = await startSite(null, { BROWSER_CATALOGUE_LIMIT: "0" });
    onCleanup(() => server.close());
    return server;
  },
);

/** Where the browser gets products from: a first view, and the list that it computes further ones of. */
export const LISTS = "**/api/{products,views/**}";

/**
 * Runs tests twice: with a catalogue that browsers compute views of, once they have it, and with one that is too large for
 * that. `products` matches what the browser loads products from.
 */
export function eitherWay(cases: (either: typeof test, products: string) => void): void {
  describe("a small catalogue", () => cases(test, LISTS));
  describe("a large catalogue", () => cases(beyondLimit, "**/api/views/**"));
}
