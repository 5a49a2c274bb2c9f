import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { pdfText } from "../../tests/support/pdf-text.ts";
import { chemicals, FOLDER, fileOf } from "./chemicals.ts";
import { sectionsOf } from "./sections.ts";
import { ISSUE, safetyDataSheet } from "./sheet.ts";

const rows = await chemicals();
const [first] = rows;

test("every chemical of the sample has its safety data sheet, and no other has one", () => {
  for (const row of rows) {
    const name = `${row["article number"]?.toLowerCase()}.pdf`;
    expect(row["documents"]).toBe(`safety data sheet | en | ${ISSUE.revision} | ${ISSUE.date} | ${FOLDER}/${name}`);
  }
  expect(readdirSync(dirname(fileOf(first ?? {})))).toHaveLength(rows.length);
});

test.each(rows.map((row) => [row["article number"] ?? "", row] as const))(
  "the sheet of %s says on every page that it is a sample, and what its row says",
  async (article, row) => {
    const stored = pdfText(readFileSync(fileOf(row)));
    expect(stored).toEqual(pdfText(await safetyDataSheet(row)));
    for (const page of stored) expect(page).toContain("Sample – not a real safety data sheet");
    const text = stored.join(" ");
    expect(text).toContain(article);
    for (const { title } of sectionsOf(row)) expect(text).toContain(title);
    expect(sectionsOf(row)).toHaveLength(16);
  },
);

test("what is taken for dangerous follows from pH and flash point", () => {
  const wordOf = (specifications: string) => sectionsOf({ specifications })[1]?.lines[0]?.text;
  expect(wordOf("pH (concentrate): below 1")).toBe("Danger");
  expect(wordOf("pH: 13")).toBe("Danger");
  expect(wordOf("pH (as supplied): 10")).toBe("Warning");
  expect(wordOf("pH: 7\nFlash point: 29 °C, flammable")).toBe("Warning");
  expect(wordOf("pH: 7.5")).toBe("None");
});
