import { FIGURE_FIELDS, type FieldName, figureSort } from "../../../domain/figures/figure-fields.ts";
import { type FigureLimits, limitsText, readLimits } from "../../../domain/figures/figure-limits.ts";
import type { Content } from "../../../content/load.ts";
import { unitText, valueText } from "../product-card/figure-text.ts";

/** The words that a figure is told in. */
export type FigureWords = {
  t: Content["listing"]["figures"];
  names: Content["shared"]["figures"]["names"];
  locale: string;
};

const fieldNamed = (name: FieldName) => FIGURE_FIELDS.find((field) => field.name === name);

/** What a figure is called: "Noise". */
function figureName(field: FieldName, { names }: FigureWords): string {
  const key = fieldNamed(field)?.key;
  return key === undefined ? field : names[key];
}

/** Limits in words: "up to 68 dB(A)", "400–600 mm", "5 L", "not stated". */
export function limitsInWords(limits: FigureLimits, unit: string, { t, locale }: FigureWords): string {
  if (limits === "none") return t.notStated;
  const { from, to } = limits;
  const written = (value: Parameters<typeof valueText>[0]) =>
    `${valueText(value, locale, {})} ${unitText(unit)}`.trim();
  if (from === null) return to === null ? t.any : t.upTo(written({ number: to, unit }));
  if (to === null) return t.atLeast(written({ number: from, unit }));
  return written(from === to ? { number: from, unit } : { from, to, unit });
}

/** The figures that limits are set for in an address, in words. */
export function limitsSet(
  search: { readonly [Name in FieldName]?: string | undefined },
  words: FigureWords,
): { filter: FieldName; kind: string; value: string; told: string }[] {
  return FIGURE_FIELDS.flatMap(({ name, unit }) => {
    const limits = readLimits(search[name] ?? "");
    if (limits === null) return [];
    const [kind, value] = [figureName(name, words), limitsInWords(limits, unit, words)];
    return [{ filter: name, kind, value, told: `${kind} ${value}` }];
  });
}

/** A sort by a figure as a choice of its own, which the sort shows only while it is set. */
export function sortInWords(
  sort: string | undefined,
  words: FigureWords,
): { value: string; label: string }[] {
  const by = figureSort(sort);
  if (!by || sort === undefined) return [];
  const { sorted, mostFirst, leastFirst } = words.t;
  return [{ value: sort, label: sorted(figureName(by.field, words), by.down ? mostFirst : leastFirst) }];
}

/** What two fields say, as an address writes it; undefined where they are empty or say nothing. */
export function limitsTyped(from: string, to: string): string | undefined {
  const limits = readLimits(`${from.trim()}-${to.trim()}`);
  return limits === null ? undefined : limitsText(limits);
}
