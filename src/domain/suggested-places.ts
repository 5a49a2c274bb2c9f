import { displayNameOf } from "./brand.ts";
import type { Catalogue } from "./catalogue.ts";
import { menuCategories } from "./category.ts";
import type { KeyedProduct } from "./keys.ts";
import { type MatchedPart, matchedPart } from "./matched-part.ts";

const MAX_PLACES = 4;

/** A word shorter than this names no place by itself: it stands in too many. */
const LEAST_WORD = 3;

/** A page of the site by its key and name, and words that mean it. */
export type SuggestedPage = { page: string; name: string; also: string };

/** A category, a brand or a page that a search may mean. */
export type SuggestedPlace = { name: string; match: MatchedPart } & (
  | { kind: "category"; category: string; subcategory: string | null; number: number; count: number }
  /** A category with products that the search finds, and how many. */
  | { kind: "within"; category: string; subcategory: string | null; number: number; count: number }
  /** A category that only products name: it has no page of its own. */
  | { kind: "beside"; number: number; count: number }
  /** By the name that visitors read; `brand` is that of filters. */
  | { kind: "brand"; brand: string; count: number }
  | { kind: "page"; page: string }
);

type Source = Pick<Catalogue, "brands" | "byBrand" | "categories" | "groups">;

/** The places that a search names, the likeliest first; then the categories in which most of what it `found` is. */
export function suggestedPlaces(
  source: Source,
  q: string,
  pages: readonly SuggestedPage[],
  found: readonly KeyedProduct[],
): SuggestedPlace[] {
  const named = namedBy(q, [...categoriesOf(source), ...brandsOf(source), ...pagesOf(pages)]);
  const names = new Set(named.map(({ name }) => name));
  const others = within(source, found).filter(({ name }) => !names.has(name));
  return [...named, ...others].slice(0, MAX_PLACES);
}

type Candidate = { place: SuggestedPlace; also: string };

function categoriesOf({ categories, groups }: Source): Candidate[] {
  const tree = menuCategories(categories).flatMap(({ key, name, number, productCount, subcategories }) => {
    const at = { kind: "category", category: key, number, match: null } as const;
    return [
      { ...at, subcategory: null, name, count: productCount },
      ...subcategories.map((part) => ({ ...at, subcategory: part.key, name: part.name, count: part.count })),
    ];
  });
  const beside = groups.flatMap(({ name, count, inTree }, index) =>
    inTree ? [] : [{ kind: "beside" as const, name, count, number: index + 1, match: null }],
  );
  return [...tree, ...beside].map((place) => ({ place, also: "" }));
}

function brandsOf({ brands, byBrand }: Source): Candidate[] {
  return brands.flatMap((brand): Candidate[] => {
    const count = byBrand.get(brand.id)?.length ?? 0;
    const name = displayNameOf(brand);
    return count === 0
      ? []
      : [{ place: { kind: "brand", name, brand: brand.name, count, match: null }, also: brand.name }];
  });
}

function pagesOf(pages: readonly SuggestedPage[]): Candidate[] {
  return pages.map(({ page, name, also }) => ({ place: { kind: "page", page, name, match: null }, also }));
}

/** Those that the search names: begun by it, then with a word that it begins, then by one of its words alone. */
function namedBy(q: string, candidates: readonly Candidate[]): SuggestedPlace[] {
  const words = q.split(/\s+/).filter((word) => word.length >= LEAST_WORD);
  const beginsWord = (text: string, word: string) => {
    const match = matchedPart(text, word);
    return match && !/[\p{L}\p{N}]/u.test(text[match[0] - 1] ?? "") ? match : null;
  };
  const ranked: SuggestedPlace[][] = [[], [], [], []];
  for (const { place, also } of candidates) {
    const whole = beginsWord(place.name, q);
    const byWord = words.map((word) => beginsWord(place.name, word)).find((match) => match !== null);
    if (whole) ranked[whole[0] === 0 ? 0 : 1]?.push({ ...place, match: whole });
    else if (byWord) ranked[2]?.push({ ...place, match: byWord });
    else if (words.some((word) => beginsWord(also, word))) ranked[3]?.push(place);
  }
  return ranked.flat();
}

/** The categories of what was found, with how many of it, the most first. */
function within({ categories }: Source, found: readonly KeyedProduct[]): SuggestedPlace[] {
  const counts = new Map<string, number>();
  for (const { categoryKey, subcategoryKey } of found) {
    const path = `${categoryKey}/${subcategoryKey ?? ""}`;
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const places = menuCategories(categories).flatMap(({ key, number, subcategories }) =>
    subcategories.map((part) => ({
      kind: "within" as const,
      category: key,
      subcategory: part.key,
      name: part.name,
      number,
      count: counts.get(`${key}/${part.key}`) ?? 0,
      match: null,
    })),
  );
  return places.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
