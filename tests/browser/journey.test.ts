import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { QUOTE } from "./filled-forms.ts";
import { releaseScripts } from "./late-scripts.ts";
import { hydrated, type Site, test } from "./site.ts";

const NAME = "Tub Dry Vacuum, 9 L, 620 W";
const PATH = "/products/numatic-tub-dry-vacuum-9-l-620-w";

type Answers = Readonly<Record<keyof typeof QUOTE, string>>;

/** Presses Tab until this has the focus; whatever is passed on the way must be seen, as is where one ends. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const passed: string[] = [];
  const element = await wanted.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate((end) => {
      const focused = document.activeElement;
      return {
        html: focused?.outerHTML.slice(0, 80) ?? "",
        isSeen: focused?.matches(":focus-visible"),
        isEnd: focused === end,
      };
    }, element);
    passed.push(here.html);
    expect(here.isSeen, here.html).toBe(true);
    if (here.isEnd) {
      const box = await wanted.boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      expect(box !== null && box.y + box.height > 0 && box.y < height, "in view").toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not lead there: ${passed.join("\n")}`);
}

/** Searches the listing; `pause` runs when half of the words are typed. */
async function searchFor(page: Page, words: string, pause = () => Promise.resolve()): Promise<void> {
  const box = page.getByRole("searchbox", { name: "Search" });
  await tabTo(page, box);
  await page.keyboard.type(words.slice(0, words.length / 2));
  await pause();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(words.slice(words.length / 2));
  expect(await box.inputValue()).toBe(words);
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]q=Tub/);
}

/** From the result of the search to the product, and on to the quote form, with nothing but keys. */
async function goToTheForm(page: Page): Promise<void> {
  const card = page.getByRole("main").getByRole("article").filter({ hasText: NAME }).first();
  await tabTo(page, card.getByRole("link", { name: NAME }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${PATH}`);
  await page.getByRole("heading", { level: 1, name: NAME }).waitFor();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Request Quote" }).first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/get-quote/);
  await page.getByRole("region", { name: "This request is about" }).getByText(NAME).waitFor();
}

/** Answers every question of the form in its order, by typing and with the arrow keys; `before` runs before each. */
async function answer(
  page: Page,
  answers: Readonly<Record<string, string>>,
  before: (label: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await before(label);
    const group = page.getByRole("radiogroup", { name: label });
    if ((await group.count()) > 0) {
      await tabTo(page, group.getByRole("radio").first());
      await page.keyboard.press("Space");
      const wanted = group.getByRole("radio", { name: value, exact: true });
      while (!(await wanted.isChecked())) await page.keyboard.press("ArrowDown");
      continue;
    }
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    await tabTo(page, field);
    await page.keyboard.type(value);
    const shown = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : Reflect.get(element, "value"),
    );
    expect(shown).toBe(value);
  }
  await tabTo(page, page.getByRole("button", { name: "Submit quote request" }));
}

/** Holds what page, database and mail server say of the request against each other. */
async function expectArrived(page: Page, site: Site, answers: Answers): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Quote Request Received!" }).waitFor();
  const stored = (await site.inquiries()).filter(({ message }) => message.includes(answers.Requirements));
  expect(stored).toMatchObject([
    { first_name: "Noor", last_name: "Example", email: answers.Email, source: PATH, status: "pending" },
  ]);
  const reference = stored[0]?.reference ?? "none";
  await page.getByText(reference).first().waitFor();
  const about = () => site.mails.mails.filter(({ text }) => text.includes(reference));
  while (about().length < 2) await site.mails.taken(site.mails.mails.length + 1);
  const [toSales, toVisitor] = ["sales@example.com", answers.Email].map((recipient) =>
    about().find((mail) => mail.recipient === recipient),
  );
  expect(about()).toHaveLength(2);
  expect(toSales?.headers.get("reply-to")).toContain(answers.Email);
  expect(toSales?.text).toContain(answers.Requirements);
  expect(toSales?.text).toMatch(new RegExp(`https?://[^/\\s]+${PATH}\\s`));
  expect(toSales?.html).toMatch(new RegExp(`href="https?://[^/"]+${PATH}"`));
  // Anybody may give this address as theirs, so it gets none of the sender's words.
  expect(toVisitor?.text).not.toContain(answers.Requirements);
}

test("a buyer asks for a quote about a product that a search found, with the keyboard only", async ({
  open,
  site,
}) => {
  const page = await open("/products");
  await searchFor(page, NAME);
  await goToTheForm(page);
  // An address of its own in each test: a recipient gets only few confirmations a day.
  const answers = { ...QUOTE, Email: "buyer@example.com" };
  await answer(page, answers);
  await page.keyboard.press("Enter");
  await expectArrived(page, site, answers);
});

test("the same with JavaScript off", async ({ open, site }) => {
  const answers = { ...QUOTE, Email: "scriptless@example.com", Requirements: "Asked without any scripts" };
  const page = await open("/products", { javaScript: false });
  await searchFor(page, NAME);
  await goToTheForm(page);
  await answer(page, answers);
  await page.keyboard.press("Enter");
  await expectArrived(page, site, answers);
});

test("the same where the scripts arrive while the search is typed", async ({ open, site }) => {
  const answers = { ...QUOTE, Email: "early@example.com", Requirements: "Searched before the scripts" };
  const page = await open("/products", { scripts: "late" });
  await searchFor(page, NAME, async () => {
    releaseScripts(page);
    await hydrated(page);
  });
  await goToTheForm(page);
  await answer(page, answers);
  await page.keyboard.press("Enter");
  await expectArrived(page, site, answers);
});

test("the same where the scripts arrive while the request is typed", async ({ open, site }) => {
  const answers = { ...QUOTE, Email: "half@example.com", Requirements: "Half typed before the scripts" };
  const page = await open("/products", { scripts: "late" });
  await searchFor(page, NAME);
  await goToTheForm(page);
  await answer(page, answers, async (label) => {
    if (label !== "Industry") return;
    releaseScripts(page);
    await hydrated(page);
  });
  for (const label of ["First name", "Last name", "Email", "Phone", "Requirements"] as const) {
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    expect(await field.inputValue(), label).toBe(answers[label]);
  }
  await page.keyboard.press("Enter");
  await expectArrived(page, site, answers);
});
