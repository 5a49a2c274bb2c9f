import { setTimeout as after } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { hydrated, inBrowser, inPage } from "./browser.ts";
import { median, type Row } from "./table.ts";

const PRODUCT = "/products/numatic-tub-dry-vacuum-9-l-620-w";

/** Ten ways from a page to another: where one is, and the link that is pressed. */
const WAYS = [
  ["/products", "main article h2 a"],
  ["/products", "header nav > ul > li > a[href='/about']"],
  ["/", "header a[href='/products']:not(li a, [role])"],
  ["/", "main a[href^='/category/']"],
  ["/", "main a[href='/solutions']"],
  ["/category/equipments", "main nav li a[href^='/category/equipments/']"],
  ["/category/equipments", "header a[href='/contact']"],
  [PRODUCT, "main nav a[href^='/category/']"],
  [PRODUCT, "main a[href^='/get-quote']"],
  ["/about", "header a[href='/contact']"],
] as const;

/** How long the pointer rests on a link before it is pressed, where it does (ms). */
const HOVERED = 400;
/** How long a page rests before that: what it does by itself is over (ms). */
const SETTLED = 1000;
/** The machine may be busy: where a way is short, the best of so many rounds counts. */
const ROUNDS = 3;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** How long after a press the next page is painted, beside a button that changes a heading in the same run. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inBrowser(async (browser, address) => {
    const best = async (most: number, open: (page: Page) => Promise<number>) => {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS && least > most; round++) {
        least = Math.min(least, await inPage(browser, DESKTOP, open));
      }
      return least;
    };
    /** Ways that lead to a page with a picture in sight, and whether it had come when the link was pressed. */
    const pictured = new Map<string, boolean>();
    const button = await best(0, bareButton);
    const trip = await roundTrip(browser, address);
    const row = async (what: string, hovered: boolean, most: number): Promise<Row> => {
      const times: number[] = [];
      for (const [from, link] of WAYS) {
        const open = async (page: Page) => {
          const { painted, pressedAt } = await pressed(page, address + from, link, hovered);
          const came = hovered ? await page.evaluate(pictureCame, pressedAt) : null;
          const way = `${from} ${link}`;
          if (came !== null) pictured.set(way, came || pictured.get(way) === true);
          return painted;
        };
        times.push(await best(most, open));
      }
      return { what, unit: "ms", goal: { most: Math.round(most) }, measured: median(times) };
    };
    const painted = [
      await row("press to the next page painted, hovered", true, button + 50),
      await row("press to the next page painted, not hovered", false, button + 100 + trip),
    ];
    const came = [...pictured.values()].filter(Boolean).length;
    const what = "hovered: next pages whose first picture came before the press";
    return [...painted, { what, unit: "", goal: { least: pictured.size }, measured: came }];
  });
}

async function pressed(page: Page, address: string, link: string, hovered: boolean) {
  await page.goto(address);
  await hydrated(page);
  await after(SETTLED);
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${address} does not show ${link}`);
  const painted = page.evaluate(paintedAfterPress);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (hovered) await after(HOVERED);
  await page.mouse.down();
  await page.mouse.up();
  return painted;
}

/** In the page: whether the first picture in sight had come at this time; null where there is none. */
async function pictureCame(time: number): Promise<boolean | null> {
  const picture = [...document.querySelectorAll<HTMLImageElement>("main img")].find((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  if (!picture) return null;
  // Which of its widths it shows is known a moment later.
  while (picture.currentSrc === "") await new Promise((resolve) => requestAnimationFrame(resolve));
  const [entry] = performance.getEntriesByName(picture.currentSrc);
  return entry !== undefined && entry.startTime + entry.duration <= time;
}

async function bareButton(page: Page): Promise<number> {
  await page.setContent("<main><h1>Before</h1><button>Press</button></main>");
  await page.evaluate(() => {
    document.querySelector("button")?.addEventListener("mousedown", () => {
      const heading = document.querySelector("h1");
      if (heading) heading.textContent = "After";
    });
  });
  const painted = page.evaluate(paintedAfterPress);
  await page.getByRole("button").hover();
  await after(HOVERED);
  await page.mouse.down();
  await page.mouse.up();
  return (await painted).painted;
}

/** In the page: the time from the press to the frame after the heading has become another. */
function paintedAfterPress(): Promise<{ painted: number; pressedAt: number }> {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    addEventListener(
      "mousedown",
      ({ timeStamp }) => {
        const look = () => {
          const now = heading();
          if (now === before || now === undefined) return requestAnimationFrame(look);
          // After the frame that shows it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () =>
            resolve({ painted: performance.now() - timeStamp, pressedAt: timeStamp }),
          );
          port1.start();
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

/** The time that the smallest answer takes, in a browser. */
async function roundTrip(browser: Browser, address: string): Promise<number> {
  return inPage(browser, DESKTOP, async (page) => {
    await page.goto(`${address}/about`);
    return page.evaluate(async () => {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) {
        const began = performance.now();
        await (await fetch("/healthz")).text();
        times.push(performance.now() - began);
      }
      return Math.min(...times);
    });
  });
}
