import { getRouteApi } from "@tanstack/react-router";
import type { BesideTree } from "../../domain/catalogue-groups.ts";
import type { Category } from "../../domain/category.ts";

const root = getRouteApi("__root__");

/** The category tree with its counts, as the root route loaded it. */
export function useCategories(): readonly Category[] {
  return root.useLoaderData().categories;
}

/** The categories that products name and the tree doesn't hold, as the root route loaded them. */
export function useBesideTree(): readonly BesideTree[] {
  return root.useLoaderData().beside;
}
