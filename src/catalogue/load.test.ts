import { SORT_KEYS } from "../domain/catalogue/category.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { bumpCatalogueVersion, removeRows } from "../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { KeyedProduct } from "../domain/catalogue/keys.ts";
import { newBrand } from "./entities/brand-entity.ts";
import { createLoader } from "./load.ts";
import { BRANDS, CATEGORIES, PRODUCTS, putRecords } from "./records.ts";

const OPTIONS = { images: undefined, showPrices: true, locales: ["en"] };

const SEARCHES = ["pad", "floor pad", "n-1", "1", "zz", "PAD 2"];

/** All that a catalogue says, without the places that its products have in memory. */
function told({ products, numbers, search, names, ordered, changedAt, ...catalogue }: Catalogue) {
  const plain = ({ order: _order, ...product }: KeyedProduct) => product;
  const ids = (list: readonly KeyedProduct[]) => list.map(({ id }) => id);
  const lists = (map: ReadonlyMap<string, readonly KeyedProduct[]>) =>
    [...map].map(([key, list]) => [key, ids(list)]);
  return {
    ...catalogue,
    products: products.map(plain),
    byId: [...catalogue.byId].map(([id, product]) => [id, plain(product)]),
    byCategory: lists(catalogue.byCategory),
    bySubcategory: lists(catalogue.bySubcategory),
    byOwnCategory: lists(catalogue.byOwnCategory),
    byBrand: lists(catalogue.byBrand),
    byApplication: Object.values(catalogue.byApplication).map(ids),
    changes: products.map(({ id }) => changedAt(id)),
    numbers: products.map((product) => numbers.of(product)),
    ordered: ordered.every((product, order) => product === null || product.order === order),
    found: SEARCHES.map((q) => ids(products.filter(search.matching(q)))),
    sorted: SORT_KEYS.map((sort) => ids(names.sort(products, sort, "en"))),
  };
}

const n = fc.nat(14);
const product = fc.record({
  name: fc.constantFrom("Pad 2", "pad 10", "Mop", "Floor\u00a0cleaner", "Floor pad"),
  brand: fc.constantFrom("SULO", "Sulo!", "NEW"),
  category: fc.constantFrom("Tools", "Chemicals", "General", "general", "Tools » Pads"),
  subcategory: fc.constantFrom(null, "Pads", "Mops"),
  description: fc.constantFrom("", "For floors", "A pad"),
  serialNumber: fc.constantFrom(null, "N-1", "N 12"),
  price: fc.constantFrom(null, "1.00"),
  isActive: fc.boolean(),
});
const change = fc.oneof(
  fc.record({ kind: fc.constant("put" as const), n, product, isKeyed: fc.boolean() }),
  fc.record({ kind: fc.constant("remove" as const), n }),
  fc.record({
    kind: fc.constant("describe" as const),
    text: fc.constantFrom("", "Bins", "Floor machines"),
    shownAs: fc.constantFrom(null, "Sulo", "S"),
  }),
  fc.record({ kind: fc.constant("rename" as const), name: fc.constantFrom("SULO", "SULO AG", "Sulo!") }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const entry = (position: number, key: string, parentKey: string | null) => {
  const name = key === "tools" ? "Tools" : "Pads";
  return { ...CATEGORIES.blank(), id: key, key, name, parentKey, position };
};

async function apply(handle: DatabaseHandle, changes: readonly Change[]): Promise<void> {
  await handle.db.transaction().execute(async (trx) => {
    await bumpCatalogueVersion(trx, handle.engine);
    for (const each of changes) {
      if (each.kind === "remove") await removeRows(trx, "products", [`p${each.n}`]);
      else if (each.kind === "describe") {
        const { text, shownAs } = each;
        await putRecords(trx, BRANDS, [
          { ...newBrand("SULO", "sulo", 0), description: text, displayName: shownAs },
        ]);
        await putRecords(trx, CATEGORIES, [{ ...entry(text.length, "tools", null), description: text }]);
      } else if (each.kind === "rename") await putRecords(trx, BRANDS, [newBrand(each.name, "sulo", 0)]);
      else {
        const keys = each.isKeyed
          ? { brandKey: "sulo", categoryKey: "tools", subcategoryKey: each.product.subcategory && "pads" }
          : {};
        const id = `p${each.n}`;
        const record = { ...PRODUCTS.blank(), ...each.product, ...keys, id, identity: id, position: each.n };
        await putRecords(trx, PRODUCTS, [{ ...record, updatedAt: "2026-01-01T00:00:00.000Z" }]);
      }
    }
  });
}

async function emptied(handle: DatabaseHandle): Promise<void> {
  await handle.db.deleteFrom("products").execute();
  await handle.db.deleteFrom("brands").execute();
  await handle.db.transaction().execute(async (trx) => {
    await bumpCatalogueVersion(trx, handle.engine);
    await putRecords(trx, BRANDS, [newBrand("SULO", "sulo", 0)]);
    await putRecords(trx, CATEGORIES, [entry(0, "tools", null), entry(1, "pads", "tools")]);
  });
}

onBothEngines("a catalogue that is loaded again", (engine) => {
  test("is what a new one is, whatever was changed", async () => {
    const handle = await engine.open();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 }),
        async (steps) => {
          await emptied(handle);
          const loader = createLoader(handle, OPTIONS);
          await loader.load();
          for (const changes of steps) {
            await apply(handle, changes);
            const fresh = await createLoader(handle, OPTIONS).load();
            expect(told(await loader.load())).toEqual(told(fresh));
          }
        },
      ),
      { numRuns: engine.name === "SQLite" ? 150 : 20 },
    );
  });

  test("has the same objects for all that wasn't changed", async () => {
    const handle = await engine.open();
    await emptied(handle);
    const put = (place: number, name: "Mop" | "Pad 2" | "Floor pad"): Change => ({
      kind: "put",
      n: place,
      isKeyed: place > 0,
      product: {
        name,
        brand: "SULO",
        category: place > 0 ? "Tools" : "General",
        subcategory: null,
        description: "",
        serialNumber: null,
        price: null,
        isActive: true,
      },
    });
    await apply(handle, [put(0, "Mop"), put(1, "Mop"), put(2, "Mop")]);
    const loader = createLoader(handle, OPTIONS);
    const before = await loader.load();
    await apply(handle, [put(1, "Pad 2")]);
    const after = await loader.load();
    expect(after.products.map(({ name }) => name)).toEqual(["Mop", "Pad 2", "Mop"]);
    expect([after.products[0], after.products[2]]).toEqual([before.products[0], before.products[2]]);
    expect(after.products[0]).toBe(before.products[0]);
    expect(after.products[2]).toBe(before.products[2]);
    expect(after.byOwnCategory.get("general")).toBe(before.byOwnCategory.get("general"));
    expect(after.byOwnCategory.get("tools")).not.toBe(before.byOwnCategory.get("tools"));
    // What only says something of a brand or category concerns no product.
    await apply(handle, [{ kind: "describe", text: "Bins", shownAs: null }]);
    const described = await loader.load();
    expect(described.brands[0]?.description).toBe("Bins");
    expect(described.products[1]).toBe(after.products[1]);
  });
});
