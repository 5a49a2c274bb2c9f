import type { ReactNode } from "react";
import type { BesideTree } from "../../../domain/product/catalogue-number.ts";
import type { MenuCategory } from "../../../domain/catalogue/category.ts";
import type { SuggestedPlace } from "../../../domain/search/suggested-places.ts";
import type { Suggestions, WholeResult } from "../../../domain/search/suggestions.ts";
import type { Content } from "../../../content/load.ts";
import { categoryPath, isFixedPage, pagePath, productPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useBesideTree, useMenuCategories } from "../../layout/use-categories.ts";
import { useContent } from "../content.tsx";
import { AllOption, PlaceOption, ProductOption } from "./option-content.tsx";
import type { Answer } from "./use-suggestions.ts";

/** A line of the list: where it leads, and what it shows. */
export type Option = { key: string; href: string; look: "product" | "place" | "all"; content: ReactNode };

/** Lines under one heading. */
export type OptionGroup = { label: string; count?: number | undefined; options: readonly Option[] };

type Words = Content["search"];

/** The pages that are offered where the search names nothing. */
const PAGES_OFFERED = ["listing", "quote", "contact", "solutions"] as const;

/** The lines under the field: what an answer offers; where that is nothing, all categories, and pages beside them. */
export function useOptions(answer: Answer | null) {
  const t = useContent("search");
  const categories = useMenuCategories();
  const beside = useBesideTree();
  const { products, places, all } = answer?.suggestions ?? { products: [], places: [], all: null };
  const left =
    products.length > 0
      ? [productGroup({ products, places, all }, answer?.q ?? "", t)]
      : [categoryGroup(categories, beside, t)];
  const offered = products.length + places.length > 0 ? places : pagesOffered(t);
  const right = placeGroups(offered, answer?.q ?? "", t);
  const count = [...left, ...right].reduce((sum, { options }) => sum + options.length, 0);
  return { left, right, count };
}

function productGroup({ products, all }: Suggestions, q: string, t: Words): OptionGroup {
  const byNumber = products.every(({ numberMatch }) => numberMatch !== null);
  const options = products.map((product): Option => ({
    key: product.id,
    href: productPath(product.id),
    look: "product",
    content: <ProductOption product={product} />,
  }));
  const whole: Option = {
    key: "all",
    href: pagePath("listing", all?.search ?? { q }),
    look: "all",
    content: <AllOption>{all ? allText(all, q, t) : t.allNear(q)}</AllOption>,
  };
  return {
    label: all === null ? t.closest : byNumber ? t.articleNumbers : t.products,
    count: all?.count,
    options: [...options, whole],
  };
}

function allText({ search: { q }, brandName, count }: WholeResult, typed: string, t: Words): string {
  if (brandName === null) return t.all(count, typed);
  return q === "" ? t.allOfBrand(count, brandName) : t.allOfBrandFor(count, brandName, q);
}

function pagesOffered(t: Words): SuggestedPlace[] {
  return PAGES_OFFERED.map((page) => ({ kind: "page", page, name: t.pages[page].name, matches: [] }));
}

function categoryGroup(
  categories: readonly MenuCategory[],
  beside: readonly BesideTree[],
  t: Words,
): OptionGroup {
  const inTree = categories.map(({ key, name, number, productCount }): Option => ({
    key,
    href: categoryPath(key),
    look: "place",
    content: <PlaceOption name={name} matches={[]} number={number} count={productCount} />,
  }));
  const others = beside.map(({ name, number, count }): Option => ({
    key: name,
    href: pagePath("listing", { category: name }),
    look: "place",
    content: <PlaceOption name={name} matches={[]} number={number} count={count} />,
  }));
  return { label: t.categories, options: [...inTree, ...others] };
}

function placeGroups(places: readonly SuggestedPlace[], q: string, t: Words): OptionGroup[] {
  const groups = [
    { label: t.categories, kinds: ["category", "beside"] },
    { label: t.within, kinds: ["within"] },
    { label: t.brands, kinds: ["brand"] },
    { label: t.pagesTitle, kinds: ["page"] },
  ];
  return groups
    .map(({ label, kinds }) => ({
      label,
      options: places
        .filter(({ kind }) => kinds.includes(kind))
        .map((place): Option => ({
          key: `${place.kind} ${place.name}`,
          href: addressOf(place, q),
          look: "place",
          content: <PlaceOption {...place} />,
        })),
    }))
    .filter(({ options }) => options.length > 0);
}

function addressOf(place: SuggestedPlace, q: string): string {
  switch (place.kind) {
    case "category":
      return categoryPath(place.category, place.subcategory);
    case "within":
      return categoryPath(place.category, place.subcategory, { q });
    case "beside":
      return pagePath("listing", { category: place.name });
    case "brand":
      return pagePath("listing", { brand: place.brand });
    case "page":
      return PAGES[isFixedPage(place.page) ? place.page : "home"].path;
  }
}
