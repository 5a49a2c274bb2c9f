import { attributesOf } from "../figures/attributes.ts";
import { around } from "./product-kind.ts";
import type { Product } from "./product.ts";
import { EVERY_UNIT, unitAt } from "../figures/units.ts";

/** A product among those that differ from it in size, grit, pack or colour only, and what tells it from them. */
type FamilyMember<Item> = { product: Item; label: string };

type Named = Pick<Product, "name" | "brand" | "specifications">;

/** A number that begins a word: not the 13 of "H13 Filter". */
const FIGURE = /(?<![\p{L}\p{N}.,-])\d+(?:[.,]\d+)*/u;

/** A family in which a row of cells says nothing any more shows as many around the product. */
const MOST_MEMBERS = 24;

/** A name in two: what the whole family is called, and the parts by which its members differ. */
type NameParts = { stem: string; parts: readonly string[] };

/**
 * A name is parted at its commas. What comes before the first part with a number, or before the stated colour, is the
 * family's; in "Floor Pad 17 in" the words before the number. Null where nothing is left to call the family.
 */
function partName(product: Named): NameParts | null {
  const parts = product.name.split(/,\s+/);
  // A specification is read only for a part without a number: of many like products that is most of the work.
  const at = parts.findIndex(
    (part, index) => FIGURE.test(part) || (index > 0 && part.toLowerCase() === colourOf(product)),
  );
  if (at > 0) return { stem: parts.slice(0, at).join(", "), parts: parts.slice(at) };
  const [first = "", ...rest] = parts;
  const cut = at < 0 ? -1 : first.search(FIGURE);
  return cut > 0 ? { stem: first.slice(0, cut).trim(), parts: [first.slice(cut), ...rest] } : null;
}

function colourOf(product: Named): string | undefined {
  return attributesOf(product)
    .find(({ key }) => key === "colour")
    ?.text.toLowerCase();
}

/**
 * The family of a product within its group: those of its brand whose name is the same but for sizes, figures and
 * colour, itself among them, smallest first. Empty for a product without relatives.
 */
export function familyOf<Item extends Named>(product: Item, group: readonly Item[]): FamilyMember<Item>[] {
  const own = partName(product);
  if (!own) return [];
  const alike = group.filter(({ brand, name }) => brand === product.brand && name.startsWith(own.stem));
  const members = around(product, alike).flatMap((other) => {
    const name = partName(other);
    return name?.stem === own.stem
      ? [{ product: other, parts: name.parts, sizes: name.parts.map(sizeOf) }]
      : [];
  });
  if (members.length < 2) return [];
  const sorted = members.toSorted((a, b) => bySizes(a.sizes, b.sizes));
  const at = sorted.findIndex((member) => member.product === product);
  const start = Math.max(0, Math.min(at - MOST_MEMBERS / 2, sorted.length - MOST_MEMBERS));
  const near = sorted.slice(start, start + MOST_MEMBERS);
  const names = near.map(({ parts }) => parts);
  return near.map(({ product: member, parts }) => ({ product: member, label: labelOf(parts, names) }));
}

/** As many of its parts as tell a name from the others. */
function labelOf(parts: readonly string[], names: readonly (readonly string[])[]): string {
  const label: string[] = [];
  let alike = names;
  for (const [place, part] of parts.entries()) {
    const still = alike.filter((other) => other[place] === part);
    if (still.length < alike.length) label.push(part);
    alike = still;
  }
  return (label.length > 0 ? label : parts).join(", ");
}

/** The first number of a part in its unit's own measure, so that 500 ml come before 1 L; null where it has none. */
function sizeOf(part: string): number | null {
  const found = FIGURE.exec(part);
  if (!found) return null;
  const number = Number(found[0].replaceAll(/,(?=\d{3}(?:\D|$))/g, "").replace(",", "."));
  const unit = unitAt(part.slice(found.index + found[0].length), EVERY_UNIT);
  return number * (unit?.size ?? 1);
}

/** By the first part that is a number and not the same. */
function bySizes(a: readonly (number | null)[], b: readonly (number | null)[]): number {
  for (const [place, one] of a.entries()) {
    const other = b[place] ?? null;
    if (one !== null && other !== null && one !== other) return one - other;
  }
  return 0;
}
