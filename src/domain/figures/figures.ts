import { type AttributeKey, FIGURE_KINDS, type FigureKey } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type AllFigures, figuresAt } from "./all-figures.ts";
import { type Attribute, readAttributes, type ReadLines } from "./attributes.ts";
import { CACHES } from "../catalogue/caches.ts";
import { endsOf, inUnit, toldUnit } from "./figure-units.ts";
import { listsBy } from "../catalogue/keys.ts";
import type { Product } from "../product/product.ts";

type Specified = Pick<Product, "specifications">;

/** What a tank or a length is called where its product says more: a bag, a hopper, a handle. */
const SPECIAL_NAMES = ["bag", "bin", "bucket", "container", "hopper", "handle", "hose"] as const;

/** What a figure is called: its kind, its special name, or "holds" for tanks and bags together. */
export type FigureName = FigureKey | (typeof SPECIAL_NAMES)[number] | "holds";

/** One thing that a product states in numbers, for cards and tables. */
export type Figure = {
  key: FigureKey;
  name: FigureName;
  value: Value;
  /** What is counted, as the product says it ("sheets", "shoes"); "" where the value has a unit or nothing is said. */
  counted: string;
};

/** A column of a table of products: one kind of figure, in one unit where all of them have the same. */
export type FigureColumn = { key: FigureKey; name: FigureName; unit: string | null };

/** From the least to the most that products state of one kind. */
export type FigureRange = { name: FigureName; from: number; to: number; unit: string };

/** Where counting packs says nothing about the product, a table has no column for it. */
const NO_COLUMN: readonly FigureKey[] = ["case"];

const MAX_COLUMNS = 5;

/** A table has a column, and a group a range, for what at least this part of the products state. */
const SHARE = 1 / 2;

/** Every figure that a product states, the most telling kind first. */
export function everyFigureOf(product: Specified): readonly Figure[] {
  const known = knownFigures(product);
  if (known) return known;
  const found = figuresIn(product);
  CACHES.figures.set(product, found);
  return found;
}

/** The figures of a product that were read before; null where they were not. */
function knownFigures(product: Specified): readonly Figure[] | null {
  const served = servedPlace(product);
  return served ? figuresAt(served.all, served.order) : (CACHES.figures.get(product) ?? null);
}

/** Where the figures of a product of the catalogue that is served are; null for any other. */
function servedPlace(product: Specified & { order?: number }): { all: AllFigures; order: number } | null {
  const { allFigures: all } = CACHES;
  const { order } = product;
  return all && order !== undefined && all.products[order] === product ? { all, order } : null;
}

/** The figures of a product, read in its specification. */
export function figuresIn({ specifications }: Specified, lines?: ReadLines): Figure[] {
  const byPlace = listsBy(
    readAttributes(specifications, lines).filter(({ value }) => value !== null),
    ({ key }) => PLACES.get(key),
  );
  return [...byPlace]
    .toSorted(([a = 0], [b = 0]) => a - b)
    .flatMap(([place = -1, stated]) => {
      const kind = FIGURE_KINDS[place];
      return (kind && figureIn(stated, kind)) ?? [];
    });
}

/** The place of each kind among {@link FIGURE_KINDS}. */
const PLACES = new Map<AttributeKey | null, number>(FIGURE_KINDS.map(({ key }, place) => [key, place]));

/** What the product states of this kind; null without. */
export function figureOf(product: Specified, key: FigureKey): Figure | null {
  const known = knownFigureOf(product, key);
  return known === undefined ? (everyFigureOf(product).find((figure) => figure.key === key) ?? null) : known;
}

/** One figure of a product of the catalogue that is served, without a list of all; undefined of other products. */
export function knownFigureOf(product: Specified, key: AttributeKey): Figure | null | undefined {
  const served = servedPlace(product);
  if (!served) return;
  const { starts, places, different } = served.all;
  for (let at = starts[served.order] ?? 0; at < (starts[served.order + 1] ?? 0); at++) {
    const figure = different[places[at] ?? 0];
    if (figure?.key === key) return figure;
  }
  return null;
}

