import { ATTRIBUTE_KINDS, type AttributeKey } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type Attribute, attributesOf } from "./attributes.ts";
import { endsOf, toldUnit } from "./figure-units.ts";
import { listsBy } from "../catalogue/keys.ts";
import type { Product } from "../product/product.ts";

type Specified = Pick<Product, "specifications">;

/**
 * What is better by nature, whatever the product is for: more of it or less. Nothing else is: a heavy machine presses
 * harder, and a wide one does not pass the door.
 */
const BETTER = {
  "sound-level": "lower",
  "drying-time": "lower",
  "contact-time": "lower",
  "run-time": "higher",
  productivity: "higher",
  lasts: "higher",
  "shelf-life": "higher",
  gradient: "higher",
} as const satisfies Partial<Record<AttributeKey, "lower" | "higher">>;

export type BetterKey = keyof typeof BETTER;

/** What a product states in a row: as it is written, and as a value of the row's unit where that says the same. */
export type ComparedCell = {
  text: string;
  value: Value | null;
  /** What is written after the value: "50 Hz" of "230 V, 50 Hz". */
  remark: string;
};

/** One thing that products state, with a place for each of them; null where one does not state it. */
export type ComparedRow = {
  /** Its kind, or what else tells it from other rows. */
  key: string;
  /** As the products that state it call it. */
  label: string;
  /** The unit of all values; null where they have several, or none. */
  unit: string | null;
  cells: readonly (ComparedCell | null)[];
  /** Whether any two differ; also where one does not state it. */
  differs: boolean;
  /** The places of the best and why they are; null where nothing is better by nature, or nothing is best. */
  best: { key: BetterKey; places: readonly number[] } | null;
};

/** What is stated by two products or more, the most telling kinds first, and what one alone states. */
export type Comparison = { shared: readonly ComparedRow[]; single: readonly ComparedRow[] };

const ORDER = new Map<string, number>(ATTRIBUTE_KINDS.map(({ key }, index) => [key, index]));

/** Lays the specifications of some products beside each other. */
export function compare(products: readonly Specified[]): Comparison {
  const stated = products.flatMap((product, place) =>
    withKeys(attributesOf(product)).map(({ key, line }) => ({ key, line, place })),
  );
  const byKey = [...listsBy(stated, ({ key }) => key)];
  const ordered = byKey.toSorted(([a], [b]) => (ORDER.get(a) ?? ORDER.size) - (ORDER.get(b) ?? ORDER.size));
  const rows = ordered.map(([key, entries]) => {
    const lines = products.map((_, at) => entries.find(({ place }) => place === at)?.line ?? null);
    return rowOf(key, lines);
  });
  const isShared = ({ cells }: ComparedRow) => cells.filter((cell) => cell !== null).length > 1;
  return { shared: rows.filter(isShared), single: rows.filter((row) => !isShared(row)) };
}

/** What a row says of two of its products, given by their places, as if they were compared alone. */
export function betweenTwo({ key, unit, cells }: ComparedRow, places: readonly [number, number]) {
  const two = cells.map((cell, place) => (places.includes(place) ? cell : null));
  const [left, right] = places.map((place) => cells[place] && saidBy(cells[place]));
  return {
    isStated: two.some((cell) => cell !== null),
    differs: left !== right,
    best: bestOf(key, unit, two),
  };
}

/** The lines of a product by what they are compared by: their kind, or their label where it has another of the kind. */
function withKeys(lines: readonly Attribute[]): { key: string; line: Attribute }[] {
  const taken = new Set<string>();
  return lines.map(weighed).flatMap((line) => {
    const label = line.label.toLowerCase().replaceAll(/\s+/g, " ");
    const key = [line.key, `label ${label}`, `text ${line.text}`].find((each) => each && !taken.has(each));
    if (!key) return [];
    taken.add(key);
    return [{ key, line }];
  });
}

