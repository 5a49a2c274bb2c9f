import { CACHES } from "../catalogue/caches.ts";
import { complete, STEP, type Steps } from "../steps.ts";

/** The part of a name that tells the kind: many names begin alike, and are then of the same kinds. */
function beginningOf(name: string): string {
  const comma = name.indexOf(",");
  return comma < 0 ? name : name.slice(0, comma);
}

/** What a name calls the product, before its sizes and what else tells it from others: "Floor Pad" of "Floor Pad 17 in, Red". */
export function kindOf(name: string): string {
  return beginningOf(name)
    .replace(/(?<=\S)\s+\d.*$/u, "")
    .trim();
}

/** The kinds that a product belongs to, the closest first: "Soap Dispenser" and "Dispenser" of "Soap Dispenser, 1 L". */
export function kindsOf(name: string): string[] {
  const words = kindOf(name).toLowerCase().split(/\s+/);
  return words.map((_, index) => words.slice(index).join(" "));
}

/**
 * Whether what begins at this place of a name is what the product is, rather than what it is for: "scrub" means a
 * scrubber-dryer before the concentrate for scrubber-dryers.
 */
export function namesKind(name: string, [from, to]: readonly [from: number, to: number]): boolean {
  const kind = kindOf(name);
  return from < kind.length && !/\s/.test(kind.slice(to)) && !/[\p{L}\p{N}]/u.test(name[from - 1] ?? "");
}

/** What so many names of a list call their products is what the list is of. */
const NEARLY_ALL = 4 / 5;

/** What nearly all of these names call their products, as closely as that goes: "Vacuum"; null where that differs. */
export function commonKind(products: readonly { name: string }[]): string | null {
  const begun = new Map<string, number>();
  for (const { name } of products) {
    const beginning = beginningOf(name);
    begun.set(beginning, (begun.get(beginning) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [beginning, count] of begun) {
    for (const kind of kindsOf(beginning)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const common = [...counts].filter(([, count]) => count >= products.length * NEARLY_ALL);
  const [longest] = common.toSorted(([a], [b]) => b.length - a.length);
  if (!longest) return null;
  const [kind] = longest;
  // As the first of the names writes it.
  const written = Array.from(begun.keys(), kindOf).find((name) => name.toLowerCase().endsWith(kind));
  return written?.slice(-kind.length) ?? null;
}

/** Those products of a catalogue that are of this kind, of very many those around this one; found once for a catalogue. */
export function productsOfKind<Item extends { name: string }>(
  products: readonly Item[],
  kind: string,
  product: Item,
): Item[] {
  const places = (CACHES.kinds.get(products) ?? complete(placeByKind(products))).get(kind) ?? [];
  return around(products.indexOf(product), places).flatMap((place) => products[place] ?? []);
}

/** Of a larger group as many are looked at: those around one of them. */
const MOST = 250;

export function around<Item>(item: Item, group: readonly Item[]): readonly Item[] {
  const from = Math.min(group.indexOf(item) - MOST / 2, group.length - MOST);
  return from > 0 ? group.slice(from, from + MOST) : group.slice(0, MOST);
}

/** Finds all kinds of a catalogue, for whoever asks later. */
export function* placeByKind(
  products: readonly { name: string }[],
): Steps<ReadonlyMap<string, readonly number[]>> {
  const places = new Map<string, number[]>();
  const listsOf = new Map<string, readonly number[][]>();
  for (const [place, { name }] of products.entries()) {
    if (place % STEP === 0) yield;
    const begun = beginningOf(name);
    let lists = listsOf.get(begun);
    if (!lists) {
      lists = kindsOf(begun).map((kind) => {
        const list = places.get(kind) ?? [];
        places.set(kind, list);
        return list;
      });
      listsOf.set(begun, lists);
    }
    for (const list of lists) list.push(place);
  }
  CACHES.kinds.set(products, places);
  return places;
}
