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

// A map and not an object: a brand may be called "Constructor".
const BADGE_COLOURS: ReadonlyMap<string, string> = new Map([
  ["comac", "#C8102E"],
  ["numatic", "#D62828"],
  ["klindex", "#E07A00"],
  ["filmop", "#00539F"],
  ["glasdon", "#1D7A4C"],
  ["selden", "#6A3D9A"],
  ["chaobao", "#B8860B"],
  ["intercare", "#2FA86B"],
  ["santoemma", "#0077B6"],
]);

/** The badge colour of the nine brands that have one, steel grey for every other (R13.5). */
export function brandColour(brand: string): string {
  const key = brand.trim().toLowerCase();
  return BADGE_COLOURS.get(key) ?? BADGE_COLOURS.get(key.split(" ")[0] ?? "") ?? "#7B8990";
}

/** Finds a brand by its name, whatever its capitals. */
export function brandNamed(brands: readonly Brand[], name: string): Brand | null {
  const wanted = name.trim().toLowerCase();
  return brands.find((brand) => brand.name.trim().toLowerCase() === wanted) ?? null;
}
