import type { KeyedProduct, StoredProduct } from "../domain/catalogue/keys.ts";
import type { Withdrawn } from "../domain/product/replacements.ts";
import { STEP, type Steps } from "../domain/steps.ts";

/** What is known of a stored product beside what visitors see; one that is gone was removed. */
type Row = {
  id: string;
  position: number;
  updatedAt: string;
  /** Null for an active product. */
  withdrawn: Withdrawn | null;
  isGone?: boolean;
};

/** A product in memory, null while it is inactive. */
type Loaded = StoredProduct | KeyedProduct | null;

/** A product that was read. */
export type ReadRow = { row: Row; product: StoredProduct };

const follows = (a: Pick<Row, "position" | "id">, b: Pick<Row, "position" | "id"> | undefined) =>
  !b || a.position > b.position || (a.position === b.position && a.id > b.id);

/**
 * All stored products in catalogue order. A product keeps its place as long as it can: what is new comes last, and
 * what was removed leaves its place empty.
 */
export class LoadedProducts {
  readonly rows: readonly Row[];
  /** In the places of their rows. */
  readonly products: readonly Loaded[];
  readonly #places: ReadonlyMap<string, number>;
  /** How many are stored. */
  readonly count: number;

  private constructor(
    rows: readonly Row[],
    products: readonly Loaded[],
    places: ReadonlyMap<string, number>,
    count: number,
  ) {
    this.rows = rows;
    this.products = products;
    this.#places = places;
    this.count = count;
  }

  /** All products that there are; those that are as `earlier` are the same objects in the same places. */
  static *all(read: readonly ReadRow[], earlier: LoadedProducts | null): Steps<LoadedProducts> {
    const alike: { row: Row; product: Loaded }[] = [];
    const places = new Map<string, number>();
    for (const [index, { row, product }] of read.entries()) {
      if (index % STEP === 0) yield;
      const known = earlier?.product(row.id) ?? null;
      alike.push({ row, product: known && isSame(product, known) ? known : product });
      places.set(row.id, index);
    }
    const taken = earlier ? earlier.#emptied().with(alike) : null;
    if (taken) return taken;
    const rows = alike.map(({ row }) => row);
    const products = alike.map(({ product }) => product);
    return new LoadedProducts(rows, products, places, alike.length);
  }

  product(id: string): Loaded {
    return this.products[this.#places.get(id) ?? -1] ?? null;
  }

  /** Tells when the product of an id was last changed. It lasts as long as its catalogue, so it holds no products. */
  changeTimes(): (id: string) => string | null {
    const { rows } = this;
    const places = this.#places;
    return (id) => {
      const row = rows[places.get(id) ?? -1];
      return row && !row.isGone ? row.updatedAt : null;
    };
  }

  /** With what was changed and added; null where something new belongs before what is there. */
  with(changed: readonly { row: Row; product: Loaded }[]): LoadedProducts | null {
    const rows = [...this.rows];
    const products = [...this.products];
    let places: Map<string, number> | null = null;
    let { count } = this;
    for (const { row, product } of changed) {
      const place = this.#places.get(row.id);
      const before = place === undefined ? undefined : rows[place];
      if (place !== undefined && before?.position === row.position) {
        if (before.isGone) count += 1;
        rows[place] = row;
        products[place] = product;
      } else {
        if (place !== undefined || !follows(row, rows.at(-1))) return null;
        places ??= new Map(this.#places);
        places.set(row.id, rows.push(row) - 1);
        products.push(product);
        count += 1;
      }
    }
    return new LoadedProducts(rows, products, places ?? this.#places, count);
  }

  /** The same products, each as the object that a catalogue has made of it. */
  withKeyed(ordered: readonly (KeyedProduct | null)[]): LoadedProducts {
    return new LoadedProducts(this.rows, ordered, this.#places, this.count);
  }

  #emptied(): LoadedProducts {
    const rows = this.rows.map((row) => ({ ...row, isGone: true }));
    return new LoadedProducts(
      rows,
      rows.map(() => null),
      this.#places,
      0,
    );
  }
}

/** Whether a product was read as it is known. */
function isSame(read: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(read).every(([name, value]) => {
    const before = known[name];
    if (!Array.isArray(value) || !Array.isArray(before)) return value === before;
    return value.length === before.length && value.every((line, index) => line === before[index]);
  });
}
