import type { Value } from "./attribute-value.ts";
import { endsOf, ownUnit, toldUnit } from "./figure-units.ts";
import type { Figure } from "./figures.ts";

/** Where something lies on a scale, from its beginning (0) to its end (1). */
type Place = number;

/** A product's figure on an axis with those of its peers. */
export type FigureScale = {
  /** The least and the most that any of them states, and what is written along the axis between them. */
  from: number;
  to: number;
  between: readonly { number: number; at: Place }[];
  unit: string;
  /** Where this product lies; two places where it states a range. */
  own: readonly [Place, Place];
  /** Where the others lie to a hundredth, each place once. */
  others: readonly Place[];
  /** How many products state it, this one included, and how many of them less or more. */
  stated: number;
  lower: number;
  higher: number;
};

/** Fewer products than these make no comparison. */
const LEAST_STATED = 3;

/** Where the most is that many times the least, the axis is logarithmic: grit 16 to 3,000. */
export const WIDE = 20;

/** Digits of the places of others: marks that stand closer than a hundredth of an axis are not told apart. */
const OTHERS = 2;

/** The axis of a figure among the figures of its peers; null where there is nothing to compare. */
export function scaleOf(figure: Figure, peers: readonly Figure[]): FigureScale | null {
  const own = endsOf(figure.value);
  const others = peers.filter((peer) => isSameKind(figure, peer)).map(({ value }) => endsOf(value));
  const all = [own, ...others].flat();
  const [from, to] = [Math.min(...all), Math.max(...all)];
  if (own.length === 0 || others.length + 1 < LEAST_STATED || !(from < to)) return null;
  const isWide = from > 0 && to / from >= WIDE;
  const position = (number: number) => (isWide ? Math.log(number) : number);
  const placeOf = (number: number, digits = 4) =>
    Number(((position(number) - position(from)) / (position(to) - position(from))).toFixed(digits));
  const middle = middleOf(own);
  const middles = others.map(middleOf);
  return {
    from,
    to,
    between: isWide
      ? powersBetween(from, to)
          .map((number) => ({ number, at: placeOf(number) }))
          .filter(hasRoom)
      : [],
    unit: unitOf(figure.value),
    own: [placeOf(Math.min(...own)), placeOf(Math.max(...own))],
    others: [...new Set(middles.map((number) => placeOf(number, OTHERS)))].toSorted((a, b) => a - b),
    stated: others.length + 1,
    lower: middles.filter((other) => other < middle).length,
    higher: middles.filter((other) => other > middle).length,
  };
}

/** Whether enough products state a figure, and all the same. */
export function isSameOnAll(figure: Figure, peers: readonly Figure[]): boolean {
  const own = JSON.stringify(figure.value);
  return (
    peers.length + 1 >= LEAST_STATED &&
    peers.every((peer) => isSameKind(figure, peer) && JSON.stringify(peer.value) === own)
  );
}

/** The unit in which a figure is told: that of its axis, where it has one, as tables of its like tell it. */
export function toldOn(figure: Figure, scale: FigureScale | null): string {
  return scale ? toldUnit(scale.unit, [scale.from, scale.to]) : ownUnit(figure.value);
}

/** Whether two products state the same thing, in numbers of the same unit. */
export function isSameKind(a: Figure, b: Figure): boolean {
  return a.key === b.key && a.name === b.name && unitOf(a.value) === unitOf(b.value);
}

function unitOf(value: Value): string {
  return "choice" in value ? value.choice : value.unit;
}

/** The number in the middle of a range, or the one that is stated. */
export function middleOf(ends: readonly number[]): number {
  return (Math.min(...ends) + Math.max(...ends)) / 2;
}

/** 100 and 1,000 between 16 and 3,000. */
function powersBetween(from: number, to: number): number[] {
  const powers: number[] = [];
  for (let power = 10 ** Math.ceil(Math.log10(from)); power < to; power *= 10) powers.push(power);
  return powers;
}

/** A number close to an end of the axis would be written over that. */
function hasRoom({ at }: { at: Place }): boolean {
  return at > 0.15 && at < 0.7;
}
