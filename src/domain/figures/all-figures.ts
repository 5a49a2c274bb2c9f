import type { Figure } from "./figures.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";

/**
 * The figures of all products of a catalogue: of each by its `order` the places of its own among those that differ. A
 * list and an entry of a weak map for each of 100,000 products took 27 MB and a quarter of every full collection.
 */
export type AllFigures = {
  products: readonly (KeyedProduct | null)[];
  /** From where to where a product's are in `places`. */
  starts: Uint32Array;
  places: Uint32Array;
  different: readonly Figure[];
};

/** The figures of the product with this `order`. */
export function figuresAt({ starts, places, different }: AllFigures, order: number): Figure[] {
  const figures: Figure[] = [];
  for (let at = starts[order] ?? 0; at < (starts[order + 1] ?? 0); at++) {
    const figure = different[places[at] ?? 0];
    if (figure) figures.push(figure);
  }
  return figures;
}
