import { EVERY_UNIT, type Unit, type Units, unitAt, unitsLike } from "./units.ts";

/**
 * What a text says, as numbers: one, a range with an open or closed end, or one of the words of a choice. `unit` is
 * the kind's own, whatever unit the text is written in; `times` is 2 for "2 × 17 L".
 */
export type Value =
  | { number: number; unit: string; times?: number }
  | { from: number | null; to: number | null; unit: string }
  | { choice: string };

/** Reads a text that may name no unit where the label already did ("Weight (kg)"); null where it can't. */
export type ValueReader = (text: string, labelUnit?: string) => Value | null;

/** What is mostly written as a number alone; "" counts things. */
const OFTEN_UNWRITTEN: readonly string[] = ["", "pH", "grit"];

const NUMBER = String.raw`[+−-]?\d+(?:,\d+)*(?:\.\d+)?`;
/** Of an inch: `1/2"`, `1 1/2 in`. */
const FRACTION = String.raw`(?:\d+[ -])?\d+\/\d+(?=\s*(?:"|″|in))`;
const AMOUNT = new RegExp(`^(?:${FRACTION}|${NUMBER})`);
const RATIO = new RegExp(String.raw`\b1\s?:\s?(${NUMBER})`, "g");
const NEAT = /\b(?:ready to use|neat|undiluted)\b/i;
const TO = /^\s*(?:[–—-]|\.{2,3}|…|\bto\b)\s*/;
/** "0.5 / 1.0 / 1.5 ml": the sizes that can be set, from the first to the last. */
const STEPS = /^(\d[\d.,]*) \/ (?:\d[\d.,]* \/ )*(?=\d)/;
const TIMES = /^([2-4])\s*[×x]\s*(?=\d)/;
const ABOUT = /^(?:about|approx(?:imately|\.)?|ca\.?|circa|~|≈)\s*/i;
const AT_MOST = /^(?:up to|max(?:imum|\.)?|at most|below|under|less than|≤|<=?)\s*/i;
const AT_LEAST = /^(?:from|min(?:imum|\.)?|at least|above|over|more than|≥|>=?)\s*/i;
const OR_LESS = /^\s*(?:or (?:less|below)\b|max(?:imum\b|\.))/i;
const OR_MORE = /^\s*(?:or (?:more|above)\b|min(?:imum\b|\.))/i;

/** Reads quantities ("508 mm", "4 to 8 h", "≤ 66 dB(A)") in any unit like these; "" counts things. */
export function quantity(...units: string[]): ValueReader {
  const known = unitsLike(units);
  const bare = units.find((unit) => OFTEN_UNWRITTEN.includes(unit));
  return (text, labelUnit = "") => {
    const unwritten =
      known.bySpelling.get(labelUnit.toLowerCase()) ?? (bare === undefined ? null : { unit: bare, size: 1 });
    return read(text, known, unwritten);
  };
}

/** Reads one word of a list, in any case. */
export function choice(...words: string[]): ValueReader {
  return (text) => {
    const found = words.find((word) => word.toLowerCase() === text.toLowerCase());
    return found === undefined ? null : { choice: found };
  };
}

/** Reads the first of these words that a text has: "Medium, metal" is "medium". */
export function oneWordOf(...words: string[]): ValueReader {
  return (text) => {
    const said: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const found = words.find((word) => said.includes(word));
    return found === undefined ? null : { choice: found };
  };
}

/** Reads how much water comes on one part: "1:50", from the least to the most of several, "2 %", or "neat". */
export const dilution: ValueReader = (text) => {
  const parts = [...text.matchAll(RATIO)].flatMap(([, part = ""]) => numberOf(part) ?? []);
  const [first] = parts;
  if (first === undefined) return NEAT.test(text) ? { choice: "neat" } : percent(text);
  if (parts.length === 1) return { number: first, unit: "1:" };
  return { from: Math.min(...parts), to: Math.max(...parts), unit: "1:" };
};

const percent = quantity("%");

function read(text: string, known: Units, unwritten: Unit | null): Value | null {
  let rest = text.trim().replace(ABOUT, "").replace(STEPS, "$1–");
  const most = AT_MOST.exec(rest);
  const least = most ? null : AT_LEAST.exec(rest);
  rest = rest.slice((most ?? least)?.[0].length ?? 0);
  const times = TIMES.exec(rest);
  rest = rest.slice(times?.[0].length ?? 0);

  const first = measureAt(rest, known);
  const dash = first && TO.exec(first.rest);
  const second = dash && measureAt(first.rest.slice(dash[0].length), known);
  if (!first || (second && first.unit && second.unit?.unit !== first.unit.unit)) return null;
  const end = second ?? first;
  const unit = end.unit ?? (standsAlone(end.rest) ? unwritten : null);
  if (!unit) return null;

  const from = rounded(first.number * (first.unit ?? unit).size);
  if (second) {
    const to = rounded(second.number * unit.size);
    return { from: Math.min(from, to), to: Math.max(from, to), unit: unit.unit };
  }
  if (most || OR_LESS.test(end.rest)) return { from: null, to: from, unit: unit.unit };
  if (least || OR_MORE.test(end.rest)) return { from, to: null, unit: unit.unit };
  return { number: from, unit: unit.unit, ...(times ? { times: Number(times[1]) } : {}) };
}

/** The number at the beginning of a text, with its unit where it has one of those. */
function measureAt(text: string, known: Units): { number: number; unit: Unit | null; rest: string } | null {
  const written = AMOUNT.exec(text)?.[0] ?? "";
  const number = numberOf(written);
  if (number === null) return null;
  const after = text.slice(written.length);
  const unit = unitAt(after, known);
  return { number, unit, rest: unit?.rest ?? after };
}

/** Whether no other unit, and no more of a size, a time or a word, follows a number without a unit. */
function standsAlone(rest: string): boolean {
  return !unitAt(rest, EVERY_UNIT) && !/^(?:\p{L}|\s*[\p{N}/:·×]|\s*x\s*\d)/u.test(rest);
}

/** "1,200" has thousands, "7,5" a decimal comma; "1,20,3" and more than 15 digits are no number. */
function numberOf(written: string): number | null {
  const plain = written.replace("−", "-");
  const [, whole = "0", over, under] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(plain) ?? [];
  const number = over === undefined ? Number(decimalOf(plain)) : Number(whole) + Number(over) / Number(under);
  return Math.abs(number) < 1e15 ? number : null;
}

function decimalOf(plain: string): string | undefined {
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(",", "");
  if (/^[+-]?\d+,\d{1,2}$/.test(plain)) return plain.replace(",", ".");
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Without the last digits of a binary fraction: 17 inches are 431.8 mm. */
function rounded(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(12));
}
