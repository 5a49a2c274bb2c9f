import type { Locator, Page } from "playwright-core";

// How visitors narrow the list of machines by their figures.

export const MACHINES = "/category/equipments/vacuums-&-scrubing-machines";

/** Waits until the list says so. */
export const status = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text }).waitFor();

/** The filter of a figure. */
export const figure = (page: Page, name: string) =>
  page
    .locator("details")
    .filter({ visible: true })
    .filter({ has: page.getByText(name, { exact: true }) });

/** The one that decides is open in the sheet of phones. */
async function open(filter: Locator) {
  if ((await filter.getAttribute("open")) === null) await filter.locator("summary").click();
}

/** Types the ends of a figure and presses one of its choices, as a visitor does. */
export async function limitWidthAndNoise(page: Page) {
  await open(figure(page, "Width"));
  await figure(page, "Width").getByLabel("Width from mm").fill("400");
  await figure(page, "Width").getByLabel("Width to mm").fill("600");
  await open(figure(page, "Noise"));
  await figure(page, "Noise")
    .getByRole("button", { name: /^up to 68 dB\(A\)/ })
    .click();
}
