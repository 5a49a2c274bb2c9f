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

/** The name that visitors read. */
export function displayNameOf({ displayName, name }: Pick<Brand, "name" | "displayName">): string {
  return displayName ?? name;
}

/** Finds a brand by its name, whatever its capitals. */
export function brandNamed(brands: readonly Brand[], name: string): Brand | null {
  const wanted = name.trim().toLowerCase();
  return brands.find((brand) => brand.name.trim().toLowerCase() === wanted) ?? null;
}
