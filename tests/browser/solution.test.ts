import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { eitherWay, LISTS, test } from "./site.ts";

test("automation: more products join those that are shown", async ({ open }) => {
  const page = await open("/automation-solutions");
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL(/page=2/);
  await page.getByText("Products 1–48", { exact: true }).waitFor();
});

eitherWay((either) => {
  either(
    "the machines follow the answers as they are given, and the button leads to them",
    async ({ open }) => {
      const page = await open("/machine-finder", { viewport: "phone" });
      const area = page.getByLabel("Floor area, m²");
      await area.fill("");
      await area.pressSequentially("6000");
      await page.waitForURL(({ search }) => search === "?area=6000");
      await page.getByText(/^6,000 m² in 4 h are/).waitFor();
      expect(await area.evaluate((field) => field === document.activeElement)).toBe(true);
      const battery = page.getByRole("radio", { name: /^Battery/ });
      await battery.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      await battery.check();
      await page.waitForURL(({ search }) => search === "?area=6000&power=battery");
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.getByRole("button", { name: "Find machines" }).click();
      await page.waitForURL(({ hash }) => hash === "#machines");
      await area.fill("500");
      await page.getByText(/^500 m² in 4 h are/).waitFor();
      await page.goBack();
      await page.getByText(/^6,000 m² in 4 h are/).waitFor();
      await expect.poll(() => area.inputValue()).toBe("6000");
    },
  );
});

test("machines for other answers than those in the form can't be taken for these", async ({ open }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open("/machine-finder", {
    before: (opened) =>
      opened.route(LISTS, async (route) => {
        await released;
        await route.continue();
      }),
  });
  const machines = page.locator("#machines :not([inert]) > ol");
  const changed = page.getByText("Your answers have changed.");
  await page.getByRole("radio", { name: /^Battery/ }).check();
  await changed.waitFor();
  expect(await machines.count()).toBe(0);
  await expectAccessible(page);
  release();
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
