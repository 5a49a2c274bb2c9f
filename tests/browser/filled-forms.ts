import type { Page } from "playwright-core";

/** What is typed into the contact form, by label. */
export const CONTACT = {
  "First name": "Noor",
  "Last name": "Example",
  Email: "noor@example.com",
  Category: "Chemicals",
  Message: "Two pallets of floor cleaner,\nplease.",
} as const;

/** What is typed and chosen in the quote form, by label; the small choices by their exact option text. */
export const QUOTE = {
  "First name": "Noor",
  "Last name": "Example",
  Email: "noor@example.com",
  Phone: "+973 1700 0000",
  Industry: "Hospitality & Hotels",
  "Product category": "Floor Care Equipment",
  "Project size": "Medium (11-50 units)",
  Timeline: "Immediate (Within 1 month)",
  Requirements: "Marble lobby of 800 square metres, cleaned at night.",
} as const;

/** Fills a form as a person would, with these answers by label. */
export async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const group = page.getByRole("radiogroup", { name: label });
    if ((await group.count()) > 0) {
      await group.getByRole("radio", { name: answer, exact: true }).check();
      continue;
    }
    const field = page.getByRole("main").getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Answers the next posts to the API with this status and failure, until the returned function is called. */
export async function refuse(page: Page, status: number, message: string): Promise<() => Promise<void>> {
  const body = JSON.stringify({ error: { code: "refused", message } });
  const path = "**/api/inquiries";
  await page.route(path, (route) => route.fulfill({ status, contentType: "application/json", body }));
  return () => page.unroute(path);
}
