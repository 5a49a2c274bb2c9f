import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { VIEWPORTS } from "./site.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Its short form, which a page reads in two thirds of the time. */
const CHECKER = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Holds a page, as it stands, to WCAG 2.2 AA and axe's best practices. The checker is brought in through the
 * browser's debugging door, so the page's own policy stays as strict as for visitors.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What lies half under the sticky header would count as too small to press.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await violations(page, "html")).toEqual([]);
}

/** What axe finds against a part of the page, by a CSS selector, where the page is scrolled to now. */
export async function violations(page: Page, part: string): Promise<string[]> {
  // A page keeps the checker that it was once given: to read it takes as long as to check a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(CHECKER);
  const found = await page.evaluate(
    async ([values, selector]) => {
      const checker: unknown = Reflect.get(window, "axe");
      if (typeof checker !== "object" || checker === null) throw new Error("axe did not arrive");
      const run: unknown = Reflect.get(checker, "run");
      if (typeof run !== "function") throw new Error("axe cannot run");
      // To describe what passes as well takes a quarter of the time. Nothing is fetched: no rule above needs style files,
      // and the only film has no sound.
      const options = { runOnly: { type: "tag", values }, resultTypes: ["violations"], preload: false };
      return JSON.stringify(await run.call(checker, selector, options));
    },
    [RULES, part] as const,
  );
  const { violations: list }: Pick<AxeResults, "violations"> = JSON.parse(found);
  return list.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The same at the two widths that every screen is shown at. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

/** The same for a page that was opened without JavaScript, where no checker can run: for its copy, script-free. */
export async function expectAccessibleAsDrawn(browser: Browser, page: Page): Promise<void> {
  const body = (await page.content()).replaceAll(/<script\b[\s\S]*?<\/script>/gi, "");
  const copy = await browser.newPage({ viewport: page.viewportSize() });
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await copy.goto(page.url());
  await expectAccessibleAtBothWidths(copy);
  await copy.close();
}
