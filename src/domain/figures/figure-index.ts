import type { Value } from "./attribute-value.ts";
import { CACHES } from "../catalogue/caches.ts";
import { FIGURE_FIELDS, type FieldName } from "./figure-fields.ts";
import { type FigureLimits, limitedFields, type LimitsByField, withoutLimits } from "./figure-limits.ts";
import { endsOf } from "./figure-units.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { listOf, ordersOf, passing, type Test } from "../catalogue/product-orders.ts";
import { readAllFigures } from "./read-all-figures.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** What is stated of a figure: one number twice, or both ends; infinite where one is open. */
type Stated = { readonly from: number; readonly to: number };

/** One figure of all products: which of the values each states by its `order`, 0 for none, and how many state any. */
export type IndexedFigure = { values: readonly Stated[]; places: Uint32Array; stated: number };

type Columns = ReadonlyMap<FieldName, IndexedFigure>;

/** The figures of all products as numbers, so that a list is narrowed, counted and sorted without reading texts. */
export class FigureIndex {
  readonly #products: readonly (KeyedProduct | null)[];
  #columns: Columns | null = null;
  /** Each list as it was sorted last: its pages are asked for one after the other. */
  readonly #sorted = new WeakMap<readonly KeyedProduct[], { by: string; list: readonly KeyedProduct[] }>();

  constructor(products: readonly (KeyedProduct | null)[]) {
    this.#products = products;
  }

  /** Reads the figures of all products, which whoever asks first does otherwise. */
  *prepare(): Steps<Columns> {
    return (this.#columns ??= yield* columnsOf(this.#products));
  }

  /** The figure of all products; null where none states it. */
  column(field: FieldName): IndexedFigure | null {
    return (this.#columns ?? complete(this.prepare())).get(field) ?? null;
  }

  /** Whether products lie within limits. What states a range is within where some of that is. */
  #within(field: FieldName, limits: FigureLimits): Test {
    const { values, places } = this.column(field) ?? { values: [null], places: new Uint8Array() };
    const fits = new Uint8Array(values.length);
    for (const [place, value] of values.entries())
      fits[place] = Number(isWithin(place === 0 ? null : value, limits));
    return { places, fits };
  }

  /** The products of a list that lie within all limits. */
  narrow(list: readonly KeyedProduct[], limits: LimitsByField | null): readonly KeyedProduct[] {
    return limits === null ? list : listOf(this.#products, this.narrowOrders(ordersOf(list), limits));
  }

  /** Those of these products, by their `order`, that lie within the limits; where they are only counted. */
  narrowOrders(orders: Uint32Array, limits: LimitsByField | null): Uint32Array {
    const fields = limitedFields(limits);
    return passing(
      orders,
      fields.map((field) => this.#within(field, limits?.[field] ?? "none")),
    );
  }

  /** How many of a list are left when the limits of one figure are taken off. */
  removals(
    list: readonly KeyedProduct[],
    limits: LimitsByField | null,
  ): { filter: FieldName; count: number }[] {
    const orders = ordersOf(list);
    return limitedFields(limits).map((field) => ({
      filter: field,
      count: this.narrowOrders(orders, withoutLimits(limits, field)).length,
    }));
  }

  /** A list by a figure; those alike as they are in the list, those that don't state it last. */
  sort(list: readonly KeyedProduct[], field: FieldName, down: boolean): readonly KeyedProduct[] {
    const column = this.column(field);
    if (!column) return list;
    const by = `${field} ${down}`;
    const known = this.#sorted.get(list);
    if (known?.by === by) return known.list;
    const { values, places } = column;
    const ranks = ranksOf(values, down);
    // One number a product, as comparing a hundred thousand of them one by one would take too long.
    const keys = Float64Array.from(list, ({ order }, at) => (ranks[places[order] ?? 0] ?? 0) * MOST + at);
    const sorted = Array.from(keys.toSorted(), (key) => list[key % MOST]).filter(
      (each) => each !== undefined,
    );
    this.#sorted.set(list, { by, list: sorted });
    return sorted;
  }
}

/** More products than any list has. */
const MOST = 2 ** 20;

/** Whether a value is stated and some of it lies within limits; null is none. */
export function isWithin(value: Stated | null, limits: FigureLimits): boolean {
  if (limits === "none" || value === null) return limits === "none" && value === null;
  return value.from <= (limits.to ?? Infinity) && value.to >= (limits.from ?? -Infinity);
}

/** The number that stands for what is stated: the middle, or the one end of what is open. */
export function middleOfStated({ from, to }: Stated): number {
  if (from === -Infinity) return to;
  return to === Infinity ? from : (from + to) / 2;
}

/** The place of each value in the order of all; equal ones share one, and that of none is the last. */
function ranksOf(values: readonly Stated[], down: boolean): number[] {
  const middles = values.map((value) => middleOfStated(value) * (down ? -1 : 1));
  const inOrder = [...new Set(middles.slice(1))].toSorted((a, b) => a - b);
  const ranks = new Map(inOrder.map((middle, rank) => [middle, rank]));
  return middles.map((middle, place) => (place === 0 ? inOrder.length : (ranks.get(middle) ?? 0)));
}

function statedIn(value: Exclude<Value, { choice: string }>): Stated {
  const [from = 0, to = from] = endsOf(value);
  if ("number" in value) return { from, to };
  return { from: value.from === null ? -Infinity : from, to: value.to === null ? Infinity : to };
}

/** A column while it is read: `known` has the place of each value by its text. */
type ReadColumn = IndexedFigure & { unit: string; values: Stated[]; known: Map<string, number> };

function placeIn({ values, known }: ReadColumn, stated: Stated): number {
  const text = `${stated.from} ${stated.to}`;
  const place = known.get(text) ?? values.push(stated) - 1;
  known.set(text, place);
  return place;
}

function* columnsOf(products: readonly (KeyedProduct | null)[]): Steps<Columns> {
  const { allFigures } = CACHES;
  const read = allFigures?.products === products ? allFigures : yield* readAllFigures(products, allFigures);
  CACHES.allFigures ??= read;
  const columns = new Map<string, ReadColumn>(
    FIGURE_FIELDS.map(({ key, unit }) => [
      key,
      {
        unit,
        values: [{ from: 0, to: 0 }],
        known: new Map<string, number>(),
        places: new Uint32Array(),
        stated: 0,
      },
    ]),
  );
  const stated: ({ column: ReadColumn; place: number } | null)[] = [];
  for (const [index, { key, value }] of read.different.entries()) {
    if (index % STEP === 0) yield;
    const column = columns.get(key);
    if (!column || "choice" in value || value.unit !== column.unit) {
      stated.push(null);
      continue;
    }
    if (column.places.length === 0) column.places = new Uint32Array(products.length);
    stated.push({ column, place: placeIn(column, statedIn(value)) });
  }
  for (let order = 0; order < products.length; order++) {
    if (order % STEP === 0) yield;
    for (let at = read.starts[order] ?? 0; at < (read.starts[order + 1] ?? 0); at++) {
      const figure = stated[read.places[at] ?? 0];
      if (!figure) continue;
      figure.column.places[order] = figure.place;
      figure.column.stated += 1;
    }
  }
  return new Map(
    FIGURE_FIELDS.flatMap(({ name, key }) => {
      const column = columns.get(key);
      return column && column.places.length > 0 ? [[name, column] as const] : [];
    }),
  );
}
