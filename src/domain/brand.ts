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

/** The header's hover menu shows the first ten entries of the list, "All Brands" among them (R1.13). */
export const HEADER_BRAND_ENTRIES = 10;

/** Finds a brand by its name, whatever its capitals. */
export function brandNamed(brands: readonly Brand[], name: string): Brand | null {
  const wanted = name.trim().toLowerCase();
  return brands.find((brand) => brand.name.trim().toLowerCase() === wanted) ?? null;
}
