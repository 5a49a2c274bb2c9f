import type { FigureKey } from "./attribute-kinds.ts";
import { FIGURE_FIELDS, type FieldName, figureSort } from "./figure-fields.ts";

/** What a figure has to lie within, both ends included, null where it is open; or products that don't state it. */
export type FigureLimits = { from: number | null; to: number | null } | "none";

/** The limits of each figure that a list is narrowed by. */
export type LimitsByField = { readonly [Name in FieldName]?: FigureLimits };

/** What an address says for products without the figure. */
const WITHOUT = "none";

/** As long as a figure may be: seven digits, and behind the point as many as one that was converted has, such as 50 min in h. */
const NUMBER = String.raw`\d{1,7}(?:[.,]\d{1,15})?`;
const LIMITS = new RegExp(String.raw`^(${NUMBER})?\s*(-)?\s*(${NUMBER})?$`);

/** Reads "400-600", "400-", "-68", "500" or "none"; null for everything else. Reversed ends are put in order. */
export function readLimits(text: string): FigureLimits | null {
  if (text.toLowerCase() === WITHOUT) return WITHOUT;
  const [, first, dash, second] = LIMITS.exec(text) ?? [];
  const [from, to] = [numberOf(first), numberOf(second)];
  if (from === null && to === null) return null;
  if (dash === undefined) return from === null || to !== null ? null : { from, to: from };
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(",", "."));
}

/** Limits as an address writes them. */
export function limitsText(limits: FigureLimits): string {
  if (limits === WITHOUT) return WITHOUT;
  const { from, to } = limits;
  return from === to ? `${from ?? ""}` : `${from ?? ""}-${to ?? ""}`;
}

/**
 * What a form without scripts says by several values of one name: the button that was pressed comes last and is
 * limits as it is, before it come the two fields, and before these what had been chosen.
 */
export function joinedLimits(values: readonly string[]): string {
  const last = values.at(-1) ?? "";
  if (values.length < 2 || isWhole(last)) return last;
  const [kept = "", ...fields] = isWhole(values[0] ?? "") ? values : ["", ...values];
  const [from = "", to = ""] = fields;
  return from.trim() === "" && to.trim() === "" ? kept : `${from.trim()}-${to.trim()}`;
}

const isWhole = (text: string) => text === WITHOUT || text.includes("-");

/** The limits that an address gives; null without any. */
export function limitsOf(params: {
  readonly [Name in FieldName]?: string | undefined;
}): LimitsByField | null {
  const limits: { [Name in FieldName]?: FigureLimits } = {};
  for (const { name } of FIGURE_FIELDS) {
    const read = readLimits(params[name] ?? "");
    if (read !== null) limits[name] = read;
  }
  return Object.keys(limits).length === 0 ? null : limits;
}

/** Limits without those of one figure; null where none are left. */
export function withoutLimits(limits: LimitsByField | null, field: FieldName): LimitsByField | null {
  const { [field]: _field, ...left } = limits ?? {};
  return Object.keys(left).length === 0 ? null : left;
}

/** The figures that limits are set for, in the order of all. */
export function limitedFields(limits: LimitsByField | null): FieldName[] {
  return FIGURE_FIELDS.map(({ name }) => name).filter((name) => limits?.[name] !== undefined);
}

/** The kinds of figure that a list is narrowed or sorted by, in the order of all. */
export function askedFigures(limits: LimitsByField | null, sort: string | undefined): FigureKey[] {
  const asked = [figureSort(sort)?.field, ...limitedFields(limits)];
  return FIGURE_FIELDS.flatMap(({ name, key }) => (asked.includes(name) ? key : []));
}
