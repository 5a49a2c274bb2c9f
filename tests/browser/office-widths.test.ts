import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

/** How many lines these stand in. */
async function linesOf(all: Locator): Promise<number> {
  const boxes = await Promise.all((await all.all()).map((each) => each.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
}

test("the home page's numbers stand in one line on a tablet, and in pairs on a phone", async ({ office }) => {
  const { page } = await office("/", "owner", { viewport: "phone" });
  const numbers = page
    .getByRole("link")
    .filter({ hasText: /^\S+(?:wait for us|late|not delivered|median first reply|answered in time)/ });
  await numbers.nth(4).waitFor();
  expect([await numbers.count(), await linesOf(numbers)]).toEqual([5, 3]);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await linesOf(numbers)).toBe(1);
  await expectAccessible(page);
});

test("a short line of a specification is one line on a phone, and a long one shows all of its value", async ({
  office,
}) => {
  const { page } = await office("/products", "editor", { viewport: "phone" });
  await page.locator("main").getByRole("link", { name: "Tub Dry Vacuum, 9 L, 620 W" }).click();
  const rows = page.locator("[data-column=specifications]").getByRole("listitem");
  const cells = (text: string) =>
    rows.filter({ has: page.locator(`input[value="${text}"]`) }).locator("input");
  await cells("Motor power").first().waitFor();
  expect(await linesOf(cells("Motor power"))).toBe(1);
  expect(await linesOf(cells("Supply"))).toBe(2);
  const isCut = ({ scrollWidth, clientWidth }: HTMLElement | SVGElement) => scrollWidth > clientWidth;
  expect(await cells("Supply").nth(1).evaluate(isCut)).toBe(false);
  expect(await page.getByText("drag to order").innerText()).toBe("drag to order");
});

test("the backup's page tells what it holds and how it is restored, in steps", async ({ office }) => {
  const { page } = await office("/company/backup", "owner");
  const section = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  await section("Restoring").waitFor();
  expect(await section("What it holds").getByRole("listitem").count()).toBe(4);
  const steps = section("Restoring").getByRole("listitem");
  expect([await steps.count(), await linesOf(steps)]).toEqual([3, 1]);
  expect(await steps.nth(2).innerText()).toContain("npm run restore -- catalogue-");
  await expectAccessible(page);
});
