import { MAX_QUANTITY } from "../limits.ts";

/** Longest name that a line has for its product, an article number or an id, in characters. */
export const MAX_TOKEN = 120;

/** Lines with one key joined where nothing is lost: their quantities added, their notes the same or one of them empty. */
export function joinLines<
  Line extends { text: string; quantity: number; note: string; isDoubtful?: boolean },
>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const joined: Line[] = [];
  const byKey = new Map<string, number[]>();
  for (const each of lines) {
    const places = byKey.get(keyOf(each)) ?? [];
    const place = places.find((at) => canJoin(joined[at], each));
    const earlier = place === undefined ? undefined : joined[place];
    if (place === undefined || earlier === undefined) {
      byKey.set(keyOf(each), [...places, joined.push(each) - 1]);
    } else {
      joined[place] = {
        ...earlier,
        text: earlier.text || each.text,
        note: earlier.note || each.note,
        quantity: earlier.quantity + each.quantity,
        ...(each.isDoubtful && { isDoubtful: true }),
      };
    }
  }
  return joined;
}

function canJoin(
  a: { quantity: number; note: string } | undefined,
  b: { quantity: number; note: string },
): boolean {
  if (!a || a.quantity + b.quantity > MAX_QUANTITY) return false;
  return a.note === b.note || a.note === "" || b.note === "";
}
