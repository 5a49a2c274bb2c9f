import { ATTRIBUTE_KINDS, type AttributeKey } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type Product, specificationLines } from "./product.ts";

/** What was read in a line of a specification. */
type LineReading = {
  /** What the line states; null where its label belongs to no kind. */
  key: AttributeKey | null;
  /** Its value as numbers or as a word of a choice; null where only the text stands. */
  value: Value | null;
};

/** A line of a specification, read. */
export type Attribute = LineReading & {
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

/** Reads each line of a specification; no line and no text is lost. */
export function readAttributes(specifications: string): Attribute[] {
  return specificationLines(specifications).map(({ label, value: text }) => {
    const bracket = /[)\]]$/.test(label) ? label.search(/[([]/) : -1;
    const of = bracket > 0 ? label.slice(bracket + 1, -1) : null;
    const { key, value } = readLine(of === null ? label : label.slice(0, bracket), text, of);
    return { key, label, text, of, value };
  });
}

/** As many lines are remembered, as products say much alike. */
const MOST_LINES = 20_000;
const readings = new Map<string, LineReading>();

function readLine(name: string, text: string, unit: string | null): LineReading {
  const line = `${name}\n${unit ?? ""}\n${text}`;
  const known = readings.get(line);
  if (known) return known;
  const kind = BY_LABEL.get(plain(name));
  const reading = { key: kind?.key ?? null, value: kind?.read?.(text, unit ?? "") ?? null };
  if (readings.size >= MOST_LINES) readings.clear();
  readings.set(line, reading);
  return reading;
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
