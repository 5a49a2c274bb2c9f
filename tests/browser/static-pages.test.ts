import { expect } from "vitest";
import { test } from "./site.ts";

test("each opens at its top from the foot of another page", async ({ open }) => {
  const page = await open("/products");
  for (const title of ["Privacy Policy", "Terms of Service", "Sitemap"]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  }
});

test("the contents lead to their sections, below the header", async ({ open }) => {
  const page = await open("/privacy-policy");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Your rights" }).click();
  await page.waitForURL("**/privacy-policy#rights");
  await page.waitForFunction(() => {
    const header = document.querySelector("header")?.getBoundingClientRect();
    const rights = document.querySelector("#rights")?.getBoundingClientRect();
    return header && rights && rights.top >= header.bottom - 1 && rights.top < header.bottom + 60;
  });
});

test("the contents mark the section that one reads, and none back at the top", async ({ open }) => {
  const page = await open("/privacy-policy");
  const marked = () =>
    page.getByRole("navigation", { name: "Contents" }).locator("[aria-current]").allInnerTexts();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(marked).toHaveLength(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(marked).toEqual([]);
});
