import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, violations } from "./axe.ts";
import { figure, limitWidthAndNoise, MACHINES, status } from "./machine-filters.ts";
import { eitherWay, hydrated, test } from "./site.ts";

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const names = (page: Page) =>
  page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();

async function expectScrubberDryers(page: Page) {
  await status(page, /^3 products found matching your filters$/);
  expect(await names(page)).toEqual([
    expect.stringContaining("Scrubber-Dryer, 50 cm"),
    expect.stringContaining("Scrubber-Dryer, 51 cm"),
    expect.stringContaining("Scrubber-Dryer, 55 cm"),
  ]);
}

describe("a facilities manager finds a scrubber-dryer by width and noise", () => {
  test("without scripts", async ({ open }) => {
    const page = await open(MACHINES, { viewport: "phone", javaScript: false });
    await limitWidthAndNoise(page);
    await expectScrubberDryers(page);
    expect(query(page)["noise"]).toBe("-68");
    await page.getByRole("button", { name: "Remove filter Width 400–600 mm" }).click();
    await status(page, /products found matching your filters$/);
    expect(query(page)).toEqual({ noise: "-68" });
  });

  eitherWay((either) => {
    either("on a desktop", async ({ open }) => {
      const page = await open(MACHINES);
      await limitWidthAndNoise(page);
      await expectScrubberDryers(page);
      expect(query(page)).toEqual({ width: "400-600", noise: "-68" });
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      expect(await page.locator("details[open]").count()).toBe(0);
      await page.reload();
      await hydrated(page);
      await expectScrubberDryers(page);
      await page.getByRole("button", { name: "Remove filter Noise up to 68 dB(A)" }).click();
      await page.waitForURL(({ search }) => search === "?width=400-600");
      await page.goBack();
      await expectScrubberDryers(page);
    });
  });

  test("on a phone, in the sheet of filters", async ({ open }) => {
    const page = await open(MACHINES, { viewport: "phone" });
    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    const groups = page.getByRole("dialog", { name: "Filters" }).locator("details");
    await groups.first().waitFor();
    const [first, ...others] = await groups.evaluateAll((all) =>
      all.map((group) => [group.querySelector("summary span")?.textContent, group.hasAttribute("open")]),
    );
    expect([first, others.at(-1)]).toEqual([
      ["Width", true],
      ["Brand", false],
    ]);
    await limitWidthAndNoise(page);
    await page.getByRole("button", { name: "Show 3 products" }).waitFor();
    expect(await violations(page, "dialog[open]")).toEqual([]);
    await page.getByRole("button", { name: "Show 3 products" }).tap();
    await expectScrubberDryers(page);
  });
});

test("what states no such figure is reachable, and an open figure closes by a press beside it", async ({
  open,
}) => {
  const page = await open(MACHINES);
  await figure(page, "Noise").locator("summary").click();
  const without = figure(page, "Noise").getByRole("button", { name: /without this figure$/ });
  const count = /^\d+/.exec(await without.innerText())?.[0];
  await without.click();
  await status(page, `${count} products found matching your filters`);
  expect(query(page)).toEqual({ noise: "none" });
  await page.getByRole("heading", { level: 1 }).click();
  expect(await page.locator("details[open]").count()).toBe(0);
});

test("tables are sorted by the heads of their columns", async ({ open }) => {
  const page = await open(`${MACHINES}?view=list`);
  await page.getByRole("columnheader", { name: "Noise, dB(A)" }).first().getByRole("link").click();
  await page.waitForURL(/sort=noise$|sort=noise&/);
  await page.locator('th[aria-sort="ascending"]').first().waitFor();
  await page.getByRole("columnheader", { name: "Noise, dB(A)" }).first().getByRole("link").click();
  await page.locator('th[aria-sort="descending"]').first().waitFor();
  await expectAccessible(page);
});
