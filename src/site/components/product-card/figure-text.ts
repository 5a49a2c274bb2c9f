import { numberIn } from "../../../content/number.ts";
import type { Value } from "../../../domain/figures/attribute-value.ts";

/** A number as cards and tables show it: 12.5, 432 of 431.8; pH always with one decimal. */
export function numberText(number: number, unit: string, locale: string): string {
  if (unit === "pH") return numberIn(locale, number, 1, 1);
  const size = Math.abs(number);
  return numberIn(locale, number, 0, size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** A value without its unit: "430", "2 × 17", "4–8", "≤ 66", "1:50", or the word of a choice. */
export function valueText(value: Value, locale: string, choices: Readonly<Record<string, string>>): string {
  if ("choice" in value) return choices[value.choice] ?? value.choice;
  const { unit } = value;
  const text = (number: number) => (unit === "1:" ? "1:" : "") + numberText(number, unit, locale);
  if ("number" in value) return (value.times ? `${value.times} × ` : "") + text(value.number);
  if (value.from === null) return value.to === null ? "" : `≤ ${text(value.to)}`;
  if (value.to === null) return `≥ ${text(value.from)}`;
  return `${text(value.from)}–${numberText(value.to, unit, locale)}`;
}

/** The unit that stands with a number; what is part of the number's own writing or its name has none. */
export function unitText(unit: string): string {
  return ["1:", "pH", "grit"].includes(unit) ? "" : unit;
}
