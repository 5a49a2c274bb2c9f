import type { Locator, Page } from "playwright-core";

/** Scrolls the page there at once and waits until the browser has told the page's listeners. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.waitForFunction((least) => document.body.scrollHeight > least + window.innerHeight, top);
  await page.evaluate(async (to) => {
    if (window.scrollY === to) return;
    const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
    window.scrollTo({ top: to, behavior: "instant" });
    await scrolled;
  }, top);
}

/**
 * From now on notes every position that the page is scrolled to, and where it is a frame after it was asked to scroll: on
 * a busy machine all of a smooth scroll may lie between two frames.
 */
export const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions: number[] = [];
    Reflect.set(window, "positions", positions);
    const note = () => positions.push(window.scrollY);
    addEventListener("scroll", note);
    const scroll = window.scrollTo.bind(window);
    Reflect.set(window, "scrollTo", (options: ScrollToOptions) => {
      scroll(options);
      requestAnimationFrame(note);
    });
  });

/** The positions since `recordScrolling`, in their order. */
const visitedPositions = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const positions: unknown = Reflect.get(window, "positions");
    return Array.isArray(positions) ? positions.map(Number) : [];
  });

/** Whether the page came to its top by a smooth scroll: a jump from a place that the new page has too visits nothing else. */
export async function glided(page: Page): Promise<boolean> {
  return (await visitedPositions(page)).some((position) => position > 0);
}

/** Presses a link without scrolling to it first, as the driver's own click would. */
export const pressFromAfar = (link: Locator): Promise<void> =>
  link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
  });

/** Resolves after so many frames: what was to be done with the next one is done. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((done) => requestAnimationFrame(done));
  }, count);
