import type { AllFigures } from "../figures/all-figures.ts";
import type { BarOfResult } from "../listing/catalogue-bar.ts";
import type { Closest, Places } from "../search/search-fallback.ts";
import type { FloorMachine } from "../machines/floor-machines.ts";
import type { FigureFilter } from "../figures/figure-filters.ts";
import type { Figure } from "../figures/figures.ts";
import type { KeyedProduct } from "./keys.ts";
import type { Choices } from "../listing/list-choices.ts";
import type { NearestIndex } from "../search/mistyped-product.ts";
import type { Product } from "../product/product.ts";
import type { LruCache } from "../lru-cache.ts";
import type { Tested } from "./product-tests.ts";
import type { TableKind } from "../figures/table-kinds.ts";
import type { Summary } from "./subcategory-cards.ts";

type Specified = Pick<Product, "specifications">;
type Products = readonly KeyedProduct[];

/** What takes long to find out about a product, a list or a catalogue, as long as that is in memory. */
type Caches = {
  /** Of the catalogue that is served; `figures` has those of other products. */
  allFigures: AllFigures | null;
  /** Of the same catalogue. */
  tested: Tested | null;
  figures: WeakMap<Specified, readonly Figure[]>;
  floorMachines: WeakMap<readonly Product[], readonly FloorMachine[]>;
  kinds: WeakMap<readonly { name: string }[], ReadonlyMap<string, readonly number[]>>;
  summaries: WeakMap<readonly Product[], Summary>;
  tables: WeakMap<Products, readonly TableKind[]>;
  bars: WeakMap<Products, BarOfResult>;
  places: WeakMap<readonly (KeyedProduct | null)[], Places>;
  closest: WeakMap<object, LruCache<Closest>>;
  found: WeakMap<readonly (KeyedProduct | null)[], LruCache<Products>>;
  commonestGroups: WeakMap<Products, string | null>;
  nearest: WeakMap<Products, NearestIndex>;
  articles: WeakMap<Products, ReadonlyMap<string, readonly KeyedProduct[]>>;
  filters: WeakMap<Products, readonly FigureFilter[]>;
  choices: WeakMap<readonly (KeyedProduct | null)[], Choices>;
  orders: WeakMap<Products, Uint32Array>;
};

declare global {
  var catalogueCaches: Caches | undefined;
}

/** Once in a process: server and rendered pages are bundles of their own, each with a copy of these modules. */
export const CACHES: Caches = (globalThis.catalogueCaches ??= {
  allFigures: null,
  tested: null,
  figures: new WeakMap(),
  floorMachines: new WeakMap(),
  kinds: new WeakMap(),
  summaries: new WeakMap(),
  tables: new WeakMap(),
  bars: new WeakMap(),
  places: new WeakMap(),
  closest: new WeakMap(),
  found: new WeakMap(),
  commonestGroups: new WeakMap(),
  nearest: new WeakMap(),
  articles: new WeakMap(),
  filters: new WeakMap(),
  choices: new WeakMap(),
  orders: new WeakMap(),
});
