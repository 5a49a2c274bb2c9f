import { expect } from "vitest";
import { test } from "./site.ts";

test("sets the years on the rule, true to scale", async ({ open }) => {
  const page = await open("/about");
  const years = page.getByRole("listitem").filter({ has: page.locator("time") });
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
});
