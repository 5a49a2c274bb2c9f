import { ATTRIBUTE_KINDS, DUST_CLASSES, type AttributeKey, FIGURE_KINDS } from "./attribute-kinds.ts";
import type { Value } from "./attribute-value.ts";
import { type Attribute, attributesOf } from "./attributes.ts";
import { categoryKeyOf } from "../catalogue/category.ts";
import { figureOf, knownFigureOf } from "./figures.ts";
import type { Product } from "../product/product.ts";

type Specified = Pick<Product, "specifications">;

/** What a product states of one kind, as far as it could be read; in the order of its specification. */
export function readingsOf(product: Specified, wanted: AttributeKey): (Attribute & { value: Value })[] {
  if (!mentions(product, wanted)) return [];
  return attributesOf(product).flatMap((attribute) =>
    attribute.key === wanted && attribute.value ? [{ ...attribute, value: attribute.value }] : [],
  );
}

const mentioned = new Map<AttributeKey, RegExp>();

const FIGURES = new Set<AttributeKey>(FIGURE_KINDS.map(({ key }) => key));

/** Whether a product may state a kind: its specification has the letters of one of the labels, or its figures are known. */
function mentions(product: Specified, key: AttributeKey): boolean {
  const figure = FIGURES.has(key) ? knownFigureOf(product, key) : undefined;
  if (figure !== undefined) return figure !== null;
  const { specifications } = product;
  const pattern = mentioned.get(key) ?? labelPattern(key);
  mentioned.set(key, pattern);
  return pattern.test(specifications);
}

/** The labels in any case and spacing, and with points anywhere, as they are compared. */
function labelPattern(key: AttributeKey): RegExp {
  const { labels } = ATTRIBUTE_KINDS.find((kind) => kind.key === key) ?? { labels: [] };
  const letters = (word: string) =>
    Array.from(word.replaceAll(".", ""), (letter) => `${letter}\\.*`).join("");
  return new RegExp(labels.map((label) => label.split(/\s+/).map(letters).join("[\\s.]+")).join("|"), "i");
}

/** A pH as a product's specification states it. */
type PhReading = {
  /** Where it lies on the scale, 0 to 14. */
  value: number;
  /** As it is written there: "7.5", "below 1". */
  written: string;
  /** What was measured, if it says so: "concentrate", "as supplied", "1 % solution". */
  of: string | null;
};

/**
 * The pH that a product states. "below 1" lies halfway to the next lower number; of a range the beginning counts.
 * Null without one.
 */
export function phReading(product: Specified): PhReading | null {
  for (const { value, text, of } of readingsOf(product, "ph")) {
    const place = placeOf(value);
    if (place !== null && place >= 0) return { value: place, written: text, of };
  }
  return null;
}

function placeOf(value: Value): number | null {
  if ("choice" in value) return null;
  if ("number" in value) return value.number;
  return value.from ?? (value.to === null ? null : value.to - 0.5);
}

/** A product with its place on the pH scale. */
export type PhPlace = { id: string; name: string; brand: string; reading: PhReading };

/** The products that state a pH, from acid to alkaline; catalogue order where two state the same. */
export function phPlaces(products: readonly Product[]): PhPlace[] {
  return products
    .flatMap((product) => {
      const reading = phReading(product);
      return reading ? [{ id: product.id, name: product.name, brand: product.brand, reading }] : [];
    })
    .toSorted((a, b) => a.reading.value - b.reading.value);
}

/** A product with the sound level that its maker states, in dB(A). */
export type Sounding = { id: string; name: string; level: number };

/** Keys of the categories that hold cleaning machines. */
const MACHINES = ["equipments", "floor-care-equipment", "industrial-vacuum-cleaners"];

/** The sound level that a product states ("Noise level: 54 dB(A)"), of a range the louder end; null without one. */
export function soundLevel(product: Specified): number | null {
  const value = figureOf(product, "sound-level")?.value;
  if (!value) return null;
  return "number" in value ? value.number : "to" in value ? value.to : null;
}

/** A product with the sound level that it states. */
type Stated = { product: Product; level: number };

/** The products that state their sound level, quietest first. */
function bySound(products: readonly Product[]): Stated[] {
  return products
    .flatMap((product) => {
      const level = soundLevel(product);
      return level === null ? [] : [{ product, level }];
    })
    .toSorted((a, b) => a.level - b.level);
}

const sounding = ({ product: { id, name }, level }: Stated): Sounding => ({ id, name, level });

/** Whether it is of a category of machines, and not of the tools beside them there. */
export function isMachine(product: Product): boolean {
  return MACHINES.includes(categoryKeyOf(product)) && !/tools|window/i.test(product.subcategory ?? "");
}

const ofMachine = ({ product }: Stated) => MACHINES.includes(categoryKeyOf(product));

/** Every product that states its sound level, quietest first, and the three quietest cleaning machines. */
export function soundScale(products: readonly Product[]): { all: Sounding[]; quietMachines: Stated[] } {
  const stated = bySound(products);
  return { all: stated.map(sounding), quietMachines: stated.filter(ofMachine).slice(0, 3) };
}

/** The vacuums, told by their names, that are no louder than this, quietest first. */
export function quietVacuums(products: readonly Product[], atMost: number): Sounding[] {
  return bySound(products)
    .filter((stated) => stated.level <= atMost && ofMachine(stated) && /vacuum/i.test(stated.product.name))
    .map(sounding);
}

/** How long a surface must stay wet with a product until it has worked, in minutes; how it is diluted, as written. */
type ContactTime = { product: Product; minutes: number; dilution: string | null };

/** The disinfectants and sanitisers, told by their names, that state their contact time, the shortest first. */
export function contactTimes(products: readonly Product[]): ContactTime[] {
  return products
    .flatMap((product) => {
      const [stated] = /disinfect|saniti[sz]/i.test(product.name) ? readingsOf(product, "contact-time") : [];
      if (!stated || "choice" in stated.value) return [];
      const minutes = "number" in stated.value ? stated.value.number : stated.value.to;
      const dilution = attributesOf(product).find(({ key }) => key === "dilution")?.text ?? null;
      return minutes === null ? [] : [{ product, minutes, dilution }];
    })
    .toSorted((a, b) => a.minutes - b.minutes);
}

export type DustClass = (typeof DUST_CLASSES)[number];

/** The dust class that a product states; null without one. */
export function dustClassOf(product: Specified): DustClass | null {
  const [stated] = readingsOf(product, "dust-class");
  return (
    DUST_CLASSES.find((name) => stated && "choice" in stated.value && stated.value.choice === name) ?? null
  );
}

/** Per class the first `atMost` products that state it, in catalogue order; of very many the rest is not read. */
export function productsByDustClass(
  products: readonly Product[],
  atMost = 6,
): Record<DustClass, { id: string; name: string }[]> {
  const examples: Record<DustClass, { id: string; name: string }[]> = { L: [], M: [], H: [] };
  for (const product of products) {
    if (DUST_CLASSES.every((name) => examples[name].length === atMost)) break;
    const own = dustClassOf(product);
    const { id, name } = product;
    if (own && examples[own].length < atMost) examples[own].push({ id, name });
  }
  return examples;
}
