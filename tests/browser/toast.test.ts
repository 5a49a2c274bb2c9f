import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CONTACT, fill, refuse } from "./filled-forms.ts";
import { type Open, test } from "./site.ts";

const expected = [/status of 503/];
const shelf = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const toast = (page: Page) => shelf(page).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Send inquiry" }).click();

/** A contact page with the toast of a failed sending on it, and the way to let the next one through. */
async function openWithToast(open: Open) {
  const page = await open("/contact", { clock: true, expected });
  const relent = await refuse(page, 503, "Not just now.");
  await fill(page, CONTACT);
  await send(page);
  await toast(page).getByText("Error", { exact: true }).waitFor();
  return { page, relent };
}

test("a toast is shown for 5 s and then goes by itself", async ({ open }) => {
  const { page } = await openWithToast(open);
  await page.clock.fastForward(4000);
  expect(await toast(page).isVisible()).toBe(true);
  await page.clock.fastForward(1500);
  await toast(page).waitFor({ state: "detached" });
});

test("there is one toast at a time, and bad news looks unlike good news", async ({ open }) => {
  const { page, relent } = await openWithToast(open);
  const ground = () => toast(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const bad = await ground();
  await relent();
  await send(page);
  await toast(page).getByText("Inquiry Submitted").waitFor();
  expect(await toast(page).count()).toBe(1);
  expect(await ground()).not.toBe(bad);
});

test("F8 leads to the toast, and its button closes it", async ({ open }) => {
  const { page } = await openWithToast(open);
  await page.keyboard.press("F8");
  await page.waitForFunction(
    () => document.activeElement?.closest("section[aria-label*=Notifications]") !== null,
  );
  await toast(page).getByRole("button", { name: "Close" }).press("Enter");
  await toast(page).waitFor({ state: "detached" });
});

test("a swipe to the right by 50 px dismisses it, a shorter one doesn't", async ({ open }) => {
  const { page } = await openWithToast(open);
  const swipe = async (by: number) => {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error("There is no toast.");
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(40);
  expect(await toast(page).isVisible()).toBe(true);
  await swipe(70);
  await toast(page).waitFor({ state: "detached" });
});
