import { INK, PAPER, Paper, type TextStyle } from "../../src/documents/paper.ts";
import { type SampleRow, sectionsOf } from "./sections.ts";

const MARK = "Sample – not a real safety data sheet";
const RED = "#b3261e";
const LEFT = PAPER.margin;
const WIDTH = PAPER.width - 2 * PAPER.margin;
/** Widths of a section's title and of the label of a line. */
const TITLE = 128;
const LABEL = 66;
const BOTTOM = PAPER.height - 56;
const MADE = new Date("2026-11-22T00:00:00Z");

const body: TextStyle = { size: 8.5, leading: 1.4 };

/** Revision and date that the sample's rows say too. */
export const ISSUE = { revision: "1", date: "2026-11-22" } as const;

/** The safety data sheet of a chemical of the sample, as PDF. */
export async function safetyDataSheet(row: SampleRow): Promise<Uint8Array> {
  const name = row["name"] ?? "";
  const paper = new Paper({ title: `${MARK}: ${name}`, author: "Sample", language: "en", made: MADE });
  let page = 1;
  let y = head(paper, row, page);
  for (const [index, { title, lines }] of sectionsOf(row).entries()) {
    const rows = lines.map(({ label, text }) => ({
      label,
      inset: TITLE + (label === "" ? 0 : LABEL),
      text: paper.linesOf(text, body, WIDTH - TITLE - (label === "" ? 0 : LABEL)),
    }));
    const heading = { size: 9, color: INK.gulf };
    const titleLines = paper.linesOf(`${index + 1}  ${title}`, heading, TITLE - 12);
    const height = rows.reduce((sum, { text }) => sum + paper.heightOf(text, body) + 3, 0);
    const room = Math.max(height, paper.heightOf(titleLines, heading)) + 8;
    if (y + room > BOTTOM) {
      foot(paper, page);
      paper.turn();
      page += 1;
      y = head(paper, row, page);
    }
    paper.rule({ x: LEFT, y, width: WIDTH });
    let top = y + 5;
    paper.text("H2", { lines: titleLines, place: { x: LEFT, y: top, width: TITLE }, style: heading });
    for (const { label, inset, text } of rows) {
      const lead = { lines: label === "" ? [] : [label], place: { x: LEFT + TITLE, y: top, width: LABEL } };
      const rest = { lines: text, place: { x: LEFT + inset, y: top, width: WIDTH - inset }, style: body };
      paper.text("P", { ...lead, style: { ...body, color: INK.quiet } }, rest);
      top += paper.heightOf(text, body) + 3;
    }
    y += room;
  }
  foot(paper, page);
  return paper.bytes();
}

/** The mark that no page goes without, and on the first page what the sheet is of. Returns where the text begins. */
function head(paper: Paper, row: SampleRow, page: number): number {
  paper.draw((pdf) => {
    pdf.rect(LEFT, 34, WIDTH, 26).fill(RED);
  });
  const mark = { size: 12, color: "#ffffff" };
  paper.text("P", { lines: [MARK], place: { x: LEFT + 10, y: 39, width: WIDTH }, style: mark });
  if (page > 1) return 76;
  const title = { size: 18, leading: 1.2 };
  const lines = paper.linesOf(row["name"] ?? "", title, WIDTH);
  paper.text("H1", { lines, place: { x: LEFT, y: 74, width: WIDTH }, style: title });
  const y = 74 + paper.heightOf(lines, title) + 4;
  const told = `Safety data sheet, short form. ${row["article number"]}. Revision ${ISSUE.revision}, ${ISSUE.date}.`;
  paper.text("P", { lines: [told], place: { x: LEFT, y, width: WIDTH }, style: { ...body, color: INK.quiet } });
  return y + 22;
}

function foot(paper: Paper, page: number): void {
  const y = PAPER.height - 44;
  paper.rule({ x: LEFT, y, width: WIDTH });
  const style = { size: 8, color: RED };
  paper.text("P", { lines: [`${MARK}. Page ${page}`], place: { x: LEFT, y: y + 6, width: WIDTH }, style });
}
