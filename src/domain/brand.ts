import { slugOf } from "./category.ts";

/** A maker whose products we sell (R14.8). */
export type Brand = {
  id: string;
  name: string;
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

/** Finds a brand by its name, whatever its capitals. */
export function brandNamed(brands: readonly Brand[], name: string): Brand | null {
  const wanted = name.trim().toLowerCase();
  return brands.find((brand) => brand.name.trim().toLowerCase() === wanted) ?? null;
}

type Source = { brands: readonly Brand[]; byBrand: ReadonlyMap<string, readonly { brand: string }[]> };

/** The active brands that have products: first those of the fixed list (R1.20), in its order, then the others. */
export function menuBrands({ brands, byBrand }: Source): string[] {
  const place = ({ id }: Brand) => {
    const at = MENU_BRANDS.findIndex((listed) => slugOf(listed) === id);
    return at < 0 ? MENU_BRANDS.length : at;
  };
  return brands
    .filter(({ id }) => byBrand.has(id))
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name }) => name);
}

/** A button of "Shop by Brand". */
export type BrandChoice = { name: string; logoUrl: string | null; count: number };

/** The brands to choose from, in menu order, then brands that only products name; none without products. */
export function brandChoices({ brands, byBrand }: Source): BrandChoice[] {
  const logos = new Map(brands.map(({ id, logoUrl }) => [id, logoUrl]));
  return [...new Set([...logos.keys(), ...byBrand.keys()])].flatMap((key) => {
    const [first, ...more] = byBrand.get(key) ?? [];
    return first ? [{ name: first.brand, logoUrl: logos.get(key) ?? null, count: 1 + more.length }] : [];
  });
}
