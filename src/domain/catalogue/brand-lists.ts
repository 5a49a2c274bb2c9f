import { type Brand, displayNameOf } from "../product/brand.ts";
import { CACHES } from "./caches.ts";
import { placementOf, slugOf } from "./category.ts";
import { type KeyedProduct, listsBy } from "./keys.ts";

/** The brands of the menus, in their order; "All Brands" stands before them (R1.20). */
export const MENU_BRANDS = [
  "NUMATIC",
  "COMAC",
  "LAVOR",
  "TVX",
  "KLINDEX",
  "TMB",
  "SANTOEMMA",
  "PURAQLEEN",
  "FILMOP",
  "PREMIER PRODUCTS",
  "INTERCARE CHEMICALS",
  "NEFCHEM",
  "LOSDI",
  "OXYGEN",
  "AMERICO",
  "BLUE STREAM",
  "GRINDWELL",
  "SULO",
] as const;

type Source = { brands: readonly Brand[]; byBrand: ReadonlyMap<string, readonly KeyedProduct[]> };

/** A brand in a menu: the name that its link asks for, the one that visitors read, and what it has. */
export type MenuBrand = Pick<Brand, "name"> & {
  displayName: string;
  count: number;
  /** The group that most of its products are in. */
  makes: string;
};

/** The active brands that have products: first those of the fixed list (R1.20), in its order, then the others. */
export function menuBrands({ brands, byBrand }: Source): MenuBrand[] {
  const place = ({ id }: Brand) => {
    const at = MENU_BRANDS.findIndex((listed) => slugOf(listed) === id);
    return at < 0 ? MENU_BRANDS.length : at;
  };
  return brands
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((brand) => {
      const products = byBrand.get(brand.id) ?? [];
      const displayName = displayNameOf(brand);
      const makes = commonestGroup(products);
      return makes === null ? [] : [{ name: brand.name, displayName, count: products.length, makes }];
    });
}

/** The subcategory, or category where there is none, of most of these products; null without any. */
function commonestGroup(products: readonly KeyedProduct[]): string | null {
  const known = CACHES.commonestGroups.get(products);
  if (known !== undefined) return known;
  const groups = listsBy(products, (product) => {
    const { category, subcategory } = placementOf(product);
    return subcategory ?? category;
  });
  const [commonest] = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const name = commonest?.[0] ?? null;
  CACHES.commonestGroups.set(products, name);
  return name;
}

/** A button of "Shop by Brand". */
export type BrandChoice = Omit<MenuBrand, "makes"> & { logoUrl: string | null };

/** The brands to choose from, in menu order, then brands that only products name; none without products. */
export function brandChoices({ brands, byBrand }: Source): BrandChoice[] {
  const logos = new Map(brands.map(({ id, logoUrl }) => [id, logoUrl]));
  return [...new Set([...logos.keys(), ...byBrand.keys()])].flatMap((key) => {
    const products = byBrand.get(key) ?? [];
    const [first] = products;
    if (!first) return [];
    const { brand: name, brandName: displayName } = first;
    return [{ name, displayName, logoUrl: logos.get(key) ?? null, count: products.length }];
  });
}
