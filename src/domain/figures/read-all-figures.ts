import type { AllFigures } from "./all-figures.ts";
import type { ReadLines } from "./attributes.ts";
import { type Figure, figuresIn } from "./figures.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";
import { STEP, type Steps } from "../steps.ts";

/** Reading a specification takes longer than other steps. */
const FIGURES_STEP = STEP / 10;

/** Reads the figures of all products; of those that an `earlier` catalogue has, they are taken over. */
export function* readAllFigures(
  products: readonly (KeyedProduct | null)[],
  earlier: AllFigures | null,
): Steps<AllFigures> {
  const placeOf = new Map<Figure, number>();
  const placeIn = (figure: Figure | undefined) => {
    if (!figure) return 0;
    const place = placeOf.get(figure) ?? placeOf.size;
    if (place === placeOf.size) placeOf.set(figure, place);
    return place;
  };
  /** Where the earlier ones are now, and one more than that, 0 before one is met. */
  const moved = new Uint32Array(earlier?.different.length ?? 0);
  const starts = new Uint32Array(products.length + 1);
  let places = new Uint32Array(Math.max(64, earlier?.places.length ?? products.length * 4));
  let length = 0;
  const roomFor = (more: number) => {
    if (length + more <= places.length) return;
    const larger = new Uint32Array(places.length * 2 + more);
    larger.set(places);
    places = larger;
  };
  const lines: ReadLines = new Map();
  for (const [order, product] of products.entries()) {
    const isKnown = product !== null && earlier?.products[order] === product;
    if (order % (isKnown ? STEP : FIGURES_STEP) === 0) yield;
    starts[order] = length;
    if (isKnown) {
      const [from = 0, to = 0] = [earlier.starts[order], earlier.starts[order + 1]];
      roomFor(to - from);
      for (let at = from; at < to; at++) {
        const before = earlier.places[at] ?? 0;
        const now = moved[before] || placeIn(earlier.different[before]) + 1;
        moved[before] = now;
        places[length++] = now - 1;
      }
    } else if (product) {
      const figures = figuresIn(product, lines);
      roomFor(figures.length);
      for (const figure of figures) places[length++] = placeIn(figure);
    }
  }
  starts[products.length] = length;
  return { products, starts, places: places.slice(0, length), different: [...placeOf.keys()] };
}
