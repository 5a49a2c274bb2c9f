import { brandEntity } from "./brand-entity.ts";
import { categoryEntity } from "./category-entity.ts";
import { columnNamed } from "../columns.ts";
import type { KindName } from "../../domain/catalogue/import-faults.ts";
import type { Entity } from "./entity.ts";
import type { Sheet } from "../files/table.ts";
import { productEntity } from "./product-entity.ts";
import { synonymEntity } from "./synonym-entity.ts";

export const ENTITIES: Readonly<Record<KindName, Entity>> = {
  products: productEntity,
  brands: brandEntity,
  categories: categoryEntity,
  synonyms: synonymEntity,
};

/** Which columns tell what a file holds; an earlier line wins. */
const RECOGNISED_BY: readonly { kind: KindName; columns: readonly string[] }[] = [
  { kind: "products", columns: ["article number"] },
  { kind: "categories", columns: ["parent", "name"] },
  { kind: "products", columns: ["name", "brand"] },
  { kind: "synonyms", columns: ["word", "means"] },
  { kind: "brands", columns: ["name", "website"] },
  { kind: "brands", columns: ["name", "logo"] },
  { kind: "brands", columns: ["name", "display name"] },
];

/** What a file with these columns holds, or null. */
export function kindOf({ header, voidColumns = [] }: Pick<Sheet, "header" | "voidColumns">): KindName | null {
  const all = [...header, ...voidColumns];
  const found = RECOGNISED_BY.find(({ kind, columns }) => {
    const named = all.map((text) => columnNamed(ENTITIES[kind].columns, text)?.name);
    return columns.every((column) => named.includes(column));
  });
  return found?.kind ?? null;
}
