import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test, VIEWPORTS } from "./site.ts";

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
describe("partners", () => {
  const RUN = "[aria-label='Brands we work with'] > div";

  test("the row takes 60 s, without a seam, and stands still on hover, focus and demand", async ({
    open,
  }) => {
    const page = await open("/");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const run = page.locator(RUN);
    const style = (property: string) =>
      run.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style("animation-duration")).toBe("60s");
    expect(await style("animation-iteration-count")).toBe("infinite");
    const [first, second] = await run
      .locator("ul")
      .evaluateAll((lists) => lists.map((list) => list.scrollWidth));
    expect(first).toBe(second);
    expect(first).toBeGreaterThanOrEqual(VIEWPORTS.desktop.width);
    await page.mouse.move(0, 0);
    expect(await style("animation-play-state")).toBe("running");
    const belt = page.getByRole("group", { name: "Brands we work with" });
    await belt.focus();
    expect(await style("animation-play-state")).toBe("paused");
    await belt.blur();
    await belt.hover();
    expect(await style("animation-play-state")).toBe("paused");
    await page.getByRole("button", { name: "Pause the moving row" }).click();
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Let the row move" }).blur();
    expect(await style("animation-play-state")).toBe("paused");
    await page.getByRole("button", { name: "Let the row move" }).click();
    expect(await style("animation-play-state")).toBe("running");
  });

  test("with reduced motion one row stands and is scrolled by hand", async ({ open }) => {
    const page = await open("/");
    const belt = page.getByRole("group", { name: "Brands we work with" });
    expect(await page.locator(RUN).evaluate((run) => getComputedStyle(run).animationName)).toBe("none");
    expect(await belt.locator("ul:visible").count()).toBe(1);
    await belt.focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => {
      const row = document.querySelector("[aria-label='Brands we work with']");
      return row !== null && row.scrollLeft > 0;
    });
  });

  test("nine grey cards while the brands request is pending, after a navigation only", async ({ open }) => {
    const gate = Promise.withResolvers<void>();
    const page = await open("/about", {
      async before(fresh) {
        await fresh.route("**/api/brands", async (route) => {
          await gate.promise;
          await route.continue();
        });
      },
    });
    await page.getByRole("banner").getByRole("link", { name: /home$/ }).click();
    const loading = page.getByRole("status").filter({ hasText: "Loading brands" });
    await loading.waitFor();
    expect(await loading.locator("li").count()).toBe(9);
    gate.resolve();
    await page.getByRole("group", { name: "Brands we work with" }).waitFor();
    expect(await loading.count()).toBe(0);
  });
});

test("reads the same without JavaScript", async ({ open }) => {
  const page = await open("/", { javaScript: false });
  expect(await texts(page, "main h2")).toEqual(
    expect.arrayContaining(["Product categories", "Established", "Service", "Contact"]),
  );
  expect(await page.getByText("Training programs").isVisible()).toBe(true);
  expect(await page.getByRole("group", { name: "Brands we work with" }).isVisible()).toBe(true);
});
