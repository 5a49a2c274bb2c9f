import { setTimeout as after } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { inBrowser, inPage, longestEvent, PHONE, SLOWER } from "./browser.ts";
import type { Row } from "./table.ts";

type Touch = {
  name: string;
  path: string;
  /** What is touched. */
  on: string;
  act?: (page: Page) => Promise<unknown>;
};

/** What visitors touch on a phone. */
const TOUCHES: readonly Touch[] = [
  { name: "menu", path: "/products", on: 'header a[role="button"][href^="#"]' },
  { name: "filters", path: "/products", on: 'main form[role="search"] button[type="button"]' },
  {
    name: "typing",
    path: "/products",
    on: "main input[name=q]",
    act: async (page) => {
      await page.locator("main input[name=q]").focus();
      await page.keyboard.type("vac", { delay: 120 });
    },
  },
  { name: "next page", path: "/products", on: 'main a[rel="next"]' },
  { name: "to a product", path: "/products", on: "main article h2 a" },
];

/** Until the scripts have run and the page rests (ms). */
const SETTLED = 4000;
/** The machine may be busy: the best round counts. */
const ROUNDS = 3;

/** How long after a touch a slow phone paints again, with scripts that have run and just after the page was loaded. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inBrowser(async (browser, address) => {
    const found: Row[] = [];
    for (const { name, path, ...touch } of TOUCHES) {
      for (const [when, settled] of [
        ["at rest", SETTLED],
        ["just after load", 0],
      ] as const) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          times.push(await touched(browser, address + path, touch, settled));
        }
        found.push({
          what: `touch to next paint, 4 times slower: ${name}, ${when}`,
          unit: "ms",
          goal: { most: 100 },
          measured: Math.min(...times),
        });
      }
    }
    return found;
  });
}

/** The longest that an event of this touch waited for its paint. */
function touched(
  browser: Browser,
  address: string,
  { on, act = (page) => page.locator(on).first().tap() }: Pick<Touch, "on" | "act">,
  settled: number,
): Promise<number> {
  return inPage(browser, PHONE, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address);
    // Whoever touches has scrolled there before: else the touch would wait for all that comes into sight with it.
    await page.locator(on).first().scrollIntoViewIfNeeded();
    await after(settled);
    return longestEvent(page, () => act(page));
  });
}
