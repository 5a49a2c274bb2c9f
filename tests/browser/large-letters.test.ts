import type { Page } from "playwright-core";
import { expect } from "vitest";
import { storeSample } from "../support/sample-inquiry.ts";
import { test } from "./office.ts";

/** As a reader sets it in the browser: what is measured in rem grows, and so do the em of media queries. */
const twiceTheSize = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
};

/** How much wider the page is than the screen, and what its own box cuts. */
const misfits = (page: Page) =>
  page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: [...document.querySelectorAll("h1, main button, nav button, select")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  }));

const fits = { wider: 0, cut: [] };

const COMPARED = [
  "comac-walk-behind-scrubber-dryer-50-cm-battery",
  "comac-walk-behind-scrubber-dryer-55-cm-traction-drive",
  "lavor-walk-behind-scrubber-dryer-51-cm-gel-battery",
];

test("with letters of twice the size the site fits a phone", async ({ open }) => {
  const page = await open("/products", { viewport: "phone", before: twiceTheSize });
  for (const path of [
    "/products",
    `/products/${COMPARED[0]}`,
    "/products/nefchem-acidic-rinse-aid-hard-water-20-l",
    `/compare?ids=${COMPARED.join(".")}`,
  ]) {
    await page.goto(path);
    expect(await misfits(page), path).toEqual(fits);
  }
});

test("with letters of twice the size the office fits a phone", async ({ office, site }) => {
  const message = "Which scent goes with the diffuser?";
  const { reference } = await storeSample(site.database, { message, phone: "+973 3600 0142" });
  const { page } = await office("/inquiries", "owner", { viewport: "phone", before: twiceTheSize });
  for (const [path, text] of [
    ["/inquiries", message],
    [`/inquiries/${reference}`, "Paste their answer"],
    ["/products", "New product"],
    ["/record", "The record is whole."],
    ["/me", "Sign out"],
    ["/categories", "New category"],
  ] as const) {
    await page.goto(`/office${path}`);
    await page.getByText(text).first().waitFor();
    expect(await misfits(page), path).toEqual(fits);
  }
});
