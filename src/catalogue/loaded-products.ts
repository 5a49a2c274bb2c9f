import type { KeyedProduct, StoredProduct } from "../domain/keys.ts";
import type { Withdrawn } from "../domain/replacements.ts";
import { STEP, type Steps } from "../domain/steps.ts";

/** A stored product in memory, null while it is inactive; one that is gone was removed. */
type Row = {
  id: string;
  position: number;
  updatedAt: string;
  product: StoredProduct | KeyedProduct | null;
  /** Null for an active product. */
  withdrawn: Withdrawn | null;
  isGone?: boolean;
};

/** A product that was read. */
export type ReadRow = Row & { product: StoredProduct };

const follows = (a: Pick<Row, "position" | "id">, b: Pick<Row, "position" | "id"> | undefined) =>
  !b || a.position > b.position || (a.position === b.position && a.id > b.id);

/**
 * All stored products in catalogue order. A product keeps its place as long as it can: what is new comes last, and
 * what was removed leaves its place empty.
 */
export class LoadedProducts {
  readonly rows: readonly Row[];
  readonly #places: ReadonlyMap<string, number>;
  /** How many are stored. */
  readonly count: number;

  private constructor(rows: readonly Row[], places: ReadonlyMap<string, number>, count: number) {
    this.rows = rows;
    this.#places = places;
    this.count = count;
  }

  /** All products that there are; those that are as `earlier` are the same objects in the same places. */
  static *all(read: readonly ReadRow[], earlier: LoadedProducts | null): Steps<LoadedProducts> {
    const alike: Row[] = [];
    for (const [index, row] of read.entries()) {
      if (index % STEP === 0) yield;
      const known = earlier?.product(row.id) ?? null;
      alike.push(known && isSame(row.product, known) ? { ...row, product: known } : row);
    }
    const taken = earlier ? earlier.#emptied().with(alike) : null;
    if (taken) return taken;
    return new LoadedProducts(alike, new Map(alike.map(({ id }, place) => [id, place])), alike.length);
  }

  product(id: string): Row["product"] {
    return this.rows[this.#places.get(id) ?? -1]?.product ?? null;
  }

  /** With what was changed and added; null where something new belongs before what is there. */
  with(changed: readonly Row[]): LoadedProducts | null {
    const rows = [...this.rows];
    let places: Map<string, number> | null = null;
    let { count } = this;
    for (const row of changed) {
      const place = this.#places.get(row.id);
      const before = place === undefined ? undefined : rows[place];
      if (place !== undefined && before?.position === row.position) {
        if (before.isGone) count += 1;
        rows[place] = row;
      } else {
        if (place !== undefined || !follows(row, rows.at(-1))) return null;
        places ??= new Map(this.#places);
        places.set(row.id, rows.push(row) - 1);
        count += 1;
      }
    }
    return new LoadedProducts(rows, places ?? this.#places, count);
  }

  /** The same products, each as the object that a catalogue has made of it. */
  withKeyed(ordered: readonly (KeyedProduct | null)[]): LoadedProducts {
    const rows = this.rows.map((row, place) => {
      const product = ordered[place] ?? null;
      return product === row.product ? row : { ...row, product };
    });
    return new LoadedProducts(rows, this.#places, this.count);
  }

  #emptied(): LoadedProducts {
    const rows = this.rows.map((row) => ({ ...row, product: null, isGone: true }));
    return new LoadedProducts(rows, this.#places, 0);
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
