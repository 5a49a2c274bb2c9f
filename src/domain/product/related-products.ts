import { endsOf } from "../figures/figure-units.ts";
import { type Figure, everyFigureOf } from "../figures/figures.ts";
import { isSameKind, middleOf } from "../figures/figure-scale.ts";
import { around, kindsOf, productsOfKind } from "./product-kind.ts";
import type { Product } from "./product.ts";

type Comparable = Pick<Product, "id" | "specifications">;
type Named = Comparable & Pick<Product, "name">;

/** As many figures say what kind of thing a product is, and how far another is from it. */
const TELLING = 3;
const COMPARED = 4;

/** Fewer of a kind say nothing of where a product stands among them. */
const LEAST_PEERS = 4;

/**
 * The products that are compared with this one, itself among them: those of its closest kind that has enough of them,
 * wherever in the catalogue they stand, or else those of its group. A chemical is compared within its group where that
 * has enough of them: a concentrate for kitchens with what cleans kitchens, not with those for floors.
 */
export function peersOf<Item extends Named>(
  product: Item,
  catalogue: readonly Item[],
  group: readonly Item[],
): Item[] {
  const isChemical = everyFigureOf(product).some(({ key }) => key === "ph");
  const from = isChemical && comparableWith(product, group).length >= LEAST_PEERS ? group : catalogue;
  for (const kind of kindsOf(product.name)) {
    const peers = comparableWith(product, productsOfKind(from, kind, product));
    if (peers.length >= LEAST_PEERS) return peers;
  }
  return comparableWith(product, group);
}

/**
 * Those whose first figure says the same and whose others are of no other kind, so that a scrubber with its tank
 * stands beside scrubbers, and not beside a sweeper with its hopper. Without a figure there are none.
 */
function comparableWith<Item extends Comparable>(product: Item, group: readonly Item[]): Item[] {
  const [own, ...more] = everyFigureOf(product).slice(0, TELLING);
  if (!own) return [];
  return around(product, group).filter((other) => {
    const [first, ...others] = everyFigureOf(other).slice(0, TELLING);
    if (!first || !isSameKind(own, first)) return false;
    return more.every((figure) =>
      others.every((each) => each.key !== figure.key || isSameKind(each, figure)),
    );
  });
}

/** This product between its next smaller and next larger peers, in this order; empty where it has none. */
export function rangeAround<Item extends Comparable>(
  product: Item,
  peers: readonly Item[],
  atMost: number,
): Item[] {
  const sorted = peers
    .map((peer) => ({ peer, sizes: everyFigureOf(peer).slice(0, TELLING).map(sizeOf) }))
    .toSorted((a, b) => bySizes(a.sizes, b.sizes))
    .map(({ peer }) => peer);
  const at = sorted.findIndex(({ id }) => id === product.id);
  if (at < 0 || sorted.length < 2) return [];
  // One smaller, and the rest larger; towards the ends of the range the window stays full.
  const start = Math.max(0, Math.min(at - 1, sorted.length - atMost));
  return sorted.slice(start, start + atMost);
}

function sizeOf({ value }: Figure): number {
  const ends = endsOf(value);
  return ends.length === 0 ? 0 : middleOf(ends);
}

function bySizes(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((size, index) => size !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * The products of a group that come closest to this one in its figures, without itself and without those that the
 * page has shown, unless nothing else is left. Of the equally near the one that follows first in the group.
 */
export function nearestTo<Item extends Comparable>(
  product: Item,
  group: readonly Item[],
  shown: ReadonlySet<string>,
  atMost: number,
): Item[] {
  const near = around(product, group);
  const at = near.findIndex(({ id }) => id === product.id);
  const following = [...near.slice(at + 1), ...near.slice(0, Math.max(0, at))];
  const own = everyFigureOf(product).slice(0, COMPARED);
  return following
    .map((other) => ({ other, isShown: shown.has(other.id), way: distance(own, everyFigureOf(other)) }))
    .toSorted((a, b) => Number(a.isShown) - Number(b.isShown) || a.way - b.way)
    .slice(0, atMost)
    .map(({ other }) => other);
}

/** How far two products are apart: for each figure of the one from 0, the same, to 1, the other doesn't state it. */
function distance(figures: readonly Figure[], others: readonly Figure[]): number {
  let way = 0;
  for (const figure of figures) {
    const other = others.find((each) => isSameKind(figure, each));
    const [a, b] = [sizeOf(figure), other ? sizeOf(other) : null];
    const largest = Math.max(Math.abs(a), Math.abs(b ?? 0));
    way += b === null ? 1 : largest === 0 ? 0 : Math.abs(a - b) / largest;
  }
  return way;
}
