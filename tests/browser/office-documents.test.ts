import { expect } from "vitest";
import type { Product } from "../../src/domain/product/product.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./office.ts";

const pdf = (name: string, text: string, mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`),
});

test("a safety data sheet is sent, filled in by keys, published, and downloaded from the site", async ({
  office,
  open,
  site,
}) => {
  const products: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  const ids = products.filter(({ documents }) => documents?.length === 1).map(({ id }) => id);
  for (const [at, viewport] of (["phone", "desktop"] as const).entries()) {
    const id = ids[at] ?? "";
    const { page } = await office(`/products/${id}`, "editor", {
      viewport,
      expected: [/status of 422/, /ERR_FAILED/],
    });
    const row = (place: number) => page.getByRole("group", { name: new RegExp(`^Document ${place}\\b`) });
    const zone = page.getByLabel("Drop documents, or choose them");
    await row(1)
      .getByRole("link", { name: /\.pdf opens in a new tab$/ })
      .waitFor();

    // What is none is told before it is sent; the row of the other is there while its file is sent.
    const lost = "**/office/api/documents?*";
    await page.route(lost, (route) => route.abort("failed"));
    await zone.setInputFiles([
      { name: "sheet.docx", mimeType: "application/pdf", buffer: Buffer.from("PK\u0003\u0004word") },
      pdf("صحيفة ICC-4001.pdf", `of ${viewport}`),
    ]);
    await page.getByText("“sheet.docx” is a Word, Excel or ZIP file inside.").waitFor();
    await row(2).getByText("“صحيفة ICC-4001.pdf” was not sent: the connection was lost.").waitFor();
    await page.unroute(lost);
    await row(2).getByRole("button", { name: "Send again" }).click();
    const link = row(2).getByRole("link", { name: "صحيفة-ICC-4001.pdf opens in a new tab" });
    await link.waitFor();

    await row(2).getByLabel("Kind").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("4");
    await row(1).getByLabel("Revision").focus();
    await row(2).getByText("Choose what it is.").waitFor();
    await page.getByRole("button", { name: "1 to put right" }).click();
    expect(
      await row(2)
        .getByLabel("Kind")
        .evaluate((kind) => kind === document.activeElement),
    ).toBe(true);
    await expectAccessible(page);
    await row(2).getByLabel("Kind").selectOption("Safety data sheet");
    await row(2).getByText("There are two of “safety data sheet” in “en”").waitFor();
    await row(2).getByLabel("Language").selectOption("Arabic");
    await row(2).getByLabel("Date").fill("2026-03");
    await page.getByText("Draft kept").waitFor();
    const looked = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await looked.text()).toContain(`of ${viewport}`);

    // A damaged file leaves the one that is there.
    const damaged = { ...pdf("half.pdf", ""), buffer: Buffer.from("%PDF-1.7 half") };
    await row(2).getByLabel("Replace").setInputFiles(damaged);
    await row(2).getByText("“half.pdf” is damaged or was cut off.").waitFor();
    await link.waitFor();

    const remove = page.getByRole("button", { name: "Remove Document 1, Safety data sheet, English" });
    await remove.press("Enter");
    expect(
      await row(1)
        .getByLabel("Kind")
        .evaluate((kind) => kind === document.activeElement),
    ).toBe(true);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Publish 1 change" }).click();
    await page.getByRole("status").getByText("1 change is on the site.").waitFor();

    const shown = await open(`/products/${id}`, { viewport });
    const published = shown.getByRole("region", { name: "Documents" }).getByRole("link", {
      name: /^Safety data sheet Arabic · Revision 4 · Mar\w* 2026 · PDF, 1 KB/,
    });
    const downloaded = await shown.request.get((await published.getAttribute("href")) ?? "");
    expect(downloaded.headers()["content-type"]).toBe("application/pdf");
    expect(await downloaded.text()).toContain(`of ${viewport}`);
  }
});

test("lines that can't be read, and files that are missing, say so beside them and can be put right", async ({
  office,
  site,
}) => {
  const products: Product[] = await (await fetch(`${site.origin}/api/products`)).json();
  const id = products.findLast(({ documents }) => documents?.length === 1)?.id ?? "";
  const lines = ["manual | en | 2026-03 | gone.pdf", "manual | pt-BR | 2 | 2026-03 | gone.pdf"];
  await site.database.db
    .updateTable("products")
    .set({ documents: JSON.stringify(lines) })
    .where("id", "=", id)
    .execute();
  const { page } = await office(`/products/${id}`, "editor");
  const row = (place: number) => page.getByRole("group", { name: new RegExp(`^Document ${place}\\b`) });
  const line = row(1).getByLabel("Line of the catalogue file");
  await row(1)
    .getByText(/is no document; write “type \| language/)
    .waitFor();
  await row(2)
    .getByText(/^The file “gone.pdf” is not on the server.+Visitors don’t see this document\.$/)
    .waitFor();
  expect(await row(2).getByLabel("Date").inputValue()).toBe("2026-03");
  expect(await row(2).getByLabel("Language").inputValue()).toBe("pt-BR");
  await expectAccessible(page);
  await line.fill("certificate | en | | 2026-03 | gone.pdf");
  await line.blur();
  await row(1).getByLabel("Kind").waitFor();
  expect(await row(1).getByLabel("Kind").inputValue()).toBe("certificate");
  await row(1)
    .getByLabel("Choose a file")
    .or(row(1).getByLabel("Replace"))
    .setInputFiles(pdf("iso.pdf", "ISO"));
  await row(1).getByRole("link", { name: "iso.pdf opens in a new tab" }).waitFor();
  await page.getByText("Draft kept").waitFor();

  const { page: reader } = await office(`/products/${id}`, "sales");
  await reader
    .getByRole("group", { name: /^Document 1/ })
    .getByRole("link", { name: /^iso\.pdf/ })
    .waitFor();
  expect(
    await reader
      .getByRole("group", { name: /^Document 1/ })
      .getByLabel("Kind")
      .isDisabled(),
  ).toBe(true);
  expect(await reader.getByLabel("Drop documents, or choose them").count()).toBe(0);
});
