import { endsOf } from "./figure-units.ts";
import { type Figure, figureOf } from "./figures.ts";
import { listsBy } from "../catalogue/keys.ts";
import type { Product } from "../product/product.ts";

/** Abrasives of one name and diameter, from coarse to fine. */
type GritRow = {
  name: string;
  diameter: Figure | null;
  products: readonly { id: string; name: string; grit: Figure; bond: Figure | null; column: number }[];
};

/** Products by grit: the rows, and the grits that stand above their columns. */
export type GritTable = { rows: readonly GritRow[]; grits: readonly number[] };

/** Fewer rows make no table, and more products none that anybody reads: the list has a filter for its grits. */
const LEAST_ROWS = 4;
const MOST_PRODUCTS = 200;

/** The products that come in several grits, by name and diameter, where half of all state a grit; none of a list too short or too long for a table. */
export function productsByGrit(products: readonly Product[]): GritTable {
  if (products.length > MOST_PRODUCTS) return { rows: [], grits: [] };
  const stated = products.flatMap((product) => {
    const grit = figureOf(product, "grit");
    const [from] = grit ? endsOf(grit.value) : [];
    return grit && from !== undefined ? [{ product, grit, from }] : [];
  });
  const alike = [...listsBy(stated, ({ product }) => keyOf(product)).values()].filter(
    ({ length }) => length > 1,
  );
  if (stated.length * 2 < products.length || alike.length < LEAST_ROWS) return { rows: [], grits: [] };
  const grits = [...new Set(alike.flat().map(({ from }) => from))].toSorted((a, b) => a - b);
  const rows = alike.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const entries = own
      .toSorted((a, b) => a.from - b.from)
      .map(({ product, grit, from }) => ({
        id: product.id,
        name: product.name,
        grit,
        bond: figureOf(product, "bond"),
        column: grits.indexOf(from) + 1,
      }));
    return [
      { name: stemOf(first.product), diameter: figureOf(first.product, "diameter"), products: entries },
    ];
  });
  return {
    rows: rows.toSorted((a, b) => sizeOf(a) - sizeOf(b) || a.name.localeCompare(b.name, "en")),
    grits,
  };
}

/** What of a name comes before its first part with a digit: "Diamond Cup Wheel, Double Row". */
function stemOf({ name }: Product): string {
  const parts = name.split(/,\s+/);
  const at = parts.findIndex((part) => /\d/.test(part));
  return at > 0 ? parts.slice(0, at).join(", ") : name;
}

function keyOf(product: Product): string {
  const diameter = figureOf(product, "diameter");
  return `${product.brand}/${stemOf(product)}/${diameter ? endsOf(diameter.value).join("–") : ""}`;
}

function sizeOf({ diameter }: GritRow): number {
  return diameter ? Math.max(...endsOf(diameter.value)) : 0;
}
