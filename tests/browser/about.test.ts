import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test, VIEWPORTS } from "./site.ts";

describe.each(["desktop", "phone"] as const)("about, %s", (viewport) => {
  test("has story, services, mission, reasons and timeline, fits the screen and is accessible", async ({
    open,
  }) => {
    const page = await open("/about", { viewport });
    expect(await page.locator("main h2").allInnerTexts()).toEqual([
      "Our Story",
      "Services",
      "Our Mission",
      "Why Choose Us",
      "Since 2004",
    ]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
    await expectAccessible(page);
  });
});

test("gives four reasons", async ({ open }) => {
  const page = await open("/about");
  const reasons = page.locator("section", { has: page.getByRole("heading", { name: "Why Choose Us" }) });
  expect(await reasons.getByRole("listitem").count()).toBe(4);
});

test("sets five steps at their years on the rule, true to scale", async ({ open }) => {
  const page = await open("/about");
  const years = page.getByRole("listitem").filter({ has: page.locator("time") });
  const steps = await years.evaluateAll((all) =>
    all.map((year) => [
      year.querySelector("time")?.textContent,
      ...[...year.querySelectorAll("h3")].map((title) => title.textContent),
    ]),
  );
  expect(steps).toEqual([
    ["2004", "Founded"],
    ["2008", "European partnerships", "Market expansion"],
    ["2018", "Digital transformation"],
    ["2024", "Continued innovation"],
  ]);
  const places = await years.evaluateAll((all) => all.map((year) => year.getBoundingClientRect().left));
  const [first = 0, second = 0, third = 0, last = 0] = places;
  const year = (last - first) / 20;
  expect((second - first) / year).toBeCloseTo(4, 1);
  expect((third - first) / year).toBeCloseTo(14, 1);
});

test("the footer's Services link comes to rest under the header, from any page", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await page.waitForURL("**/about#services");
  await page.waitForFunction(() => {
    const header = document.querySelector("header")?.getBoundingClientRect();
    const services = document.querySelector("#services")?.getBoundingClientRect();
    return header && services && Math.abs(services.top - header.bottom) < 8;
  });
  expect(await page.locator("#services h3").count()).toBe(3);
});
