import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { LISTS, test } from "./site.ts";

test.for([
  ["/vacuum-solutions", "Industrial vacuum solutions"],
  ["/automation-solutions", "Industrial automation"],
] as const)("three placeholders on %s while the catalogue is on its way", async ([path, title], { open }) => {
  const page = await open("/sitemap");
  await page.route(LISTS, () => {
    // Never answered: the page stays in waiting.
  });
  await page.locator(`main a[href="${path}"]`).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.locator("main [data-placeholder]").count()).toBe(3);
  await expectAccessible(page);
});

test("automation: more products join those that are shown", async ({ open }) => {
  const page = await open("/automation-solutions");
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  await page.getByText("Products 1–48", { exact: true }).waitFor();
});

test("machines for other answers than those in the form can't be taken for these", async ({ open }) => {
  const page = await open("/machine-finder");
  const machines = page.locator("#machines :not([inert]) > ol");
  const changed = page.getByText("Your answers have changed.");
  await page.getByLabel("Floor area, m²").fill("6000");
  await changed.waitFor();
  expect(await machines.count()).toBe(0);
  await page.getByLabel("Floor area, m²").fill("2000");
  await changed.waitFor({ state: "hidden" });
  await machines.waitFor();
  await page.getByRole("radio", { name: /^Battery/ }).check();
  await changed.waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Find machines" }).click();
  await page.waitForURL(/power=battery/);
  await machines.waitFor();
  expect(await changed.count()).toBe(0);
});

test("the machine finder's bars begin at one place on a phone, whatever the hours beside them", async ({
  open,
}) => {
  const page = await open("/machine-finder?hours=2", { viewport: "phone" });
  const starts = await page
    .locator("#machines ol > li b + span")
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().left)));
  expect(starts.length).toBe(6);
  expect(new Set(starts).size).toBe(1);
});
