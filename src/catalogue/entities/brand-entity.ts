import type { Brand } from "../../domain/product/brand.ts";
import { BRAND_COLUMNS, type BrandRecord } from "../columns.ts";
import { type Entity, lastPosition, lookAlike } from "./entity.ts";
import { slugGenerator, normalizeName } from "./identity.ts";
import { introduceNames, renamingFault, renamingNotes, renamingOf, withFormerName } from "./renaming.ts";
import { BRANDS, cellsOf, putRecords, withCells } from "../records.ts";

/** By key, else by name. */
export const brandEntity: Entity = {
  columns: BRAND_COLUMNS,

  stored: ({ brands }) =>
    brands.map((brand) => ({ id: brand.id, cells: cellsOf(BRANDS, brand), active: brand.isActive })),

  json: ({ brands }) => brands.map((brand) => ({ ...brandOf(brand), key: brand.id })),

  introduce: (rows, { brands }) => introduceNames(rows, () => brands),

  identity({ key = "", name }, { brands }) {
    if (name === undefined) return null;
    const known = brands.withKey(key) ?? brands.find(name);
    return known?.key ?? `\t${normalizeName(name)}`;
  },

  otherIdentity: () => null,

  fault({ cells }, _stored, { brands }) {
    const { name = "" } = cells;
    const renaming = renamingOf(brands, cells);
    return renaming ? renamingFault(brands, renaming) : lookAlike("name", name, brands.twinOf(name));
  },

  complete(cells, stored, { brands }) {
    const full = { active: "yes", ...stored?.cells, ...cells };
    if (!stored) return full;
    return { ...full, name: renamingOf(brands, cells)?.to ?? stored.cells["name"] ?? "", key: stored.id };
  },

  notes: (written) => renamingNotes("brandRenamed", written),

  async write(trx, { added, changed }, { brands: stored }) {
    const byId = new Map(stored.map((brand) => [brand.id, brand]));
    const newId = slugGenerator(byId.keys());
    let last = lastPosition(stored);
    const brands = [
      ...changed.flatMap(({ id, cells }) => {
        const brand = byId.get(id);
        return brand ? [withFormerName(brand, withCells(BRANDS, brand, cells))] : [];
      }),
      ...added.map(({ name = "", key = "", ...cells }) =>
        withCells(BRANDS, newBrand(name, newId(key || name, "brand"), (last += 1)), cells),
      ),
    ];
    await putRecords(
      trx,
      BRANDS,
      brands.map((brand) => ({ ...brand, nameKey: normalizeName(brand.name) })),
    );
    return brands.map((brand) => ({ id: brand.id, cells: cellsOf(BRANDS, brand) }));
  },
};

/** A brand of which nothing else is known. */
export function newBrand(name: string, id: string, position: number): BrandRecord {
  return { ...BRANDS.blank(), id, name, nameKey: normalizeName(name), position };
}

/** The brand without what only the database knows: what the API returns. */
export function brandOf({
  formerNames: _formerNames,
  nameKey: _nameKey,
  position: _position,
  ...brand
}: BrandRecord): Brand {
  return brand;
}
