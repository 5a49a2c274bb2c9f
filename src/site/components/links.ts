import { linkOptions } from "@tanstack/react-router";
import type { Application } from "../../domain/applications.ts";

/** The address of a product's page. */
export const toProduct = (id: string) => linkOptions({ to: "/products/$id", params: { id } });

/** The listing, narrowed by what is given. The link without a filter is current only where none is set. */
export const toListing = (
  search: {
    q?: string;
    category?: string;
    subcategory?: string;
    brand?: string;
    application?: Application;
  } = {},
) => linkOptions({ to: "/products", search, activeOptions: { exact: Object.keys(search).length === 0 } });

/** The page of a category or of one of its subcategories, by their keys. */
export const toCategory = (category: string, subcategory?: string) =>
  linkOptions({
    to: "/category/$category/{-$subcategory}",
    params: {
      category,
      subcategory,
    },
    activeOptions: { exact: true, includeSearch: false },
  });

/** The quote form, about one product where its id is given. */
export const toQuote = (product?: string) =>
  linkOptions({ to: "/get-quote", search: product === undefined ? {} : { product } });

/** The contact page, about one product where its id is given. */
export const toContact = (product?: string) =>
  linkOptions({ to: "/contact", search: product === undefined ? {} : { product } });
