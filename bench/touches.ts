import { setTimeout as after } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { inBrowser, inPage, longestEvent, PHONE, SLOWER } from "./browser.ts";
import type { Row } from "./table.ts";

type Touch = { name: string; path: string; act: (page: Page) => Promise<unknown> };

/** What visitors touch on a phone. */
const TOUCHES: readonly Touch[] = [
  { name: "menu", path: "/products", act: (page) => tap(page, 'header a[role="button"][href^="#"]') },
  {
    name: "filters",
    path: "/products",
    act: (page) => tap(page, 'main form[role="search"] button[type="button"]'),
  },
  {
    name: "typing",
    path: "/products",
    act: async (page) => {
      await page.locator("main input[name=q]").focus();
      await page.keyboard.type("vac", { delay: 120 });
    },
  },
  { name: "next page", path: "/products", act: (page) => tap(page, 'main a[rel="next"]') },
  { name: "to a product", path: "/products", act: (page) => tap(page, "main article h2 a") },
];

/** Until the scripts have run and the page rests (ms). */
const SETTLED = 4000;
/** The machine may be busy: the best round counts. */
const ROUNDS = 3;

/** How long after a touch a slow phone paints again, with scripts that have run and just after the page was loaded. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inBrowser(async (browser, address) => {
    const found: Row[] = [];
    for (const { name, path, act } of TOUCHES) {
      for (const [when, settled] of [
        ["at rest", SETTLED],
        ["just after load", 0],
      ] as const) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          times.push(await touched(browser, address + path, act, settled));
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
function touched(browser: Browser, address: string, act: Touch["act"], settled: number): Promise<number> {
  return inPage(browser, PHONE, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(address);
    await after(settled);
    return longestEvent(page, () => act(page));
  });
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap();
}
