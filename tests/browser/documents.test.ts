import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { quoteListPath } from "../../src/urls/links.ts";
import { pdfText } from "../support/pdf-text.ts";
import { test, VIEWPORTS } from "./site.ts";

const WANTED = 5;

/** The addresses of the first products of the list that is shown. */
async function firstProducts(page: Page): Promise<string[]> {
  const links = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link");
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return addresses.slice(0, WANTED);
}

/** Presses the link of a document and gives what comes; some browsers show it, others store it. */
async function press(page: Page, name: RegExp): Promise<Uint8Array> {
  const link = page.getByRole("region", { name: "Documents" }).getByRole("link", { name });
  const href = (await link.getAttribute("href")) ?? "";
  const [response] = await Promise.all([
    page.waitForResponse((each) => new URL(each.url()).pathname === href),
    link.click(),
  ]);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  // The body of what a browser stores is not told to the test.
  return (await page.request.get(href)).body();
}

test("on a phone the safety data sheets of one's list are one press away, and nothing moves for it", async ({
  open,
}) => {
  const page = await open("/get-quote", { viewport: "phone" });
  const list = page.getByRole("region", { name: "Your list" });
  const height = async () => (await list.boundingBox())?.height;
  const empty = await height();
  await page.evaluate(() => {
    const line = { quantity: 1, text: "", note: "", choices: [], isDoubtful: false };
    localStorage.setItem(
      "quote-list",
      JSON.stringify(
        ["ICC-4001", "NEF-4199", "NUM-2001", "COM-2021"].map((product) => ({ ...line, product })),
      ),
    );
  });
  await page.reload();
  const link = list.getByRole("link", { name: "Safety data sheets only, ZIP" });
  await link.waitFor();
  expect(await list.getByRole("link").count()).toBe(1);
  expect(await height()).toBe(empty);
  const zip = await page.request.get((await link.getAttribute("href")) ?? "");
  const files = Object.keys(unzipSync(await zip.body()));
  expect(files.filter((name) => name.endsWith(" safety data sheet en.pdf"))).toHaveLength(2);
});

test.for([
  ["phone", false],
  ["desktop", true],
] as const)(
  "a hygienist collects five safety data sheets on a %s, scripts: %s",
  async ([viewport, javaScript], { open }) => {
    const page = await open("/category/chemicals", { viewport, javaScript });
    const products = await firstProducts(page);
    expect(products).toHaveLength(WANTED);
    const names = new Set<string>();
    const numbers: string[] = [];
    for (const address of products) {
      await page.goto(address);
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      const [number = "none"] = /[A-Z]{3}-\d{4}/.exec(await page.getByRole("main").innerText()) ?? [];
      numbers.push(number);
      const [text = ""] = pdfText(await press(page, /^Safety data sheet English/));
      expect(text).toContain("Sample – not a real safety data sheet");
      expect(text).toContain(name.replaceAll(/\s+/g, " ").trim());
      names.add(text);
    }
    expect(names.size).toBe(WANTED);

    // All at once, from the list of a quote.
    await page.goto(quoteListPath(numbers));
    const all = page.getByRole("link", { name: "All documents of these products, ZIP" });
    const zip = await page.request.get((await all.getAttribute("href")) ?? "");
    const files = Object.keys(unzipSync(await zip.body()));
    expect(files.filter((name) => name.endsWith(" safety data sheet en.pdf"))).toHaveLength(WANTED);
  },
);

test("the data sheet stands beside printing and among the documents", async ({ open }) => {
  const page = await open("/products/numatic-tub-dry-vacuum-9-l-620-w", { viewport: "phone" });
  const main = page.getByRole("main");
  expect(await main.getByRole("button", { name: "Print data sheet" }).isVisible()).toBe(true);
  const href = await main.getByRole("link", { name: "Data sheet, PDF" }).getAttribute("href");
  const row = main.getByRole("region", { name: "Documents" }).getByRole("link");
  expect(await row.getAttribute("href")).toBe(href);
  const [text = "", ...more] = pdfText(await press(page, /^Data sheet/));
  expect(more).toEqual([]);
  expect(text).toContain("NUM-");
  expect(text).toContain("Tub Dry Vacuum, 9 L, 620 W");
});

test("the links of documents are high enough to be pressed, at both widths", async ({ open }) => {
  const page = await open("/products/nefchem-acidic-rinse-aid-hard-water-20-l");
  const links = page.getByRole("region", { name: "Documents" }).getByRole("link");
  expect(await links.count()).toBe(2);
  for (const size of Object.values(VIEWPORTS)) {
    await page.setViewportSize(size);
    for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
});
