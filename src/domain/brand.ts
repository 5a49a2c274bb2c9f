import { slugOf } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";

/** A maker whose products we sell (R14.8). */
export type Brand = {
  id: string;
  /** What products, filters and addresses know it by. */
  name: string;
  /** How the maker writes it, where that is not its name ("Numatic" for "NUMATIC"). */
  displayName: string | null;
  logoUrl: string | null;
  description: string | null;
  website: string | null;
  isActive: boolean;
};

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

/** The name that visitors read. */
export function displayNameOf({ displayName, name }: Pick<Brand, "name" | "displayName">): string {
  return displayName ?? name;
}

/** Finds a brand by its name, whatever its capitals. */
export function brandNamed(brands: readonly Brand[], name: string): Brand | null {
  const wanted = name.trim().toLowerCase();
  return brands.find((brand) => brand.name.trim().toLowerCase() === wanted) ?? null;
}

type Source = { brands: readonly Brand[]; byBrand: ReadonlyMap<string, readonly KeyedProduct[]> };

/** A brand in a menu: the name that its link asks for, the one that visitors read, and how many products it has. */
export type MenuBrand = Pick<Brand, "name"> & { displayName: string; count: number };

/** The active brands that have products: first those of the fixed list (R1.20), in its order, then the others. */
export function menuBrands({ brands, byBrand }: Source): MenuBrand[] {
  const place = ({ id }: Brand) => {
    const at = MENU_BRANDS.findIndex((listed) => slugOf(listed) === id);
    return at < 0 ? MENU_BRANDS.length : at;
  };
  return brands
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((brand) => {
      const count = byBrand.get(brand.id)?.length ?? 0;
      return count === 0 ? [] : [{ name: brand.name, displayName: displayNameOf(brand), count }];
    });
}

/** A button of "Shop by Brand". */
export type BrandChoice = MenuBrand & { logoUrl: string | null };

/** The brands to choose from, in menu order, then brands that only products name; none without products. */
export function brandChoices({ brands, byBrand }: Source): BrandChoice[] {
  const logos = new Map(brands.map(({ id, logoUrl }) => [id, logoUrl]));
  return [...new Set([...logos.keys(), ...byBrand.keys()])].flatMap((key) => {
    const [first, ...more] = byBrand.get(key) ?? [];
    if (!first) return [];
    const { brand: name, brandName: displayName } = first;
    return [{ name, displayName, logoUrl: logos.get(key) ?? null, count: 1 + more.length }];
  });
}
