import { getRouteApi } from "@tanstack/react-router";
import type { Category } from "../../domain/category.ts";

const root = getRouteApi("__root__");

/** The category tree with its counts, as the root route loaded it. */
export function useCategories(): readonly Category[] {
  return root.useLoaderData().categories;
}
