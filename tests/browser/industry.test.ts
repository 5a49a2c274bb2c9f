import type { Page } from "playwright-core";
import { expect } from "vitest";
import { frames, glided, pressFromAfar, recordScrolling, scrollTo } from "./scrolling.ts";
import { test } from "./site.ts";

/** Has the page's router do what links have it do. */
const haveRouter = (page: Page, method: "navigate" | "preloadRoute", path: string) =>
  page.evaluate(
    async ([name, to]) => {
      const router: unknown = Reflect.get(window, "__TSR_ROUTER__");
      if (typeof router !== "object" || router === null) throw new Error("The page has no router.");
      const ask: unknown = Reflect.get(router, name);
      if (typeof ask !== "function") throw new Error(`The router can't ${name}.`);
      const done: unknown = ask.call(router, { to });
      // A navigation may wait for what never comes.
      if (name === "preloadRoute") await done;
    },
    [method, path] as const,
  );

/** Goes to a path as a pressed link does, from a page that has no link to it. */
const travel = (page: Page, path: string) => haveRouter(page, "navigate", path);

/** Fetches a page as the pointer that rests on its link does. */
const fetchAhead = (page: Page, path: string) => haveRouter(page, "preloadRoute", path);

test("opening one scrolls smoothly to the top; going back to one returns to the place", async ({ open }) => {
  const page = await open("/products");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const here = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  await fetchAhead(page, "/commercial-spaces");
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
