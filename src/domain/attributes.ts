import { ATTRIBUTE_KINDS, type AttributeKey } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type Product, specificationLines } from "./product.ts";

/** A line of a specification, read. */
export type Attribute = {
  /** What the line states; null where its label belongs to no kind. */
  key: AttributeKey | null;
  label: string;
  /** The value as it is written. */
  text: string;
  /** What the label adds to its name: "concentrate" of "pH (concentrate)". */
  of: string | null;
  /** The value as numbers or as a word of a choice; null where only the text stands. */
  value: Value | null;
};

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
    const kind = BY_LABEL.get(plain(of === null ? label : label.slice(0, bracket)));
    return { key: kind?.key ?? null, label, text, of, value: kind?.read?.(text, of ?? "") ?? null };
  });
}

/** A label as it is compared: "Max. speed" is "max speed". */
function plain(label: string): string {
  return label.toLowerCase().replaceAll(".", "").replaceAll(/\s+/g, " ").trim();
}

const known = new WeakMap<Pick<Product, "specifications">, readonly Attribute[]>();

/** The attributes of a product: those that it came with from the database, else read once from its specification. */
export function attributesOf(product: Pick<Product, "specifications">): readonly Attribute[] {
  const found = known.get(product) ?? readAttributes(product.specifications);
  known.set(product, found);
  return found;
}

/** The lines whose label belongs to a kind that is read, and whose value could not be. */
export function unreadable(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(({ key, value }) => value === null && KINDS_READ.has(key));
}
