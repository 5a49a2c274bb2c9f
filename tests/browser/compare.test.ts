import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./site.ts";

const IDS = [
  "comac-walk-behind-scrubber-dryer-50-cm-battery",
  "comac-walk-behind-scrubber-dryer-55-cm-traction-drive",
  "lavor-walk-behind-scrubber-dryer-51-cm-gel-battery",
];

/** The names of the products whose columns are seen. */
const columns = async (page: Page) => {
  const heads = await page.locator("thead th[scope=col]").filter({ visible: true }).all();
  const boxes = await Promise.all(
    heads.map(async (head) => ({ text: await head.innerText(), box: await head.boundingBox() })),
  );
  return boxes
    .toSorted((a, b) => (a.box?.x ?? 0) - (b.box?.x ?? 0))
    .map(({ text }) => /\d\d cm/.exec(text)?.[0]);
};

test.for([true, false])(
  "a phone shows two of three and changes either, with scripts: %s",
  async (javaScript, { open }) => {
    const page = await open(`/compare?ids=${IDS.join(",")}`, { viewport: "phone", javaScript });
    expect(await columns(page)).toEqual(["50 cm", "55 cm"]);
    const hidden = page.getByText("Not shown:").locator("..").locator("label").filter({ visible: true });
    expect(await hidden.allInnerTexts()).toEqual([expect.stringContaining("51 cm")]);
    await hidden.tap();
    expect(await columns(page)).toEqual(["50 cm", "51 cm"]);
    expect(await hidden.allInnerTexts()).toEqual([expect.stringContaining("55 cm")]);
    await hidden.tap();
    const right = page.getByRole("group", { name: "Right column" });
    await right.getByRole("radio", { name: /51 cm/ }).check();
    expect(await columns(page)).toEqual(["50 cm", "51 cm"]);
    const left = page.getByRole("group", { name: "Left column" });
    await left.getByRole("radio", { name: /55 cm/ }).check();
    expect(await columns(page)).toEqual(["55 cm", "51 cm"]);
    // What stands on one side is not offered for the other.
    expect(await right.getByRole("radio").filter({ visible: true }).count()).toBe(2);
    const row = page.getByRole("row", { name: /^Working width/ });
    expect(await row.getByRole("cell").filter({ visible: true }).count()).toBe(2);
  },
);

test.for([true, false])(
  "of two columns of three a phone says what is so of these two, with scripts: %s",
  async (javaScript, { open }) => {
    const page = await open(`/compare?ids=${IDS.join(",")}`, { viewport: "phone", javaScript });
    const cells = async (label: RegExp) => {
      const row = page.getByRole("row", { name: label }).filter({ visible: true });
      return (await row.getByRole("cell").filter({ visible: true }).allInnerTexts()).map((text) =>
        text.replaceAll(/\s+/g, " "),
      );
    };
    const show = async (side: string, name: RegExp) =>
      page
        .getByRole("group", { name: `${side} column` })
        .getByRole("radio", { name })
        .check();
    // All three say otherwise, these two the same: neither is the better.
    expect(await cells(/^Run time/)).toEqual(["3 h", "3 h"]);
    await page.getByRole("link", { name: "Differences", exact: true }).tap();
    await page.waitForURL(/show=differences/);
    await page.getByRole("row", { name: /^Run time/ }).waitFor({ state: "hidden" });
    expect(await cells(/^Working width/)).toEqual(["500 mm", "550 mm"]);
    await show("Right", /51 cm/);
    expect(await cells(/^Run time/)).toEqual(["3 h longest", "2.5 h"]);
    await show("Left", /55 cm/);
    expect(await cells(/^Productivity/)).toEqual(["2,500 m²/h most", "2,050 m²/h"]);
    await show("Right", /50 cm/);
    expect(await cells(/^Run time/)).toEqual([]);
  },
);

test.for([true, false])(
  "a desktop shows all, and differences only on request, with scripts: %s",
  async (javaScript, { open }) => {
    const page = await open(`/compare?ids=${IDS.slice(0, 2).join(",")}`, { javaScript });
    expect(await columns(page)).toEqual(["50 cm", "55 cm"]);
    await page.getByRole("row", { name: /^Run time/ }).waitFor();
    await page.getByRole("link", { name: /^\d+ differences$/ }).click();
    await page.waitForURL(/show=differences/);
    await page.getByRole("row", { name: /^Run time/ }).waitFor({ state: "detached" });
    await page.getByRole("row", { name: /^Working width/ }).waitFor();
    await page.getByRole("link", { name: /^Take out .*50 cm/ }).click();
    await page.getByText("One product is chosen.").waitFor();
    expect(new URL(page.url()).search).toBe(`?ids=${IDS[1]}`);
  },
);

test.for(["desktop", "phone"] as const)(
  "names stay below the header while the lines pass, on a %s",
  async (viewport, { open }) => {
    const page = await open(`/compare?ids=${IDS.join(",")}`, { viewport });
    await page.getByRole("rowheader", { name: "Key features" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const head = await page.getByRole("columnheader", { name: /50 cm/ }).boundingBox();
    expect(head?.y).toBeGreaterThan(40);
    expect(head?.y).toBeLessThan(80);
  },
);

test("a comparison prints on one page, all columns of it, with the company's contacts", async ({ open }) => {
  const page = await open(`/compare?ids=${IDS.join(",")}`, { viewport: "phone" });
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 1000 });
  expect(await columns(page)).toEqual(["50 cm", "55 cm", "51 cm"]);
  const printed = await page.locator("body").innerText();
  expect(printed).toContain("/compare?ids=");
  expect(printed).not.toContain("Request Quote");
});
