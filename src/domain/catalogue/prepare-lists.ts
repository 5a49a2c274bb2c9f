import type { Catalogue } from "./catalogue.ts";
import { CACHES } from "./caches.ts";
import { lookAtResult } from "../listing/catalogue-bar.ts";
import { placeNames } from "../search/search-fallback.ts";
import { figureFilters } from "../figures/figure-filters.ts";
import { findFloorMachines } from "../machines/floor-machines.ts";
import { findChoices } from "../listing/list-choices.ts";
import { placeByKind } from "../product/product-kind.ts";
import { testAll } from "./product-tests.ts";
import type { Steps } from "../steps.ts";
import { findTableKinds } from "../figures/table-kinds.ts";

/**
 * Finds what pages tell of a catalogue and its lists: kinds, figures, bars and orders. The first visitor of each would wait for
 * it otherwise, up to 0.3 s of 10,000 products. What is known of a list stays, so after a change only those lists are
 * looked at that are others now.
 */
export function* prepareLists(catalogue: Catalogue, locales: readonly string[]): Steps<void> {
  const { products, ordered, byCategory, bySubcategory, byOwnCategory, byBrand, byApplication } = catalogue;
  CACHES.tested = yield* testAll(ordered, CACHES.tested);
  yield* placeByKind(products);
  yield* findChoices(ordered);
  yield* placeNames(ordered);
  yield* findFloorMachines(products);
  for (const list of bySubcategory.values()) yield* findTableKinds(list);
  for (const list of byOwnCategory.values()) {
    if (list.some(({ subcategoryKey }) => subcategoryKey === null)) yield* findTableKinds(list);
  }
  const ofListing = [
    products,
    ...byOwnCategory.values(),
    ...byBrand.values(),
    ...Object.values(byApplication),
  ];
  const ofCategories = [...byCategory.values(), ...bySubcategory.values()];
  for (const list of ofListing) {
    yield;
    lookAtResult(catalogue, list);
  }
  for (const list of new Set([...ofListing, ...ofCategories])) {
    yield;
    figureFilters(catalogue.figures, list, null);
  }
  for (const locale of locales) {
    for (const list of ofCategories) {
      yield;
      catalogue.names.sort(list, "name", locale);
    }
  }
  yield;
  void catalogue.search.vocabularies;
}
