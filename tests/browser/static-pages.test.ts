import { describe, expect } from "vitest";
import { PRIVACY_NOTICE_VERSION } from "../../src/content/company.ts";
import { expectAccessible } from "./axe.ts";
import { test, VIEWPORTS } from "./site.ts";

describe.each([
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-of-service", "Terms of Service"],
  ["/sitemap", "Sitemap"],
] as const)("%s", (path, title) => {
  test.for(["desktop", "phone"] as const)(
    "fits the screen and is accessible, %s",
    async (viewport, { open }) => {
      const page = await open(path, { viewport });
      expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
      await expectAccessible(page);
    },
  );

  test("opens at its top from the foot of another page", async ({ open }) => {
    const page = await open("/products");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  });
});

test("the privacy notice says what is collected, what for, who sees it and how it is protected", async ({
  open,
}) => {
  const page = await open("/privacy-policy", { javaScript: false });
  const text = await page.getByRole("main").innerText();
  for (const said of [
    "Contact details",
    "Business requirements",
    "Technical specifications",
    "Quotations",
    "Technical support",
    "Product recommendations",
    "Service improvement",
    "share data with third parties only with your explicit consent",
    "security measures",
    "Law No. 30 of 2018",
    "Personal Data Protection Authority",
    `Version ${PRIVACY_NOTICE_VERSION}`,
  ]) {
    expect(text).toContain(said);
  }
});

test("the terms hold service agreement, manufacturer warranties with support guarantees, service standards", async ({
  open,
}) => {
  const page = await open("/terms-of-service", { javaScript: false });
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  const titles = headings.map((heading) => heading.replace(/^\d+\s*/, ""));
  expect(titles).toEqual(
    expect.arrayContaining(["Service agreement", "Warranties and support guarantees", "Service standards"]),
  );
  await page.getByText("the manufacturer’s warranty, in the term").waitFor();
  await page.getByText("Beyond it we give these support guarantees").waitFor();
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

test("the sitemap has the three groups, with exactly their pages", async ({ open }) => {
  const page = await open("/sitemap");
  const groups = {
    "Main Pages": ["/", "/about", "/contact"],
    Solutions: ["/solutions", "/vacuum-solutions", "/automation-solutions", "/products"],
    Legal: ["/privacy-policy", "/terms-of-service", "/sitemap"],
  };
  for (const [name, paths] of Object.entries(groups)) {
    const group = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
    const links = await group
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(paths);
  }
});

test("the sitemap counts the catalogue beside it", async ({ open }) => {
  const page = await open("/sitemap");
  const tree = page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: "The catalogue" }) });
  expect(await tree.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
    expect.stringMatching(/^Equipments\s*123$/),
    expect.stringMatching(/^Washroom Hygiene\s*87$/),
    expect.stringMatching(/^Chemicals\s*66$/),
    expect.stringMatching(/^Cleaning Tools & Accessories\s*61$/),
    expect.stringMatching(/^Waste Management\s*21$/),
  ]);
});
