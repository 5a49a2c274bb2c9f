import { expect } from "vitest";
import type { Product } from "../../src/domain/product/product.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const csv = (name: string, ...rows: readonly string[][]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n")),
});

const HEADER = ["article number", "name", "brand", "price"];

test("a spreadsheet is checked, put right and taken over, and is on the site and in the record", async ({
  office,
  open,
  site,
}) => {
  const products: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  for (const [at, viewport] of (["phone", "desktop"] as const).entries()) {
    const { serialNumber = "", name = "", brand = "" } = products.at(at) ?? {};
    const known = (price: string) => [serialNumber ?? "", name, brand, price];
    const added = [`IMP-${at}`, `Squeegee of ${viewport}`, brand, ""];
    const wrong = ["", "Nobody's", "", ""];
    const { page } = await office("/more", "owner", {
      viewport,
      person: { name: "Dana Rashid" },
      expected: [/status of (?:409|422)/, /ERR_FAILED/],
    });
    // It is found in the bar, or behind "More", and in the command bar.
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("import");
    await page.getByRole("option", { name: "Import", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Import" }).filter({ visible: true }).first().click();
    const zone = page.getByLabel("Drop a file of the catalogue, or choose it");
    await zone.waitFor();
    await expectAccessible(page);

    // What can't be read, and what doesn't arrive, say so, and another file can be sent.
    await zone.setInputFiles(csv("tree.csv", ["one", "two"], ["1", "2"]));
    await page.getByRole("alert").getByText("The first row must name the columns").waitFor();
    await expectAccessible(page);
    const lost = "**/office/api/import**";
    await page.route(lost, (route) => route.abort("failed"));
    await zone.setInputFiles(csv("list.csv", HEADER, known("77.50"), added, wrong));
    await page.getByText("“list.csv” was not sent: the connection was lost. Send it again.").waitFor();
    await page.unroute(lost);

    await zone.setInputFiles(csv("list.csv", HEADER, known("77.50"), added, wrong));
    await page.getByText("“list.csv” was checked. Nothing is written yet.").waitFor();
    const counts = page.getByLabel("Rows of the file");
    expect(await counts.getByRole("definition").allTextContents()).toEqual(["3", "1", "1", "0", "1"]);
    const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });
    await row("Row 4, brand").getByText("This cell must not be empty.").waitFor();
    expect(await row("Row 4, brand").textContent()).toContain("Nobody's");
    await page.getByText("1 new row will be on the site at once.").waitFor();
    expect(await row("Row 2").textContent()).toContain("77.50");
    await row("Row 3").getByText(`Squeegee of ${viewport}`).waitFor();
    await expectAccessible(page);

    // Somebody changes the catalogue meanwhile: what the file does now is shown before it is taken over.
    await site.database.db
      .updateTable("catalogue_version")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
    const takeOver = page.getByRole("button", { name: "Take over 2 rows, leave 1 out" });
    await takeOver.click();
    await page.getByRole("alert").getByText("was changed after the check").waitFor();
    await takeOver.dblclick();
    await page.getByRole("heading", { name: "2 rows were taken over" }).waitFor();
    await page.getByText("1 new, 1 changed, 1 left out.").waitFor();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Another file" }).click();
    await zone.setInputFiles(csv("list.csv", HEADER, known("77.50"), added));
    await page.getByRole("heading", { name: "Nothing to do" }).waitFor();
    expect(await page.getByRole("button", { name: /^Take over/ }).count()).toBe(0);
    await expectAccessible(page);

    const shown = await open(`/products?q=IMP-${at}`, { viewport });
    await shown
      .getByRole("link", { name: `Squeegee of ${viewport}` })
      .first()
      .waitFor();
    await page.goto(`${site.origin}/office/record`);
    await page.getByText("Imported products from list.csv").first().waitFor();
    await page.getByText("Dana R.").filter({ visible: true }).first().waitFor();
  }
});

test("what takes much off the site is taken over only when that is ticked", async ({ office, site }) => {
  const products: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  const off = products
    .filter(({ serialNumber }) => serialNumber !== null)
    .slice(0, Math.ceil(products.length / 5))
    .map(({ serialNumber }) => [serialNumber ?? "", "no"]);
  const { page } = await office("/import", "editor", { viewport: "phone" });
  await page
    .getByLabel("Drop a file of the catalogue, or choose it")
    .setInputFiles(csv("off.csv", ["article number", "active"], ...off));
  const takeOver = page.getByRole("button", { name: `Take over ${off.length} rows` });
  await takeOver.waitFor();
  expect(await takeOver.isDisabled()).toBe(true);
  await page.getByText(`This takes ${off.length} of`).waitFor();
  await expectAccessible(page);
  await page.getByLabel(`Take ${off.length} off the site`).check();
  expect(await takeOver.isEnabled()).toBe(true);

  // Who may not import has it in no bar, and nothing behind its address.
  const { page: reader } = await office("/import", "sales");
  await reader.getByRole("heading", { name: "This is not yours to see." }).waitFor();
  expect(await reader.getByRole("link", { name: "Import" }).count()).toBe(0);
});
