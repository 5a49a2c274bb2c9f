import { displayNameOf } from "../product/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { menuCategories } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { type MatchedPart, matchedPart, matchedParts } from "./matched-part.ts";

const MAX_PLACES = 4;

/** A word shorter than this names no place by itself: it stands in too many. */
const LEAST_WORD = 3;

/** A page of the site by its key and name, and words that mean it. */
export type SuggestedPage = { page: string; name: string; also: string };

/** A category, a brand or a page that a search may mean. */
export type SuggestedPlace = { name: string; matches: readonly NonNullable<MatchedPart>[] } & (
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

/** The products of a search; `listed` where a list of this very search holds them, and not something near to it. */
type Result = { found: readonly KeyedProduct[]; listed: boolean };

/**
 * The places that a search names, the likeliest first; then the categories in which most of what it found is; last
 * those that have only some of its words in their names: a hand dryer is no scrubber-dryer.
 */
export function suggestedPlaces(
  source: Source,
  q: string,
  pages: readonly SuggestedPage[],
  result: Result,
): SuggestedPlace[] {
  const { named, partly } = namedBy(q, [...categoriesOf(source), ...brandsOf(source), ...pagesOf(pages)]);
  const places = [...named, ...within(source, result), ...partly];
  const first = new Map(places.toReversed().map((place) => [place.name, place]));
  return places.filter((place) => first.get(place.name) === place).slice(0, MAX_PLACES);
}

type Candidate = { place: SuggestedPlace; also: string };

function categoriesOf({ categories, groups }: Source): Candidate[] {
  const tree = menuCategories(categories).flatMap(({ key, name, number, productCount, subcategories }) => {
    const at = { kind: "category", category: key, number, matches: [] } as const;
    return [
      { ...at, subcategory: null, name, count: productCount },
      ...subcategories.map((part) => ({ ...at, subcategory: part.key, name: part.name, count: part.count })),
    ];
  });
  const beside = groups.flatMap(({ name, count, inTree }, index) =>
    inTree ? [] : [{ kind: "beside" as const, name, count, number: index + 1, matches: [] }],
  );
  return [...tree, ...beside].map((place) => ({ place, also: "" }));
}

function brandsOf({ brands, byBrand }: Source): Candidate[] {
  return brands.flatMap((brand): Candidate[] => {
    const count = byBrand.get(brand.id)?.length ?? 0;
    const name = displayNameOf(brand);
    return count === 0
      ? []
      : [{ place: { kind: "brand", name, brand: brand.name, count, matches: [] }, also: brand.name }];
  });
}

function pagesOf(pages: readonly SuggestedPage[]): Candidate[] {
  return pages.map(({ page, name, also }) => ({ place: { kind: "page", page, name, matches: [] }, also }));
}

/**
 * Those that the search names: begun by it, then with a word that it begins, then by its words, the most and whole ones
 * first, then by other words that mean them. Categories that only some of several words name are `partly` named.
 */
function namedBy(q: string, candidates: readonly Candidate[]) {
  const words = [...new Set(q.toLowerCase().split(/\s+/))].filter((word) => word.length >= LEAST_WORD);
  const ranked: SuggestedPlace[][] = [[], [], [], []];
  const byWords: { place: SuggestedPlace; begun: number; whole: number }[] = [];
  for (const { place, also } of candidates) {
    const match = begunBy(place.name, q);
    const begun = words.filter((word) => begunBy(place.name, word));
    if (match) ranked[match[0] === 0 ? 0 : 1]?.push({ ...place, matches: [match] });
    else if (begun.length > 0) {
      const own = place.name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      const whole = begun.filter((word) => own.includes(word)).length;
      const matches = matchedParts(place.name, begun.join(" "));
      byWords.push({ place: { ...place, matches }, begun: begun.length, whole });
    } else if (words.some((word) => begunBy(also, word))) ranked[3]?.push(place);
  }
  const partly: SuggestedPlace[] = [];
  for (const { place, begun } of byWords.toSorted((a, b) => b.begun - a.begun || b.whole - a.whole)) {
    (place.kind === "category" && begun < words.length ? partly : ranked[2])?.push(place);
  }
  return { named: ranked.flat(), partly };
}

/** Where a word of the text begins with this. */
function begunBy(text: string, word: string): MatchedPart {
  const match = matchedPart(text, word);
  return match && !/[\p{L}\p{N}]/u.test(text[match[0] - 1] ?? "") ? match : null;
}

/** The categories of what was found, the most first: with how many of it where that is listed, else whole. */
function within({ categories }: Source, { found, listed }: Result): SuggestedPlace[] {
  const counts = new Map<string, number>();
  for (const { categoryKey, subcategoryKey } of found) {
    const path = `${categoryKey}/${subcategoryKey ?? ""}`;
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const places = menuCategories(categories).flatMap(({ key, number, subcategories }) =>
    subcategories.map((part) => {
      const own = counts.get(`${key}/${part.key}`) ?? 0;
      const at = { category: key, subcategory: part.key, name: part.name, number, matches: [] };
      const place: SuggestedPlace = listed
        ? { kind: "within", ...at, count: own }
        : { kind: "category", ...at, count: part.count };
      return { place, own };
    }),
  );
  const filled = places.filter(({ own }) => own > 0).toSorted((a, b) => b.own - a.own);
  return filled.map(({ place }) => place);
}
