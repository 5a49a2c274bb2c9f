/** A list itself, or of a longer one as many as are asked for, evenly spread from its first to its last. */
export function spread<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, n) => Math.round(n * step)).flatMap((place) => list[place] ?? []);
}
