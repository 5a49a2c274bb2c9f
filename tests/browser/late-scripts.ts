import type { Page } from "playwright-core";

const releases = new WeakMap<Page, () => void>();

/**
 * Answers no request for a script of this page, nor of those that it leads to, until `releaseScripts`. The HTML,
 * its styles and pictures come as ever: what a visitor on a slow line does before the scripts arrive.
 */
export async function holdScripts(page: Page): Promise<void> {
  const released = Promise.withResolvers<void>();
  releases.set(page, released.resolve);
  await page.route(/\/assets\/[^/?]+\.js(?:\?|$)/, async (route) => {
    await released.promise;
    await route.continue();
  });
}

/** Lets the held scripts come, and all later ones; `hydrated` then waits until the page is hydrated. */
export function releaseScripts(page: Page): void {
  const release = releases.get(page);
  if (!release) throw new Error("The scripts of this page are not held back.");
  release();
}
