import { type BrandRecord, putBrands } from "../database/brands.ts";
import type { CatalogueRows } from "../database/catalogue-rows.ts";
import { putCategories } from "../database/categories.ts";
import { type ProductRecord, putProducts } from "../database/products.ts";
import type { Database } from "../database/schema.ts";
import type { Cells } from "./columns.ts";
import { fold, idMaker, productIdentity } from "./identity.ts";
import type { Plan } from "./plan.ts";

/** How many rows a plan writes. */
export function writesOf(plan: Plan, withdraw: boolean): number {
  return plan.added.length + plan.changed.length + (withdraw ? plan.missing.length : 0);
}

/** Writes a plan inside the caller's transaction, which holds off every other change of the catalogue. */
export async function applyPlan(
  trx: Database,
  plan: Plan,
  rows: CatalogueRows,
  options: { withdraw: boolean; now: string; written?: (count: number) => void },
): Promise<void> {
  if (plan.kind === "products") {
    await putBrands(trx, newBrandsOf(plan, rows.brands));
    await putProducts(trx, productsOf(plan, rows, options), options.now, options.written);
    return;
  }
  const stored = plan.kind === "brands" ? rows.brands : rows.categories;
  const makeId = idMaker(stored.map(({ id }) => id));
  const byId = new Map(stored.map(({ id, position }) => [id, { id, position }]));
  let last = lastPosition(stored);
  const written = [
    ...plan.changed.map(({ stored: { id }, cells }) => ({ ...(byId.get(id) ?? { id, position: 0 }), cells })),
    ...plan.added.map(({ cells }) => ({
      id: makeId(`${cells["parent"] ?? ""} ${cells["name"] ?? ""}`, plan.kind),
      position: (last += 1),
      cells,
    })),
  ];
  if (plan.kind === "brands") {
    await putBrands(
      trx,
      written.map(({ id, position, cells }) => brandOf(id, position, cells)),
    );
  } else {
    await putCategories(
      trx,
      written.map(({ id, position, cells }) => ({
        id,
        position,
        name: cells["name"] ?? "",
        parent: cells["parent"] || null,
        description: cells["description"] ?? "",
      })),
    );
  }
}

function productsOf(
  plan: Plan,
  rows: CatalogueRows,
  options: { withdraw: boolean; now: string },
): ProductRecord[] {
  const makeId = idMaker(rows.products.map(({ id }) => id));
  const byId = new Map(rows.products.map((product) => [product.id, product]));
  let last = lastPosition(rows.products);
  const changed = plan.changed.flatMap(({ stored, cells }) => {
    const old = byId.get(stored.id);
    return old ? [{ ...old, ...productFields(cells) }] : [];
  });
  const added = plan.added.map(({ cells }) => ({
    id: makeId(`${cells["brand"] ?? ""} ${cells["name"] ?? ""}`, "product"),
    position: (last += 1),
    createdAt: options.now,
    ...productFields(cells),
  }));
  const withdrawn = options.withdraw
    ? plan.missing.flatMap(({ id }) => {
        const old = byId.get(id);
        return old ? [{ ...old, isActive: false }] : [];
      })
    : [];
  return [...changed, ...added, ...withdrawn];
}

function productFields(cells: Cells): Omit<ProductRecord, "id" | "position" | "createdAt"> {
  const text = (column: string) => cells[column] ?? "";
  return {
    identity: productIdentity(text("article number"), text("brand"), text("name")),
    name: text("name"),
    brand: text("brand"),
    category: text("category"),
    subcategory: text("subcategory") || null,
    description: text("description"),
    features: text("features") === "" ? [] : text("features").split("\n"),
    specifications: text("specifications"),
    imageUrl: text("image") || null,
    productUrl: text("product page") || null,
    serialNumber: text("article number") || null,
    price: text("price") || null,
    isActive: text("active") !== "no",
  };
}

/** A brand that a product names for the first time gets a row of its own. */
function newBrandsOf(plan: Plan, stored: readonly BrandRecord[]): BrandRecord[] {
  const known = new Set(stored.map(({ nameKey }) => nameKey));
  const makeId = idMaker(stored.map(({ id }) => id));
  let last = lastPosition(stored);
  const fresh: BrandRecord[] = [];
  for (const { cells } of [...plan.changed, ...plan.added]) {
    const name = cells["brand"] ?? "";
    if (name === "" || known.has(fold(name))) continue;
    known.add(fold(name));
    fresh.push(brandOf(makeId(name, "brand"), (last += 1), { name }));
  }
  return fresh;
}

function brandOf(id: string, position: number, cells: Cells): BrandRecord {
  return {
    id,
    position,
    name: cells["name"] ?? "",
    nameKey: fold(cells["name"] ?? ""),
    description: cells["description"] || null,
    website: cells["website"] || null,
    logoUrl: cells["logo"] || null,
    isActive: cells["active"] !== "no",
  };
}

function lastPosition(rows: readonly { position: number }[]): number {
  return rows.reduce((last, { position }) => Math.max(last, position), 0);
}
