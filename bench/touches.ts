import { setTimeout as after } from "node:timers/promises";
import type { Browser, Locator } from "playwright-core";
import { inBrowser, inPage, longestEvent, PHONE, SLOWER } from "./browser.ts";
import type { Row } from "./table.ts";

type Touch = {
  name: string;
  /** What is touched. */
  on: string;
  act?: (target: Locator) => Promise<unknown>;
};

const PATH = "/products";

/** What visitors touch there on a phone. */
const TOUCHES: readonly Touch[] = [
  { name: "menu", on: 'header a[role="button"][href^="#"]' },
  { name: "filters", on: 'main form[role="search"] button[type="button"]' },
  {
    name: "typing",
    on: "main input[name=q]",
    act: async (field) => {
      await field.focus();
      await field.page().keyboard.type("vac", { delay: 120 });
    },
  },
  { name: "next page", on: 'main a[rel="next"]' },
  { name: "to a product", on: "main article h2 a" },
];

/** Until the scripts have run and the page rests (ms). */
const SETTLED = 4000;
/** The machine may be busy: the best round counts. */
const ROUNDS = 3;

/** How long after a touch a slow phone paints again, with scripts that have run and just after the page was loaded. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inBrowser(async (browser, address) => {
    const found: Row[] = [];
    for (const touch of TOUCHES) {
      for (const [when, settled] of [
        ["at rest", SETTLED],
        ["just after load", 0],
      ] as const) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          times.push(await touched(browser, address + PATH, touch, settled));
        }
        found.push({
          what: `touch to next paint, 4 times slower: ${touch.name}, ${when}`,
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
  { on, act = (target) => target.tap() }: Touch,
  settled: number,
): Promise<number> {
  return inPage(browser, PHONE, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address);
    // Whoever touches has scrolled there before: else the touch would wait for all that comes into sight with it.
    const target = page.locator(on).first();
    await target.scrollIntoViewIfNeeded();
    await after(settled);
    return longestEvent(page, () => act(target));
  });
}
