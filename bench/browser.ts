import { setTimeout as after } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromium as installed } from "../tests/support/programs.ts";
import { end, inFolder, sharePictures, startBuilt } from "./processes.ts";

/** A phone as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** The main thread of a slow phone, which this machine is so much faster than. */
export const SLOWER = 4;

/** Letters as wide as on phones: without a screen they are drawn as whole pixels, and wrap elsewhere. */
export const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Starts a browser and the built server for the work, and ends both. */
export async function inBrowser<T>(work: (browser: Browser, address: string) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: installed(),
    args: BROWSER_FLAGS,
  });
  try {
    return await inFolder(async (folder) => {
      sharePictures(folder);
      const server = await startBuilt(folder);
      try {
        return await work(browser, server.address);
      } finally {
        await end(server.child);
      }
    });
  } finally {
    await browser.close();
  }
}

/** A page of a visitor of its own, with nothing in its cache. */
export async function inPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    // Only ends a hang.
    context.setDefaultTimeout(20_000);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Resolves when the page answers to the visitor: React has taken over its last element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("main *")].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactProps"));
  });
}

/** How long after an act its paint is waited for (ms). */
const WATCHED = 1500;

/** The longest that an event of this act waited for the paint after it (ms). */
export async function longestEvent(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchEvents);
  await act();
  await after(WATCHED);
  // Before the scripts a link loads a document, in which nothing was noted: there was no script to wait for.
  return page.evaluate(() => Number(Reflect.get(window, "longestEvent") ?? 0));
}

/** In the page: notes the longest of what its visitor does from now on, from the event to the paint after it. */
function watchEvents() {
  const began = performance.now();
  Reflect.set(window, "longestEvent", 0);
  // The least that browsers tell.
  const shortest = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= began)
        Reflect.set(window, "longestEvent", Math.max(Number(Reflect.get(window, "longestEvent")), duration));
    }
  }).observe(shortest);
}
