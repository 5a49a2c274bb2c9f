import { ATTRIBUTE_KINDS, type AttributeKey } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type Product, type SpecificationLine, specificationLines } from "../product/product.ts";

/** A line of a specification, read. */
export type Attribute = {
  /** What the line states; null where its label belongs to no kind. */
  key: AttributeKey | null;
  /** Its value as numbers or as a word of a choice; null where only the text stands. */
  value: Value | null;
  label: string;
  /** The value as it is written. */
  text: string;
  /** What the label adds in brackets: "concentrate" of "pH (concentrate)". */
  of: string | null;
};

type Specified = Pick<Product, "specifications">;

const BY_LABEL = new Map<string, (typeof ATTRIBUTE_KINDS)[number]>(
  ATTRIBUTE_KINDS.flatMap((kind) => kind.labels.map((label) => [plain(label), kind] as const)),
);

const KINDS_READ = new Set<AttributeKey | null>(
  ATTRIBUTE_KINDS.filter(({ read }) => read !== null).map(({ key }) => key),
);

/** What lines say, as they are written; null for one that says nothing. */
export type ReadLines = Map<string, Attribute | null>;

/** As many lines are remembered, as products say much alike. */
const MOST_LINES = 20_000;
const remembered: ReadLines = new Map();

/**
 * Reads each line of a specification; no line and no text is lost. Lines that are alike share what was read, for as long
 * as `known` has them.
 */
export function readAttributes(specifications: string, known = remembered): Attribute[] {
  if (remembered.size >= MOST_LINES) remembered.clear();
  return specifications.split("\n").flatMap((line) => readLine(line, known) ?? []);
}

function readLine(written: string, known: ReadLines): Attribute | null {
  const before = known.get(written);
  if (before !== undefined) return before;
  const [line] = specificationLines(written);
  const reading = line ? readingOf(line) : null;
  known.set(written, reading);
  return reading;
}

function readingOf({ label, value: text }: SpecificationLine): Attribute {
  const bracket = /[)\]]$/.test(label) ? label.search(/[([]/) : -1;
  const of = bracket > 0 ? label.slice(bracket + 1, -1) : null;
  const kind = BY_LABEL.get(plain(of === null ? label : label.slice(0, bracket)));
  return { key: kind?.key ?? null, label, text, of, value: kind?.read?.(text, of ?? "") ?? null };
}

/** A label as it is compared: "Max. speed" is "max speed". */
function plain(label: string): string {
  return label.toLowerCase().replaceAll(".", "").replaceAll(/\s+/g, " ").trim();
}

/** The lines whose label belongs to a kind that is read, and whose value could not be. */
export function unreadable(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(({ key, value }) => value === null && KINDS_READ.has(key));
}

/** Of so many products the attributes are kept, which is more than a page asks for. */
const KEPT = 5000;

let known = new WeakMap<Specified, readonly Attribute[]>();
let kept = 0;

/** The attributes of a product, read from its specification. */
export function attributesOf(product: Specified): readonly Attribute[] {
  const found = known.get(product);
  if (found) return found;
  if (kept >= KEPT) {
    known = new WeakMap();
    kept = 0;
  }
  const attributes = readAttributes(product.specifications);
  known.set(product, attributes);
  kept += 1;
  return attributes;
}
