import { stringifySearch } from "../search-text.ts";

/** The overview's query parameters; what is at its default is left out of the address. */
export type SolutionsSearch = { brand?: string; page?: number };

/** Reads the parameters from an address; nonsense falls away. */
export function parseSolutionsSearch(raw: Record<string, unknown>): SolutionsSearch {
  const brand = typeof raw["brand"] === "string" ? raw["brand"].trim().slice(0, 200) : "";
  const page = Number(raw["page"]);
  return {
    ...(brand === "" || brand.toLowerCase() === "all" ? {} : { brand }),
    ...(Number.isInteger(page) && page > 1 && page < 10_000 ? { page } : {}),
  };
}

/** The overview's own address for this search. */
export function solutionsPath({ brand, page }: SolutionsSearch): string {
  return `/solutions${stringifySearch({ brand, page })}`;
}
