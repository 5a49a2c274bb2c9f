import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Category } from "../../domain/category.ts";
import { categoryPath } from "../../urls/links.ts";
import { answer } from "../conditional.ts";
import type { AppContext } from "../deps.ts";
import { perVersion } from "../per-version.ts";
import { API_CACHE, JSON_TYPE } from "./json.ts";

/** A category as the API gives it: the addresses of its pages beside what it holds. */
function withAddresses({ subcategories, ...category }: Category) {
  return {
    ...category,
    href: categoryPath(category.name),
    subcategories: subcategories.map((subcategory) => ({
      ...subcategory,
      href: categoryPath(category.name, subcategory.name),
    })),
  };
}

/** `GET /api/categories`: the tree with counts and hrefs, a bare array (R19.8). */
export function categoriesApi(source: CatalogueSource) {
  const whole = perVersion(source, JSON_TYPE, ({ categories }) =>
    JSON.stringify(categories.map(withAddresses)),
  );
  return async (context: Context<AppContext>): Promise<Response> =>
    answer(context.req.raw, whole(), { headers: API_CACHE });
}
