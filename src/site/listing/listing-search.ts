import { linkOptions } from "@tanstack/react-router";
import { type Application, applicationNamed } from "../../domain/applications.ts";
import type { ListingFilter } from "../../domain/listing.ts";
import { stringifySearch } from "../search-text.ts";

/** The listing's query parameters; what is at its default is left out of the address. */
export type ListingSearch = {
  q?: string;
  category?: string;
  subcategory?: string;
  brand?: string;
  application?: Application;
  page?: number;
};

const text = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim();
  return trimmed === "" || trimmed.toLowerCase() === "all" ? undefined : trimmed.slice(0, 200);
};

function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
}

/** Reads the parameters from an address; "all", nonsense and unknown names fall away (spec §5). */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const search = {
    q: text(raw["q"]),
    category: text(raw["category"]),
    subcategory: text(raw["subcategory"]),
    brand: text(raw["brand"]),
    application: applicationNamed(text(raw["application"]) ?? "") ?? undefined,
    page: pageNumber(raw["page"]),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** The filter that an address stands for. */
export function filterOf(search: ListingSearch): ListingFilter {
  return {
    q: search.q ?? "",
    category: search.category ?? null,
    subcategory: search.subcategory ?? null,
    brand: search.brand ?? null,
    application: search.application ?? null,
  };
}

/** One or more filters set anew; undefined takes a filter off. */
export type FilterChange = {
  [Name in Exclude<keyof ListingSearch, "page">]?: ListingSearch[Name] | undefined;
};

/**
 * The address after one filter was changed: the page starts over, and another category takes its
 * subcategory with it.
 */
export function withFilter(search: ListingSearch, change: FilterChange): ListingSearch {
  const { page: _page, ...rest } = search;
  const next: Record<string, unknown> = { ...rest, ...change };
  if ("category" in change && change.category !== search.category) delete next["subcategory"];
  return parseListingSearch(next);
}

/** The listing's own address for this search, parameters always in one order. */
export function listingPath(search: ListingSearch): string {
  const { q, category, subcategory, brand, application, page } = search;
  return `/products${stringifySearch({ q, category, subcategory, brand, application, page })}`;
}

/** The link to a page of the same result. */
export function toListingPage({ page: _page, ...rest }: ListingSearch, page: number) {
  return linkOptions({ to: "/products", search: page > 1 ? { ...rest, page } : rest });
}