/** Weights with and without battery stand in one row, each with what it says of the battery; the latter is no figure. */
function weighed(line: Attribute): Attribute {
  const [, label, battery] = /^(weight) (with(?:out)? batter(?:y|ies))$/i.exec(line.label) ?? [];
  if (label === undefined || battery === undefined) return line;
  return { ...line, key: "weight", label, text: `${line.text} ${battery}` };
}

function rowOf(key: string, lines: readonly (Attribute | null)[]): ComparedRow {
  const unit = unitOf(lines);
  const cells = lines.map((line) => line && cellOf(line));
  const said = cells.map((cell) => cell && saidBy(cell));
  return {
    key,
    label: [...new Set(lines.flatMap((line) => line?.label ?? []))].join(" / "),
    unit,
    cells,
    differs: new Set(said).size > 1,
    best: bestOf(key, unit, cells),
  };
}

/** Units that a number is not told in: it is a count, or says nothing without what stands around it. */
const AS_WRITTEN = ["", "1:", "grit"];

function cellOf({ text, value }: Attribute): ComparedCell {
  const remark = remarkOf(text);
  const [, weight, battery] = /^(.*) (without batter\w+)$/i.exec(text) ?? [];
  if (weight !== undefined && battery !== undefined) return { text: weight, value: null, remark: battery };
  const isText =
    value === null || "choice" in value || AS_WRITTEN.includes(value.unit) || text.includes(" / ");
  return isText ? { text, value: null, remark: "" } : { text, value, remark };
}

/** A number or a range with its unit, and what limits it: "up to 1,500 m³", "2 × 17 L". */
const QUANTITY = /^\D*\d[\d.,]*(?:\s*(?:[–×x-]|to)\s*\d[\d.,]*)*\s*[^\s\d,;]*/;

function remarkOf(text: string): string {
  const after = text.replace(QUANTITY, "").replace(/^[\s,;]+/, "");
  return /^or (?:more|less|above|below)$/i.test(after) ? "" : after;
}

function saidBy({ text, value, remark }: ComparedCell): string {
  return (value === null ? text : `${JSON.stringify(value)} ${remark}`).toLowerCase();
}

/** The one unit of what these lines state, the smaller one where all of them are less than one of the larger. */
function unitOf(lines: readonly (Attribute | null)[]): string | null {
  const values = lines.flatMap((line) => (line?.value && !("choice" in line.value) ? [line.value] : []));
  const [first] = values;
  if (!first || values.some(({ unit }) => unit !== first.unit)) return null;
  return toldUnit(first.unit, values.flatMap(endsOf));
}

function isBetterKey(key: string): key is BetterKey {
  return key in BETTER;
}

/**
 * The best of what is stated: whoever's worst is no worse than the best of all others. What runs "up to 3.5 h" may run for
 * less. What is stated under a condition ("250 h at 2 ml/h") compares with nothing.
 */
function bestOf(
  key: string,
  unit: string | null,
  cells: readonly (ComparedCell | null)[],
): ComparedRow["best"] {
  if (unit === null || !isBetterKey(key)) return null;
  const sign = BETTER[key] === "higher" ? 1 : -1;
  const stated = cells.flatMap((cell, place) => {
    const ends = cell?.value && cell.remark === "" ? endsOf(cell.value).map((end) => end * sign) : [];
    const isOpen = cell?.value && "from" in cell.value && cell.value[sign > 0 ? "from" : "to"] === null;
    const worst = isOpen ? -Infinity : Math.min(...ends);
    return ends.length === 0 ? [] : [{ place, worst, best: Math.max(...ends) }];
  });
  if (stated.length < cells.filter((cell) => cell !== null).length) return null;
  const most = Math.max(...stated.map(({ best }) => best));
  const best = stated.filter(({ worst }) => worst === most);
  const isOnlyOne = best.length === stated.length;
  return best.length === 0 || isOnlyOne ? null : { key, places: best.map(({ place }) => place) };
}
