import { CACHES } from "./caches.ts";
import { complete, STEP, type Steps } from "./steps.ts";

/** What a name calls the product, before its sizes and what else tells it from others: "Floor Pad" of "Floor Pad 17 in, Red". */
export function kindOf(name: string): string {
  const [first = ""] = name.split(",");
  return first.replace(/(?<=\S)\s+\d.*$/u, "").trim();
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
  const counts = new Map<string, number>();
  for (const { name } of products) {
    for (const kind of kindsOf(name)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= products.length * NEARLY_ALL);
  const [longest] = common.toSorted(([a], [b]) => b.length - a.length);
  if (!longest) return null;
  const [kind] = longest;
  // As the first of the names writes it.
  const written = products.map(({ name }) => kindOf(name)).find((name) => name.toLowerCase().endsWith(kind));
  return written?.slice(-kind.length) ?? null;
}

/** The products of a catalogue that are of this kind; found once for a catalogue. */
export function productsOfKind<Item extends { name: string }>(
  products: readonly Item[],
  kind: string,
): Item[] {
  const places = CACHES.kinds.get(products) ?? complete(placeByKind(products));
  return (places.get(kind) ?? []).flatMap((place) => products[place] ?? []);
}

/** Finds all kinds of a catalogue, for whoever asks later. */
export function* placeByKind(
  products: readonly { name: string }[],
): Steps<ReadonlyMap<string, readonly number[]>> {
  const places = new Map<string, number[]>();
  for (const [place, { name }] of products.entries()) {
    if (place % STEP === 0) yield;
    for (const kind of kindsOf(name)) {
      const list = places.get(kind);
      if (list) list.push(place);
      else places.set(kind, [place]);
    }
  }
  CACHES.kinds.set(products, places);
  return places;
}
