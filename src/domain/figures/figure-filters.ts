import { CACHES } from "../catalogue/caches.ts";
import { FIGURE_FIELDS, type FieldName, TALLEST } from "./figure-fields.ts";
import { type FigureIndex, type IndexedFigure, isWithin, middleOfStated } from "./figure-index.ts";
import { type FigureLimits, type LimitsByField, limitsText, withoutLimits } from "./figure-limits.ts";
import { WIDE } from "./figure-scale.ts";
import type { FigureKey } from "./attribute-kinds.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { ordersOf } from "../catalogue/product-orders.ts";
import { spread } from "./spread.ts";

/** Limits that are offered, as an address writes them, and how many products lie within. */
type OfferedLimits = { limits: string; from: number | null; to: number | null; count: number };

/** A figure that a list can be narrowed by, and what choosing limits of it would show while the others stay. */
export type FigureFilter = {
  name: FieldName;
  key: FigureKey;
  unit: string;
  /** From the least to the most that products of the list state. */
  least: number;
  most: number;
  /** How the products lie between these, in heights from 0 to {@link TALLEST} of bars of one width. */
  bars: readonly number[];
  /** Where limits that are set begin and end on the same axis, from 0 to 1. */
  chosen: readonly [from: number, to: number] | null;
  offered: readonly OfferedLimits[];
  /** How many products don't state it. */
  without: number;
};

/** Of fewer products one sees the figures at a glance. */
const LEAST_PRODUCTS = 5;
/** A figure is offered where so many of a list state it; of more than these the first. */
const SHARE = 1 / 3;
const MOST_FILTERS = 6;
/** So few different values are offered each. */
const FEW_VALUES = 5;
const MOST_ENDS = 4;

const BARS = 24;

type Field = (typeof FIGURE_FIELDS)[number];

/** The figures that a list can be narrowed by, before limits narrow it: those that it offers, and those that are set. */
export function figureFilters(
  index: FigureIndex,
  list: readonly KeyedProduct[],
  limits: LimitsByField | null,
): readonly FigureFilter[] {
  if (limits === null) return CACHES.filters.get(list) ?? kept(list, filtersOf(index, list, null));
  return filtersOf(index, list, limits);
}

function kept(list: readonly KeyedProduct[], filters: readonly FigureFilter[]) {
  CACHES.filters.set(list, filters);
  return filters;
}

function filtersOf(index: FigureIndex, list: readonly KeyedProduct[], limits: LimitsByField | null) {
  const filters: FigureFilter[] = [];
  const orders = ordersOf(list);
  const found = index.narrowOrders(orders, limits);
  let offered = 0;
  for (const field of FIGURE_FIELDS) {
    const column = index.column(field.name);
    const set = limits?.[field.name] ?? null;
    if (!column) continue;
    const mayBe =
      offered < MOST_FILTERS &&
      field.ends.length > 0 &&
      list.length >= LEAST_PRODUCTS &&
      column.stated >= list.length * SHARE;
    if (!mayBe && set === null) continue;
    const counts = countsIn(column, orders);
    const isOffered = mayBe && isWorthOffering(counts, list.length);
    if (isOffered) offered += 1;
    if (!isOffered && set === null) continue;
    const others = set === null ? found : index.narrowOrders(orders, withoutLimits(limits, field.name));
    const left = others === orders ? counts : countsIn(column, others);
    filters.push(filterOf(field, column, { counts, left, set }));
  }
  return filters;
}

/** How many products of a list state each of the values; the first says how many state none. */
function countsIn({ values, places }: IndexedFigure, orders: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (const order of orders) {
    const place = places[order] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function isWorthOffering(counts: Uint32Array, products: number): boolean {
  const [none = 0] = counts;
  let different = 0;
  for (let place = 1; place < counts.length; place++) if (counts[place] !== 0) different += 1;
  return different > 1 && products - none >= products * SHARE;
}

/** What is counted of a figure: in the whole list, and in what the limits of other figures leave of it. */
type Counted = { counts: Uint32Array; left: Uint32Array; set: FigureLimits | null };

function filterOf(field: Field, { values }: IndexedFigure, { counts, left, set }: Counted): FigureFilter {
  const { name, key, unit } = field;
  const stated = values.flatMap((value, place) =>
    place > 0 && (counts[place] ?? 0) > 0
      ? [{ value, middle: middleOfStated(value), count: left[place] ?? 0 }]
      : [],
  );
  const middles = stated.map(({ middle }) => middle);
  const [least, most] = middles.length > 0 ? [Math.min(...middles), Math.max(...middles)] : [0, 0];
  const isWide = least > 0 && most / least >= WIDE;
  const onAxis = isWide ? Math.log : (number: number) => number;
  const [from, to] = [onAxis(least), onAxis(most)];
  const placeOf = (number: number) => {
    const place = (onAxis(number) - from) / (to - from || 1);
    return Math.min(1, Math.max(0, Math.round(place * 1000) / 1000));
  };
  const countWithin = (limits: FigureLimits) =>
    stated.reduce((sum, { value, count }) => sum + (isWithin(value, limits) ? count : 0), 0);
  const froms = stated.map(({ value }) => value.from);
  const offered = offeredOf(field, middles, froms).flatMap((limits) => {
    const count = countWithin(limits);
    return count > 0 ? [{ limits: limitsText(limits), ...limits, count }] : [];
  });
  const isRange = set !== null && set !== "none";
  return {
    name,
    key,
    unit,
    least,
    most,
    bars: barsOf(stated.map(({ middle, count }) => [placeOf(middle), count])),
    chosen: isRange ? [placeOf(set.from ?? least), placeOf(set.to ?? most)] : null,
    offered: offered.length > 1 ? offered : [],
    without: left[0] ?? 0,
  };
}

/**
 * The values themselves where there are few, else the ranges between the field's ends; between values where hardly any of
 * these lies among them.
 */
function offeredOf(
  { ends, ...field }: Field,
  middles: readonly number[],
  froms: readonly number[],
): Exclude<FigureLimits, "none">[] {
  // In as many digits as an address may have.
  const rounded = middles.map((middle) => Number(middle.toPrecision(12)));
  const values = [...new Set(rounded)].toSorted((a, b) => a - b);
  const isFew = values.length <= FEW_VALUES;
  const isLessBetter = "isLessBetter" in field;
  if (isLessBetter && isFew) return values.slice(0, -1).map((to) => ({ from: null, to }));
  if (isFew) return values.map((value) => ({ from: value, to: value }));
  const among = ends.filter(
    (end) => values.some((value) => value <= end) && values.some((value) => value > end),
  );
  const inside = spread(among.length > (isLessBetter ? 1 : 0) ? among : values.slice(0, -1), MOST_ENDS);
  if (isLessBetter) return inside.map((to) => ({ from: null, to }));
  // Both ends of limits are included, so a range begins with what is stated next above the one before.
  return [null, ...inside].flatMap((below, place): Exclude<FigureLimits, "none">[] => {
    const to = inside[place] ?? null;
    if (below === null) return [{ from: null, to }];
    const from = Math.min(...froms.filter((each) => each > below));
    return from <= (to ?? Number.MAX_VALUE) ? [{ from, to }] : [];
  });
}

/** How tall the bars are; one with any product is seen. */
function barsOf(stated: readonly (readonly [place: number, count: number])[]): number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const [place, count] of stated) {
    const bar = Math.min(BARS - 1, Math.floor(place * BARS));
    bars[bar] = (bars[bar] ?? 0) + count;
  }
  const tallest = Math.max(...bars, 1);
  return bars.map((count) => Math.ceil((count / tallest) * TALLEST));
}