/** The figure of one kind in the lines that state it: by the most telling of its labels, then the first line. */
function figureIn(
  stated: readonly Attribute[],
  { key, labels }: (typeof FIGURE_KINDS)[number],
): Figure | null {
  const place = ({ label }: Attribute) =>
    labels.findIndex((name) => label.toLowerCase().startsWith(name.toLowerCase()));
  const [first] = stated.length > 1 ? stated.toSorted((a, b) => place(a) - place(b)) : stated;
  if (!first?.value) return null;
  // Products that say the same share one figure, as they share what was read.
  const known = ofAttributes.get(first);
  if (known) return known;
  const figure = { key, name: nameOf(key, first.label), value: first.value, counted: countedIn(first) };
  ofAttributes.set(first, figure);
  return figure;
}

const ofAttributes = new WeakMap<Attribute, Figure>();

function nameOf(key: FigureKey, label: string): FigureName {
  if (key !== "tank" && key !== "length") return key;
  return SPECIAL_NAMES.find((name) => label.toLowerCase().startsWith(name)) ?? key;
}

/** "sheets" of "500 sheets", "packs" of "20 packs, 5,000 covers"; a sentence is no unit. */
function countedIn({ text, value }: Attribute): string {
  if (!value || !("number" in value) || value.unit !== "") return "";
  return /^[\d.,]+\s(\p{L}{1,8})(?:,|$)/u.exec(text.trim())?.[1] ?? "";
}

/** The product's key figures: the first of the list of kinds that it states. */
export function figuresOf(product: Specified, atMost = 3): Figure[] {
  return everyFigureOf(product).slice(0, atMost);
}

/** The columns of a table of these products: the first five kinds that at least this share of them state. */
export function columnsOf(products: readonly Specified[], share = SHARE): FigureColumn[] {
  const byKind = statedBy(products);
  const columns = FIGURE_KINDS.flatMap(({ key }) => {
    if (NO_COLUMN.includes(key)) return [];
    const figures = byKind.get(key) ?? [];
    if (figures.length === 0 || figures.length < products.length * share) return [];
    return [{ key, name: nameOfAll(key, figures), unit: unitOfAll(figures) }];
  });
  return columns.slice(0, MAX_COLUMNS);
}

/** The ranges of the first kinds of figure that at least half of these products state. */
export function rangesOf(products: readonly Specified[], atMost = 2): FigureRange[] {
  const ranges: FigureRange[] = [];
  const byKind = statedBy(products);
  for (const { key } of FIGURE_KINDS) {
    const figures = NO_COLUMN.includes(key) ? [] : (byKind.get(key) ?? []);
    const unit = unitOfAll(figures);
    if (unit === null || figures.length < products.length * SHARE) continue;
    const ends = figures.flatMap(({ value }) => endsOf(inUnit(value, unit)));
    const [from, to] = [leastOf(ends), mostOf(ends)];
    if (from < to) ranges.push({ name: nameOfAll(key, figures), from, to, unit });
    if (ranges.length === atMost) break;
  }
  return ranges;
}

function statedBy(products: readonly Specified[]): Map<FigureKey, Figure[]> {
  const byKind = new Map<FigureKey, Figure[]>();
  for (const product of products) {
    for (const figure of everyFigureOf(product)) {
      const figures = byKind.get(figure.key);
      if (figures) figures.push(figure);
      else byKind.set(figure.key, [figure]);
    }
  }
  return byKind;
}

/** `Math.min` and `Math.max` take no hundred thousand numbers. */
const leastOf = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity);

const mostOf = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), -Infinity);

function nameOfAll(key: FigureKey, figures: readonly Figure[]): FigureName {
  const [first] = figures;
  if (first && figures.every(({ name }) => name === first.name)) return first.name;
  return key === "tank" ? "holds" : key;
}

/** The unit in which all of them can be told; null where they measure different things. */
function unitOfAll(figures: readonly Figure[]): string | null {
  const units = new Set(figures.flatMap(({ value }) => ("choice" in value ? [] : value.unit)));
  const [unit] = units;
  if (unit === undefined || units.size > 1) return null;
  if (unit === "" && new Set(figures.map(({ counted }) => counted)).size > 1) return null;
  return toldUnit(
    unit,
    figures.flatMap(({ value }) => endsOf(value)),
  );
}
