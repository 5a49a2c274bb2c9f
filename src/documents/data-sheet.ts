import type { Content, LanguageContent } from "../content/load.ts";
import type { CompanyFacts } from "../domain/company/company.ts";
import { INK, Paper } from "./paper.ts";
import {
  CELLS,
  FOOT,
  HALF,
  INDENT,
  type Layout,
  layOut,
  LEFT,
  RIGHT,
  TOP,
  type SheetContent,
  WHOLE,
} from "./sheet-layout.ts";
import { isRightToLeft } from "./text-runs.ts";

type ProductTexts = Content["product"];

/** Of a label in the head. */
const LABEL = 68;

/** The site's mark (site/layout/logo.tsx): نقي in square Kufi, its dots in the hues of the categories. */
const MARK = "M15 3h1v3H8v3H2V6.4h1V8h4V5h3V3h3v2h2zM11 4v1h1V4z";
const DOTS = [
  { x: 14.8, y: 0.9, hue: "#ff7a1a" },
  { x: 11.9, y: 0.9, hue: "#e58cad" },
  { x: 9.9, y: 0.9, hue: "#f2c21a" },
  { x: 5.2, y: 9.9, hue: "#4fa3df" },
  { x: 3.2, y: 9.9, hue: "#2fa86b" },
];

/** A product on one page, whatever there is to say of it; of what has no room there the sheet says where it is. */
export async function dataSheet(
  content: SheetContent,
  texts: Pick<LanguageContent, "tag" | "locale" | "company" | "get">,
): Promise<Uint8Array<ArrayBuffer>> {
  const { product, changed } = content;
  const { tag: language, locale, company } = texts;
  const t = texts.get("product");
  const title = [product.name, product.serialNumber].filter(Boolean).join(", ");
  const paper = new Paper({ title, author: company.name, language, made: changed });
  const layout = layOut(paper, content, t);
  drawHead(paper, content, { t, company });
  drawUpperPart(paper, content, layout);
  drawFigures(paper, content, layout);
  drawSpecification(paper, layout, t);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Asia/Bahrain" }).format(
    changed,
  );
  drawFoot(
    paper,
    company,
    [t.sheet.asOf(day), ...(layout.isCut ? [t.sheet.more(content.address)] : [])].join(" "),
  );
  return paper.bytes();
}

