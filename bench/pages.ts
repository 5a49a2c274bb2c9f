import { setTimeout as after } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { PAGE_STATE } from "../src/server/pages/built-site.ts";
import { STATIC_PATHS } from "../src/server/pages/sitemap.ts";
import { inBrowser, inPage, PHONE, SLOWER } from "./browser.ts";
import type { Row } from "./table.ts";

const PRODUCT = "/products/numatic-tub-dry-vacuum-9-l-620-w";

/** A page of each kind with its goals in kilobytes: HTML, and all of the first view but for scripts and state, which come at rest. */
const KINDS = [
  { name: "home", path: "/", html: 15, view: 350 },
  { name: "listing", path: "/products", html: 15, view: 180 },
  { name: "product", path: PRODUCT, html: 12, view: 150 },
  { name: "category", path: "/category/equipments", html: 20, view: 200 },
];
const EVERY = [...STATIC_PATHS, PRODUCT, "/category/equipments", "/products?view=list"];
/** What is held of every page: the most of all, in the order of the rows. */
const MOST = {
  scripts: { what: "all scripts", unit: "KB", most: 135 },
  paints: { what: "paints in 3 s at rest", unit: "", most: 12 },
  blocked: { what: "blocking, 4 times slower", unit: "ms", most: 30 },
  longest: { what: "longest task, 4 times slower", unit: "ms", most: 50 },
  shifted: { what: "layout shift", unit: "", most: 0 },
  hasty: { what: "scripts not at the lowest priority", unit: "", most: 0 },
};
const KB = 1000;
/** Scripts that are fetched so give way to pictures and fonts. */
const LOWEST = new Set(["VeryLow", "Low"]);
/** How long a page is watched: until it rests, and then for its paints (ms). */
const SETTLED = 4000;
const WATCHED = 3000;
/** The machine may be busy: where a page is short, the best of so many rounds counts. */
const ROUNDS = 3;

type Watched = Record<keyof typeof MOST, number> & { view: number };

/** What a phone fetches and paints of pages, and how long its main thread is blocked. */
export async function* rows(): AsyncGenerator<Row> {
  yield* await inBrowser(async (browser, site) => {
    const found: Row[] = [];
    for (const { name, path, view: most } of KINDS) {
      const measured = (await watch(browser, site + path)).view / KB;
      found.push({ what: `${name}: first view on a phone`, unit: "KB", goal: { most }, measured });
    }
    const worst = new Map<keyof typeof MOST, { measured: number; path: string }>();
    for (const path of EVERY) {
      const best = await bestOf(browser, site + path);
      for (const name of namesOf(MOST)) {
        if (best[name] >= (worst.get(name)?.measured ?? 0)) worst.set(name, { measured: best[name], path });
      }
    }
    for (const [name, { measured, path }] of worst) {
      const { what, unit, most } = MOST[name];
      found.push({ what: `every page: ${what} (${path})`, unit, goal: { most }, measured });
    }
    found.push({
      what: "listing with Save-Data: scripts before use",
      unit: "",
      goal: { most: 0 },
      measured: await scriptsUnasked(browser, site + "/products"),
    });
    // By now they have been asked for more than once, and are as dense as most visitors get them.
    for (const { name, path, html: most } of KINDS) {
      const measured = (await sizeOf(site + path)) / KB;
      found.push({ what: `${name}: HTML`, unit: "KB", goal: { most }, measured });
    }
    return found;
  });
}

function namesOf<Name extends string>(record: Record<Name, unknown>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

async function bestOf(browser: Browser, address: string): Promise<Watched> {
  const best = await watch(browser, address);
  for (let round = 1; round < ROUNDS; round++) {
    if (namesOf(MOST).every((name) => best[name] <= MOST[name].most)) break;
    const again = await watch(browser, address);
    for (const name of namesOf(MOST)) best[name] = Math.min(best[name], again[name]);
  }
  return best;
}

function watch(browser: Browser, address: string): Promise<Watched> {
  return inPage(browser, PHONE, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const urls = new Set<string>();
    devtools.on("Network.responseReceived", ({ response }) => urls.add(response.url));
    let hasty = 0;
    devtools.on("Network.requestWillBeSent", ({ request: { url, initialPriority } }) => {
      if (url.endsWith(".js") && !LOWEST.has(initialPriority)) hasty++;
    });
    await devtools.send("Network.enable");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watchTasks);
    await page.goto(address);
    await after(SETTLED);
    let paints = 0;
    devtools.on("Tracing.dataCollected", ({ value }) => {
      paints += value.filter((event) => "name" in event && event["name"] === "Paint").length;
    });
    await devtools.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
    await after(WATCHED);
    const traced = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await traced;
    return { ...(await sizesOf([...urls])), ...(await tasksOf(page)), paints, hasty };
  });
}

/** How many scripts a page fetches that a visitor who saves data only looks at. */
function scriptsUnasked(browser: Browser, address: string): Promise<number> {
  return inPage(browser, PHONE, async (page) => {
    let scripts = 0;
    page.on("request", (request) => void (request.url().endsWith(".js") && scripts++));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto(address);
    await after(SETTLED);
    return scripts;
  });
}

async function tasksOf(page: Page) {
  const noted: Record<string, string | undefined> = await page.evaluate(() => ({
    ...document.documentElement.dataset,
  }));
  const of = (name: string) => Number(noted[name] ?? 0);
  return { blocked: of("blocked"), longest: of("longest"), shifted: of("shifted") };
}

/** With brotli, which browsers ask for over TLS alone. */
async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" }, redirect: "error" });
  await response.arrayBuffer();
  return Number(response.headers.get("content-length"));
}

async function sizesOf(urls: readonly string[]) {
  const bytes = { view: 0, scripts: 0 };
  for (const url of urls) {
    const { pathname } = new URL(url);
    // The state is data, which would stand in the HTML otherwise.
    if (pathname.startsWith(PAGE_STATE)) continue;
    bytes[pathname.endsWith(".js") ? "scripts" : "view"] += await sizeOf(url);
  }
  return { view: bytes.view, scripts: bytes.scripts / KB };
}

/** In the page: adds up by how much tasks after the first paint are longer than 50 ms, and what moves. */
function watchTasks() {
  const note = (name: string, value: number) => (document.documentElement.dataset[name] = String(value));
  let blocked = 0;
  let longest = 0;
  let shifted = 0;
  let painted = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    painted = Math.min(
      painted,
      ...list.getEntriesByName("first-contentful-paint").map((entry) => entry.startTime),
    );
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime < painted) continue;
      blocked += duration - 50;
      longest = Math.max(longest, duration);
    }
    note("blocked", blocked);
    note("longest", longest);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, "value"));
    note("shifted", shifted);
  }).observe({ type: "layout-shift", buffered: true });
}
