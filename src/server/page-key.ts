import { applicationNamed } from "../domain/applications.ts";
import { SORT_KEYS } from "../domain/category-browse.ts";
import { AppError } from "./errors.ts";

/** What makes two requests the same page: the path and the parameters that it knows, in one order and spelling. */
export type PageKey = {
  path: string;
  /** Path and normalised query; what is rendered. */
  href: string;
  /** Free text is in it, so that strangers can invent as many of these pages as they like. */
  searched: boolean;
};

/** Gives a parameter's normal text, or "" where it says no more than its absence. */
type Normalise = (value: string) => string;

const text: Normalise = (value) => (value.trim() === "" ? "" : value);
const choice: Normalise = (value) => (value === "all" ? "" : text(value));
const page: Normalise = (value) =>
  /^0*[1-9]\d{0,4}$/.test(value) && Number(value) > 1 ? String(Number(value)) : "";
const sort: Normalise = (value) => (value !== "name" && SORT_KEYS.some((key) => key === value) ? value : "");
const view: Normalise = (value) => (value === "list" ? value : "");
const application: Normalise = (value) => applicationNamed(value) ?? "";

const id: Normalise = (value) => (/^[\w-]{1,200}$/.test(value) ? value : "");

const LISTING = { q: text, category: choice, subcategory: choice, brand: choice, application, page };
const OVERVIEW = { brand: choice, page };
const CATEGORY = { q: text, brand: choice, sort, view };
/** A form may be about a product. */
const FORM = { product: id };

const known = (path: string): Record<string, Normalise> => {
  if (path === "/products") return LISTING;
  if (path === "/solutions") return OVERVIEW;
  if (path === "/automation-solutions") return { page };
  if (path === "/contact" || path === "/get-quote") return FORM;
  return path.startsWith("/category/") ? CATEGORY : {};
};

/** Longer searches find nothing and are not worth keeping. */
const LONGEST_TEXT = 200;

/**
 * Reads the page that an address asks for; parameters that its page doesn't know, repeat themselves or say
 * nothing are gone. Throws `malformed_address` when its escapes are broken.
 */
export function pageKey(url: URL): PageKey {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    throw new AppError("malformed_address");
  }
  const params = new URLSearchParams();
  for (const [name, normalise] of Object.entries(known(url.pathname))) {
    const value = normalise(url.searchParams.getAll(name).at(-1) ?? "").slice(0, LONGEST_TEXT);
    if (value !== "") params.set(name, value);
  }
  const search = params.size > 0 ? `?${params.toString()}` : "";
  const path = url.pathname;
  const free = ["q", "category", "subcategory", "brand", "page", "product"].some((name) => params.has(name));
  return { path, href: path + search, searched: free };
}
