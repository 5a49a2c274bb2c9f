import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "./axe.ts";
import { fill, QUOTE } from "./filled-forms.ts";
import { holdScripts, releaseScripts } from "./late-scripts.ts";
import { hydrated, test, VIEWPORTS } from "./site.ts";

const send = (page: Page) => page.getByRole("button", { name: "Submit quote request" });
const confirmation = (page: Page) => page.getByRole("heading", { level: 1, name: "Quote Request Received!" });
const lines = (page: Page) => page.getByRole("list", { name: "Your list" }).getByRole("listitem");

/** As a tender has them: 34 articles of the sample in several spellings, two with a slip, and four that nobody sells. */
const FOUND = Array.from({ length: 32 }, (_, n) => ({ number: 1001 + n, quantity: n + 1 })).map(
  ({ number, quantity }) => (number % 2 ? `${quantity} x KLX-${number}` : `klx ${number}; ${quantity}`),
);
const TENDER = [
  ...FOUND,
  "NUM2003\t4",
  "Qty 5: NUM–2004",
  "NUM-20O1",
  "NMU-2002, 3 pcs",
  "Bronze bell",
  "Golf cart, 2 pcs",
  "<b>Flag pole</b>",
  "=1+1",
].join("\n");

describe.each(["phone", "desktop"] as const)("a purchaser pastes 40 tender lines on a %s", (viewport) => {
  test.for([true, false])("of which 6 are wrong, with scripts: %s", async (javaScript, { open, site }) => {
    const page = await open("/get-quote", { viewport, javaScript });
    await page.getByText("Paste or drop a list").click();
    await page.getByLabel("Your list, as it is").fill(TENDER);
    await page.getByRole("button", { name: "Find the articles" }).click();
    await page.getByText("34 articles found.").waitFor();
    await page.getByText("4 lines are kept in your own words.").waitFor();
    expect(await lines(page).count()).toBe(40);
    expect(new URL(page.url()).hash).toBe(javaScript ? "" : "#quote-list");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(VIEWPORTS[viewport].width);
    if (javaScript) await expectAccessible(page);
    if (javaScript) {
      // Nothing of what is open is forgotten where the page is loaded anew.
      await page.reload();
      await page.getByRole("button", { name: "Show the list: 2 to check" }).click();
    }
    await page.getByText("2 lines may mean several articles.").waitFor();
    await page.getByRole("link", { name: "Show only what is unclear" }).first().click();
    const choice = page.getByLabel("Which article is meant by “NUM-20O1”?");
    await page.locator("select:focus").and(choice).waitFor();
    await choice.selectOption("NUM-2001");
    // What was chosen stays among the six that were wrong, until all are asked for.
    expect(await lines(page).count()).toBe(javaScript ? 6 : 40);
    if (javaScript) await page.getByRole("button", { name: "Show all 40 lines" }).click();
    expect(await lines(page).count()).toBe(40);
    await page.getByLabel("Note on Bronze bell").fill("<i>any size</i>");
    await page.getByRole("button", { name: "Remove =1+1" }).click();
    await expect.poll(() => lines(page).count()).toBe(39);
    // The same words would be the same inquiry.
    await fill(page, { ...QUOTE, Requirements: `As listed, ${viewport}, ${javaScript}` });
    await send(page).click();
    await confirmation(page).waitFor();
    if (javaScript) await expectAccessible(page);
    const [inquiry] = await site.inquiries();
    await expect
      .poll(() =>
        site.mails.mails.some(
          ({ text }) => text.includes(inquiry?.reference ?? "?") && text.includes("39 LINES"),
        ),
      )
      .toBe(true);
  });
});

