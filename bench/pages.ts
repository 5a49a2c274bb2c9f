import { setTimeout as after } from "node:timers/promises";
import { type Browser, type CDPSession, chromium } from "playwright-core";
import { PAGE_STATE } from "../src/server/pages/built-site.ts";
import { chromium as installed } from "../tests/support/programs.ts";
import { end, inFolder, sharePictures, startBuilt } from "./processes.ts";
import type { Row } from "./table.ts";

/** A page of each kind with its goals in kilobytes: HTML, and all of the first view but for scripts and state, which come at rest. */
const PAGES = [
  { name: "home", path: "/", html: 15, view: 350 },
  { name: "listing", path: "/products", html: 15, view: 180 },
  { name: "product", path: "/products/numatic-tub-dry-vacuum-9-l-620-w", html: 12, view: 150 },
  { name: "category", path: "/category/equipments", html: 20, view: 200 },
];
const KB = 1000;
const PHONE = { width: 412, height: 823 };
/** How long a page is watched: until it rests, and then for its paints (ms). */
const SETTLED = 4000;
const WATCHED = 3000;
/** The main thread of a slow phone, which this machine is so much faster than. */
const SLOWER = 4;
/** Of blocking the best round counts: the machine may be busy. */
const ROUNDS = 3;

/** What a phone fetches and paints of a page, and how long its main thread is blocked. */
export async function* rows(): AsyncGenerator<Row> {
  const browser = await chromium.launch({
    executablePath: installed(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    yield* await inServer(browser);
  } finally {
    await browser.close();
  }
}

async function inServer(browser: Browser): Promise<Row[]> {
  return inFolder(async (folder) => {
    sharePictures(folder);
    const server = await startBuilt(folder);
    const found: Row[] = [];
    try {
      for (const { name, path, html, view } of PAGES) {
        const add = (what: string, unit: string, most: number, measured: number) =>
          found.push({ what: `${name}: ${what}`, unit, goal: { most }, measured });
        const address = server.address + path;
        const response = await fetch(address, { headers: { "accept-encoding": "br" }, redirect: "error" });
        add("HTML", "KB", html, Number(response.headers.get("content-length")) / KB);
        await response.arrayBuffer();
        const fetched = await fetchedBy(browser, address);
        add("first view on a phone", "KB", view, fetched.view / KB);
        add("all scripts", "KB", 135, fetched.scripts / KB);
        add("paints in 3 s at rest", "", 12, fetched.paints);
        const blocked: number[] = [];
        for (let round = 0; round < ROUNDS; round++) blocked.push(await blockedIn(browser, address));
        add("blocking, 4 times slower", "ms", 30, Math.min(...blocked));
      }
    } finally {
      await end(server.child);
    }
    return found;
  });
}

/** A page of its own for what is measured in it. */
async function inPage<T>(
  browser: Browser,
  work: (devtools: CDPSession, open: Open) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    return await work(devtools, async (address) => {
      await page.goto(address);
      await after(SETTLED);
      return page.evaluate(() => Number(document.documentElement.dataset["blocked"] ?? 0));
    });
  } finally {
    await context.close();
  }
}

/** Opens an address, and resolves when the page rests, with how long tasks blocked it (ms). */
type Open = (address: string) => Promise<number>;

async function fetchedBy(browser: Browser, address: string) {
  return inPage(browser, async (devtools, open) => {
    const urls = new Set<string>();
    devtools.on("Network.responseReceived", ({ response }) => urls.add(response.url));
    await devtools.send("Network.enable");
    await open(address);
    let paints = 0;
    devtools.on("Tracing.dataCollected", ({ value }) => {
      paints += value.filter((event) => "name" in event && event["name"] === "Paint").length;
    });
    await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
    await after(WATCHED);
    const traced = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await traced;
    return { ...(await sizesOf([...urls])), paints };
  });
}

/** With brotli, which browsers ask for over TLS alone. */
async function sizesOf(urls: readonly string[]) {
  const bytes = { view: 0, scripts: 0 };
  for (const url of urls) {
    const response = await fetch(url, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    const size = Number(response.headers.get("content-length"));
    // The state is data, which would stand in the HTML otherwise.
    if (new URL(url).pathname.startsWith(PAGE_STATE)) continue;
    const isScript = response.headers.get("content-type")?.includes("javascript") ?? false;
    bytes[isScript ? "scripts" : "view"] += size;
  }
  return bytes;
}

async function blockedIn(browser: Browser, address: string): Promise<number> {
  return inPage(browser, async (devtools, open) => {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await devtools.send("Page.enable");
    await devtools.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watchTasks.toString()})()` });
    return open(address);
  });
}

/** In the page: adds up by how much tasks after the first paint are longer than 50 ms. */
function watchTasks() {
  let blocked = 0;
  let painted = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    painted = Math.min(
      painted,
      ...list.getEntriesByName("first-contentful-paint").map((entry) => entry.startTime),
    );
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= painted) blocked += duration - 50;
    }
    document.documentElement.dataset["blocked"] = String(blocked);
  }).observe({ type: "longtask", buffered: true });
}
