import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { fill, QUOTE } from "./filled-forms.ts";
import { limitWidthAndNoise, MACHINES, status } from "./machine-filters.ts";
import { test } from "./site.ts";

const FOUND = "55 cm, Traction Drive";
/** What is asked for after all three were compared: it runs on pads. */
const ASKED = "50 cm, Battery";
const OTHERS = [ASKED, "51 cm, Gel Battery"];

const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("article").filter({ hasText: name });

/** Chooses the three machines that were found, on their cards. */
async function chooseOnCards(page: Page) {
  await card(page, FOUND)
    .getByRole("checkbox", { name: /^Compare/ })
    .check();
  for (const name of OTHERS)
    await card(page, name)
      .getByRole("checkbox", { name: /^Compare/ })
      .check();
  const tray = page.getByRole("region", { name: "Chosen to compare" });
  await tray.getByText("Compare 3 of 4").waitFor();
  await tray.getByRole("link", { name: "Compare" }).click();
}

/** The same without scripts: from the machine's page, with what is like it. */
async function chooseByLinks(page: Page) {
  await card(page, FOUND).getByRole("heading").getByRole("link").click();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  for (const name of OTHERS) {
    const more = page.getByRole("region", { name: "Add one like it" });
    await more.getByRole("link", { name: new RegExp(name) }).click();
  }
}

/** Puts the machine and its first pad on the quote list, which the form keeps where scripts don't run. */
async function listWithPad(page: Page, viewport: "phone" | "desktop", javaScript: boolean): Promise<string> {
  const pad = page
    .getByRole("region", { name: "You will also need" })
    .getByRole("listitem")
    .filter({ hasText: /Pad/ })
    .first();
  const number = /[A-Z]{3}-\d{4}/.exec(await pad.innerText())?.[0] ?? "no article number";
  // On phones it stands at the foot of the screen, after those of what else the page names.
  const adding = page.getByRole("main").getByRole("link", { name: "Add to quote" });
  await (viewport === "phone" ? adding.last() : adding.first()).click();
  if (javaScript) {
    await pad.getByRole("link", { name: /Add to quote/ }).click();
    await page.getByRole("link", { name: "Quote list 2 lines" }).click();
  } else {
    await page.getByText("Paste or drop a list").click();
    await page.getByLabel("Your list, as it is").fill(number);
    await page.getByRole("button", { name: "Find the articles" }).click();
  }
  return number;
}

describe.each(["phone", "desktop"] as const)("a facilities manager on a %s", (viewport) => {
  test.for([true, false])(
    "finds a scrubber-dryer by width and noise, compares three, and asks for two with pads, scripts: %s",
    async (javaScript, { open, site }) => {
      const page = await open(MACHINES, { viewport, javaScript });
      const inSheet = javaScript && viewport === "phone";
      if (inSheet) await page.getByRole("button", { name: "Filters", exact: true }).tap();
      await limitWidthAndNoise(page);
      if (inSheet) await page.getByRole("button", { name: "Show 3 products" }).tap();
      await status(page, /^3 products found matching your filters$/);

      await (javaScript ? chooseOnCards : chooseByLinks)(page);
      await page.getByRole("heading", { level: 1, name: "Compare 3 products" }).waitFor();
      await page.getByRole("row", { name: /^Working width/ }).waitFor();
      const column = page.getByRole("columnheader", { name: new RegExp(ASKED) });
      await column.getByRole("link", { name: new RegExp(`${ASKED}$`) }).click();
      await page.getByRole("heading", { level: 1, name: new RegExp(ASKED) }).waitFor();

      const pad = await listWithPad(page, viewport, javaScript);
      await page.getByLabel(/^Quantity of .*50 cm/).fill("2");
      const requirements = `Two with pads, ${viewport}, ${javaScript}`;
      await fill(page, { ...QUOTE, Requirements: requirements });
      await page.getByRole("button", { name: "Submit quote request" }).click();
      await page.getByRole("heading", { level: 1, name: "Quote Request Received!" }).waitFor();
      const asked = (text: string) =>
        text.includes(requirements) && /2 × .*50 cm/.test(text) && text.includes(pad);
      await expect.poll(() => site.mails.mails.some(({ text }) => asked(text))).toBe(true);
    },
  );
});