test("two products of a card and a page reach the desk with their quantities, and a removed one comes back", async ({
  open,
  site,
}) => {
  const page = await open("/products?q=KLX-1007");
  await page.getByRole("link", { name: "Add to quote" }).first().click();
  await page.getByRole("link", { name: "Quote list 1 line" }).waitFor();
  await page.goto("/products?q=SUL-5101");
  // Before, the presses would follow the links, and lead to the form with the link's lines alone.
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("heading", { name: /Two-Wheel Bin/ })
    .getByRole("link")
    .first()
    .click();
  // The address changes before the page does, and a press on what is about to go is no press.
  await page.getByRole("heading", { level: 1, name: /Two-Wheel Bin/ }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Add to quote" }).first().click();
  await page.getByRole("link", { name: "Quote list 2 lines" }).click();
  await page.getByLabel(/^Quantity of Two-Wheel Bin/).fill("3");
  await page.getByRole("button", { name: /^Remove PCD Scraper Shoe/ }).click();
  await expect.poll(() => lines(page).count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => lines(page).count()).toBe(2);
  await expectAccessible(page);
  await fill(page, QUOTE);
  await page.getByLabel(/^Quantity of PCD/).fill("0");
  await send(page).click();
  await page.getByText("Please use a whole number from 1 to 9,999").waitFor();
  await page.getByLabel(/^Quantity of PCD/).fill("2");
  await send(page).click();
  await confirmation(page).waitFor();
  await page.getByText("You asked for 2 lines").waitFor();
  const sent = page.getByRole("region", { name: "As you sent it" });
  for (const answer of [QUOTE.Email, QUOTE.Industry, QUOTE.Requirements])
    await sent.getByText(answer).waitFor();
  const mails = () => site.mails.mails.map(({ text }) => text);
  await expect
    .poll(() => mails().some((text) => /3 × Two-Wheel Bin.* SUL-5101/.test(text) && text.includes("2 LINES")))
    .toBe(true);
  await page.goto("/");
  // Before, no page has the link, whatever the list holds.
  await hydrated(page);
  expect(await page.getByRole("link", { name: /Quote list/ }).count()).toBe(0);
});

test("on a page that is loaded whole the visitor's own list takes the place of the empty one, and is shown when asked for", async ({
  open,
}) => {
  const page = await open("/products?q=KLX-1007");
  await page.getByRole("link", { name: "Add to quote" }).first().click();
  await page.getByRole("link", { name: "Quote list 1 line" }).waitFor();
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    const empty = await (
      await open("/get-quote", size === VIEWPORTS.phone ? { viewport: "phone" } : {})
    )
      .getByLabel("First name")
      .boundingBox();
    await page.goto("/get-quote");
    await page.getByRole("button", { name: "Show and change the list" }).waitFor();
    expect(await page.getByLabel("First name").boundingBox()).toEqual(empty);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show and change the list" }).click();
  expect(await page.getByLabel(/^Quantity of PCD/).inputValue()).toBe("1");
});

test("a request that is sent before the scripts arrive takes the visitor's own list along", async ({
  open,
  site,
}) => {
  const page = await open("/products?q=KLX-1007");
  await page.getByRole("link", { name: "Add to quote" }).first().click();
  await page.getByRole("link", { name: "Quote list 1 line" }).waitFor();
  await holdScripts(page);
  await page.goto("/get-quote");
  const requirements = "Sent early, with a list";
  await fill(page, { ...QUOTE, Requirements: requirements });
  await page.getByRole("main").locator("form button[type=submit]").last().click();
  await page.waitForURL(/[?&]sent=/);
  await page.getByRole("listitem").filter({ hasText: "KLX-1007" }).waitFor();
  const stored = (await site.inquiries()).find(({ message }) => message.includes(requirements));
  const isTold = ({ text }: { text: string }) =>
    text.includes(stored?.reference ?? "?") && /1 × .*KLX-1007/.test(text);
  await expect.poll(() => site.mails.mails.some(isTold)).toBe(true);
  releaseScripts(page);
  await hydrated(page);
  expect(await page.getByRole("link", { name: /Quote list/ }).count()).toBe(0);
});

test("of a link with too many lines it is said how many, and a quantity that none can have is asked about", async ({
  open,
}) => {
  const products = Array.from({ length: 119 }, (_, n) => `P-${n}`);
  const page = await open(`/get-quote?lines=${["NUM-2001*99999", ...products].join("+")}`);
  await page.getByText("A request has at most 100 lines; 20 more were left out.").waitFor();
  await page.getByText("Please check the quantity.").waitFor();
  expect(await lines(page).count()).toBe(100);
});

test("a link's lines are mixed with the visitor's own only when they say so", async ({ open }) => {
  const page = await open("/products?q=KLX-1007");
  await page.getByRole("link", { name: "Add to quote" }).first().click();
  await page.getByRole("link", { name: "Quote list 1 line" }).waitFor();
  await page.goto("/get-quote?lines=SUL-5101*4+KLX-1007");
  await page.getByText("This link has 2 lines. Your own list has 1 line.").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add them to my list" }).click();
  await page.waitForURL(/\/get-quote$/);
  expect(await page.getByLabel(/^Quantity of PCD/).inputValue()).toBe("2");
  expect(await page.getByLabel(/^Quantity of Two-Wheel Bin/).inputValue()).toBe("4");
});

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

const UNKNOWN = Array.from({ length: 102 }, (_, n) => `Golf cart ${n}`);

test.for([true, false])(
  "a list that no articles were looked for in is looked through before the request goes, with scripts: %s",
  async (javaScript, { open, site }) => {
    const page = await open("/get-quote", { javaScript });
    await fill(page, { ...QUOTE, Requirements: `As listed below, ${javaScript}` });
    await page.getByText("Paste or drop a list").click();
    await page.getByLabel("Your list, as it is").fill(["NUM-2003", ...UNKNOWN].join("\n"));
    await send(page).click();
    const said = page.getByText("1 article found.");
    await said.waitFor();
    // Without scripts the page begins at its top again.
    if (javaScript) await expect.poll(() => said.evaluate(isInSight)).toBe(true);
    await page.getByText("A request has at most 100 lines; 3 more were left out.").waitFor();
    expect(await lines(page).count()).toBe(100);
    expect(await site.inquiries()).toEqual([]);
    await send(page).click();
    await confirmation(page).waitFor();
    await page.getByText("You asked for").waitFor();
  },
);

test("an added product is one line for a double click, says nothing of the next product, and a second request can be begun", async ({
  open,
}) => {
  const page = await open("/products/sulo-two-wheel-bin-80-l-dark-grey");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Add to quote" }).first().dblclick();
  await page.getByRole("link", { name: "Quote list 1 line" }).waitFor();
  await main.getByRole("link", { name: "On your list" }).first().waitFor();
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await main.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await expect.poll(() => heading.textContent()).not.toBe(before);
  expect(await main.getByRole("link", { name: "On your list" }).count()).toBe(0);

  await page.getByRole("link", { name: "Quote list 1 line" }).click();
  expect(await page.getByLabel(/^Quantity of Two-Wheel Bin/).inputValue()).toBe("1");
  await fill(page, QUOTE);
  await send(page).click();
  await confirmation(page).waitFor();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await page.waitForURL(/#/);
  await confirmation(page).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Request a quote" }).click();
  await page.getByLabel("First name").waitFor();
  expect(await confirmation(page).count()).toBe(0);
});
