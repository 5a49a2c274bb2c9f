import { type Browser, chromium, type Page } from "playwright-core";
import { PASSWORD } from "../tests/support/office-staff.ts";
import { chromium as installed } from "../tests/support/programs.ts";
import { inPage, longestEvent, SLOWER } from "./browser.ts";
import type { Row } from "./table.ts";

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Between keys that are typed or held (ms). */
const TYPED = 80;

/** The machine may be busy: the best round counts. */
const ROUNDS = 3;

/** Goal: milliseconds from a press to the next paint. */
const GOAL = 100;

type Press = {
  name: string;
  path: string;
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const firstRow = (page: Page) => page.locator("[data-reference] h3 a").first();

async function openFirst(page: Page): Promise<void> {
  await firstRow(page).click();
  await page.getByRole("group", { name: "Status" }).waitFor();
}

async function writeReply(page: Page): Promise<void> {
  await openFirst(page);
  await page.keyboard.press("r");
  await page.getByRole("form", { name: "Reply" }).waitFor();
}

/** What is pressed all day long. */
const PRESSES: readonly Press[] = [
  { name: "opening an inquiry", path: "/inquiries?view=all", act: (page) => firstRow(page).click() },
  {
    name: "J ten times",
    path: "/inquiries?view=all",
    act: async (page) => {
      for (let n = 0; n < 10; n++) await page.keyboard.press("j", { delay: TYPED });
    },
  },
  {
    name: "peeking",
    path: "/inquiries?view=all",
    before: (page) => page.keyboard.press("j"),
    act: (page) => page.keyboard.press("Space"),
  },
  {
    name: "choosing a status",
    path: "/inquiries?view=in-progress",
    before: openFirst,
    act: (page) => page.keyboard.press("q"),
  },
  {
    name: "typing in the search",
    path: "/inquiries?view=all",
    before: (page) => page.keyboard.press("/"),
    act: (page) => page.keyboard.type("haddad", { delay: TYPED }),
  },
  {
    name: "typing a reply",
    path: "/inquiries?view=in-progress",
    before: writeReply,
    act: (page) => page.keyboard.type("Two canisters are 24.500 BHD", { delay: TYPED }),
  },
  {
    name: "opening the command bar",
    path: "/inquiries?view=all",
    act: (page) => page.keyboard.press("Control+k"),
  },
  {
    name: "typing in the command bar",
    path: "/inquiries?view=all",
    before: (page) => page.keyboard.press("Control+k"),
    act: (page) => page.keyboard.type("haddad", { delay: TYPED }),
  },
];

/** The longest that an event of a press waited for its paint. */
function pressed(
  browser: Browser,
  office: { address: string; email: string },
  press: Press,
): Promise<number> {
  return inPage(browser, DESKTOP, async (page) => {
    const { address, email } = office;
    // Only ends a hang: four times slower, on a machine that may be busy.
    page.setDefaultTimeout(120_000);
    await page.request.post(`${address}/office/api/session`, {
      data: { email, password: PASSWORD },
      headers: { origin: address },
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(`${address}/office${press.path}`);
    await firstRow(page).waitFor();
    await page.waitForLoadState("load");
    await press.before?.(page);
    return longestEvent(page, () => press.act(page));
  });
}

/** How long after a press the office paints again on a processor that is four times slower. */
export async function* measurePresses(address: string, email: string, over: string): AsyncGenerator<Row> {
  const browser = await chromium.launch({
    executablePath: installed(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const press of PRESSES) {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS && least > GOAL; round++) {
        least = Math.min(least, await pressed(browser, { address, email }, press));
      }
      const what = `${over}, press to next paint, 4 times slower: ${press.name}`;
      yield { what, unit: "ms", goal: { most: GOAL }, measured: least };
    }
  } finally {
    await browser.close();
  }
}