/** The company's mark, the article number and the address. */
function drawHead(
  paper: Paper,
  { product, address }: SheetContent,
  { t, company }: { t: ProductTexts; company: CompanyFacts },
): void {
  paper.draw((pdf) => {
    pdf.translate(LEFT, 38).scale(1.9).translate(-2, -0.75);
    pdf.path(MARK).fill(INK.text, "even-odd");
    for (const { x, y, hue } of DOTS) pdf.rect(x, y, 1.2, 1.2).fill(hue);
  });
  const word = { size: 17, bold: true };
  paper.text("P", { lines: [company.shortName], place: { x: LEFT + 35, y: 36, width: 80 }, style: word });
  const facts = [
    ...(product.serialNumber === null ? [] : [{ label: t.article, value: product.serialNumber }]),
    { label: t.address, value: address.replace(/^https?:\/\//, "") },
  ];
  const x = LEFT + WHOLE * 0.26;
  const width = WHOLE * 0.74 - LABEL;
  facts.forEach(({ label, value }, n) => {
    const y = 38 + n * 12;
    const bold = n === 0 && facts.length > 1;
    const size = [8, 7.5, 7].find((each) => paper.widthOf(value, { size: each, bold }) <= width) ?? 7;
    const lines = paper.linesOf(value, { size, bold }, width).slice(0, 2);
    paper.text(
      "P",
      { lines: [label], place: { x, y, width: LABEL }, style: { size: 8, color: INK.quiet } },
      { lines, place: { x: x + LABEL, y, width }, style: { size, bold, leading: 1.2 } },
    );
  });
  paper.rule({ x: LEFT, y: 70, width: WHOLE }, { weight: 1.2, color: INK.text });
}

function drawUpperPart(
  paper: Paper,
  { picture, product }: SheetContent,
  { measure, beside, blocks }: Layout,
): void {
  if (picture)
    paper.picture(picture, product.name, { x: LEFT, y: TOP, width: measure.picture }, measure.picture);
  let { y } = beside;
  for (const { role, lines, style, above, isPoint = false } of blocks) {
    y += above;
    if (isPoint) {
      const middle = y + style.size * 0.72;
      const x = isRightToLeft(lines.join(" ")) ? beside.x + beside.width - 5 : beside.x;
      paper.rule({ x, y: middle, width: 5 }, { weight: 0.9, color: INK.gulf });
    }
    const inset = isPoint ? INDENT : 0;
    const x = isRightToLeft(lines.join(" ")) ? beside.x : beside.x + inset;
    paper.text(role, { lines, place: { x, y, width: beside.width - inset }, style });
    y += paper.heightOf(lines, style);
  }
}

/** Up to four figures side by side, large. */
function drawFigures(paper: Paper, { figures }: SheetContent, { figuresTop: y }: Layout): void {
  const width = WHOLE / Math.max(figures.length, 3);
  figures.forEach(({ label, value }, n) => {
    const place = { x: LEFT + n * width, y: y + 3, width: width - 10 };
    const sizes = [20, 17, 14, 11, 9, 7];
    const size = sizes.find((each) => paper.widthOf(value, { size: each }) <= place.width) ?? 7;
    const style = { size };
    paper.text(
      "P",
      {
        lines: paper.linesOf(label, { size: 8 }, place.width).slice(0, 1),
        place: { ...place, y: y + 30 },
        style: { size: 8, color: INK.quiet },
      },
      {
        lines: paper.linesOf(value, style, place.width).slice(0, 1),
        place: { ...place, y: y + 3 + (20 - size) },
        style,
      },
    );
  });
  if (figures.length > 0) paper.rule({ x: LEFT, y, width: WHOLE });
}

function drawSpecification(paper: Paper, { columns, rowsTop, measure }: Layout, t: ProductTexts): void {
  if (columns[0].length === 0) return;
  const heading = { size: measure.text + 2.5, bold: true };
  paper.rule({ x: LEFT, y: rowsTop, width: WHOLE });
  paper.text("H2", {
    lines: [t.specifications],
    place: { x: LEFT, y: rowsTop + 8, width: WHOLE },
    style: heading,
  });
  columns.forEach((column, n) => {
    const x = n === 0 ? LEFT : RIGHT;
    let y = rowsTop + 30;
    for (const { label, value, height } of column) {
      const style = { size: measure.text };
      const top = y + measure.row / 2;
      const inset = label.length === 0 ? 0 : CELLS[0] + 8;
      paper.text(
        "P",
        { lines: label, place: { x, y: top, width: CELLS[0] }, style: { ...style, color: INK.quiet } },
        {
          lines: value,
          place: { x: x + inset, y: top, width: HALF - inset },
          style: { ...style, bold: true },
        },
      );
      y += height;
      paper.rule({ x, y, width: HALF });
    }
  });
}

/** How to reach the company, and of what day the sheet is. */
function drawFoot(paper: Paper, company: CompanyFacts, note: string): void {
  const y = FOOT + 12;
  paper.rule({ x: LEFT, y, width: WHOLE }, { weight: 1.2, color: INK.text });
  const { name, address, showroom, warehouse, email } = company;
  const style = { size: 8 };
  const width = paper.widthOf(name, { ...style, bold: true }) + 14;
  paper.text(
    "P",
    { lines: [name], place: { x: LEFT, y: y + 7, width }, style: { ...style, bold: true } },
    {
      lines: [[address, showroom, warehouse, email].join("   ·   ")],
      place: { x: LEFT + width, y: y + 7, width: WHOLE - width },
      style,
    },
  );
  const small = { size: 7, color: INK.quiet };
  paper.text("P", {
    lines: paper.linesOf(note, small, WHOLE).slice(0, 2),
    place: { x: LEFT, y: y + 20, width: WHOLE },
    style: small,
  });
}
