import type { Content } from "../content/load.ts";
import { type Product, type SpecificationLine, specificationLines } from "../domain/product/product.ts";
import { INK, PAPER, type Paper, type Place, type TextStyle } from "./paper.ts";

/** All that stands on a product's data sheet. */
export type SheetContent = {
  product: Pick<Product, "name" | "description" | "features" | "specifications" | "serialNumber">;
  brand: string;
  /** Category and subcategory. */
  place: readonly string[];
  /** The lines of the specification that stand large. */
  figures: readonly SpecificationLine[];
  /** The product's page. */
  address: string;
  /** When the product was last changed. */
  changed: Date;
  picture: Uint8Array | null;
};

/** How large everything is: the first that lets all of it stand on one page is taken. */
type Measure = { text: number; picture: number; row: number };

const MEASURES: readonly Measure[] = [
  { text: 11, picture: 272, row: 15 },
  { text: 10.5, picture: 268, row: 10 },
  { text: 9.5, picture: 236, row: 7 },
  { text: 9, picture: 220, row: 5.5 },
  { text: 8.5, picture: 200, row: 4.5 },
  { text: 8, picture: 180, row: 3.5 },
  { text: 7.5, picture: 160, row: 3 },
  { text: 7, picture: 130, row: 2.5 },
];

const SMALLEST: Measure = { text: 6.5, picture: 100, row: 2 };

/** More characters than these have no room on a page however small, so that nobody tries. */
const MOST_TEXT = 12_000;

/** What of a product that has no room is kept: characters, and features. */
const LONGEST = { description: 600, line: 140, features: 10 } as const;

export const WHOLE = PAPER.width - 2 * PAPER.margin;
const GAP = 22;
export const HALF = (WHOLE - GAP) / 2;
export const TOP = 88;
export const FOOT = PAPER.height - 66;
export const LEFT = PAPER.margin;
export const RIGHT = LEFT + HALF + GAP;
/** Of a feature, behind its mark. */
export const INDENT = 11;
/** Widths of the label and of the value of a specification's line. */
export const CELLS = [HALF * 0.42, HALF * 0.58 - 8] as const;

/** Text of the upper part, and the room above it. */
type Block = { role: "H1" | "H2" | "P"; lines: string[]; style: TextStyle; above: number; isPoint?: boolean };

type Row = { label: string[]; value: string[]; height: number };

/** What stands on a sheet and where, once it is measured. */
export type Layout = {
  measure: Measure;
  /** Where the text of the upper part stands: beside the picture, or without one over the whole width. */
  beside: Place;
  blocks: Block[];
  figuresTop: number;
  rowsTop: number;
  columns: [Row[], Row[]];
  end: number;
  /** Whether the product's page says more. */
  isCut: boolean;
};

/** Measures what a sheet holds. */
export function layOut(paper: Paper, content: SheetContent, t: Content["product"]): Layout {
  for (const measure of textOf(content) > MOST_TEXT ? [] : [...MEASURES, SMALLEST]) {
    const layout = laidOut(paper, content, t, measure);
    if (layout.end <= FOOT) return layout;
  }
  const { product } = content;
  const lines = product.specifications.split("\n").map((line) => cut(line, LONGEST.line));
  const shorter = {
    ...product,
    description: cut(product.description, LONGEST.description),
    features: product.features.slice(0, LONGEST.features).map((feature) => cut(feature, LONGEST.line)),
  };
  const withLines = (count: number) => {
    const specifications = lines.slice(0, count).join("\n");
    return laidOut(paper, { ...content, product: { ...shorter, specifications } }, t, SMALLEST);
  };
  // As many lines as there is room for.
  let [fitting, most] = [0, lines.length];
  while (fitting < most) {
    const middle = Math.ceil((fitting + most) / 2);
    if (withLines(middle).end <= FOOT) fitting = middle;
    else most = middle - 1;
  }
  return { ...withLines(fitting), isCut: true };
}

const textOf = ({ product: { description, features, specifications } }: SheetContent) =>
  description.length + features.join("").length + specifications.length;

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
}

function laidOut(paper: Paper, content: SheetContent, t: Content["product"], measure: Measure): Layout {
  const { product, picture, figures } = content;
  const beside = picture
    ? { x: LEFT + measure.picture + GAP, y: TOP, width: WHOLE - measure.picture - GAP }
    : { x: LEFT, y: TOP, width: WHOLE };
  const blocks = blocksOf(paper, content, t, measure, beside.width);
  const text = blocks.reduce((sum, { lines, style, above }) => sum + above + paper.heightOf(lines, style), 0);
  const figuresTop = TOP + Math.max(text, picture ? measure.picture : 0) + 16;
  const rowsTop = figuresTop + (figures.length > 0 ? 52 : 0);
  const rows = specificationLines(product.specifications).map((line) => rowOf(paper, line, measure));
  const columns = inTwo(rows);
  const height = (column: readonly Row[]) => column.reduce((sum, row) => sum + row.height, 0);
  const end = rowsTop + (rows.length > 0 ? 30 : 0) + Math.max(height(columns[0]), height(columns[1]));
  return { measure, beside, blocks, figuresTop, rowsTop, columns, end, isCut: false };
}

function blocksOf(
  paper: Paper,
  { product, brand, place }: SheetContent,
  t: Content["product"],
  { text }: Measure,
  width: number,
): Block[] {
  const block = (role: Block["role"], words: string, style: TextStyle, above: number): Block => ({
    role,
    lines: paper.linesOf(words, style, width),
    style,
    above,
  });
  const name = { size: product.name.length > 60 ? text + 7 : text + 10, bold: true, leading: 1.14 };
  const point = { size: text, leading: 1.35 };
  return [
    block("P", brand, { size: text - 0.5, bold: true, color: INK.gulf }, 0),
    block("H1", product.name, name, 2),
    block("P", place.join(" › "), { size: text - 0.5, color: INK.quiet }, 5),
    block("P", product.description, { size: text, leading: 1.45 }, 9),
    ...(product.features.length > 0 ? [block("H2", t.features, { size: text - 0.5, bold: true }, 10)] : []),
    ...product.features.map((feature) => ({
      role: "P" as const,
      lines: paper.linesOf(feature, point, width - INDENT),
      style: point,
      above: 3,
      isPoint: true,
    })),
  ].filter(({ lines }) => lines.length > 0);
}

function rowOf(paper: Paper, { label, value }: SpecificationLine, { text, row }: Measure): Row {
  const style = { size: text };
  const [labelWidth, valueWidth] = label === "" ? [0, HALF] : CELLS;
  const cells = {
    label: label === "" ? [] : paper.linesOf(label, style, labelWidth),
    value: paper.linesOf(value, { ...style, bold: true }, valueWidth),
  };
  const lines = cells.label.length > cells.value.length ? cells.label : cells.value;
  return { ...cells, height: paper.heightOf(lines, style) + row };
}

/** Two columns of nearly one height, in the order of the lines. */
function inTwo(rows: readonly Row[]): [Row[], Row[]] {
  const half = rows.reduce((sum, { height }) => sum + height, 0) / 2;
  let taken = 0;
  const first = rows.filter(({ height }) => {
    const isFirst = taken < half;
    taken += height;
    return isFirst;
  });
  return [first, rows.slice(first.length)];
}
