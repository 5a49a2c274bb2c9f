import { specificationLines } from "../product/product.ts";
import { EVERY_UNIT, unitAt } from "./units.ts";

/** A line of a specification as it is edited: `Working width: 550 mm` in three cells. */
export type SpecificationRow = { label: string; value: string; unit: string };

/** A number as it is written, also a range or one with a word before it, right before a unit. */
const LAST_NUMBER = /^(.*\d) (\S.*)$/u;

/** Takes a unit off the end of a value that is one amount: `550 mm`, `4 to 8 h`; `24 V, 140 Ah` stays whole. */
export function splitUnit(text: string): { value: string; unit: string } {
  const [, value, unit = ""] = LAST_NUMBER.exec(text) ?? [];
  if (value === undefined || /[,;/]/.test(value.replaceAll(/\d,\d/g, ""))) return { value: text, unit: "" };
  const known = unitAt(unit, EVERY_UNIT);
  return known && known.rest === "" ? { value, unit } : { value: text, unit: "" };
}

/** The rows of a specification's text. */
export function rowsOf(specifications: string): SpecificationRow[] {
  return specificationLines(specifications).map(({ label, value }) => ({ label, ...splitUnit(value) }));
}

/** A row as a line; "" for an empty one. A colon in the name would end it, so there is none. */
export function lineOf({ label, value, unit }: SpecificationRow): string {
  const name = label.replaceAll(":", " ").replaceAll(/\s+/g, " ").trim();
  const amount = [value.trim(), unit.trim()].filter(Boolean).join(" ");
  if (name === "") return amount;
  return amount === "" ? `${name}:` : `${name}: ${amount}`;
}

/** The text of rows; empty ones vanish. */
export function textOf(rows: readonly SpecificationRow[]): string {
  return rows.map(lineOf).filter(Boolean).join("\n");
}

/**
 * The rows of pasted text: a line each. A name ends at a colon or, as spreadsheets copy cells, at a tab; the unit may
 * follow in a cell of its own.
 */
export function pastedRows(text: string): SpecificationRow[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      const [label = "", value, unit] = line.split("\t").map((cell) => cell.trim());
      if (value === undefined) return rowsOf(line);
      const name = label.replace(/:$/, "");
      return [unit === undefined ? { label: name, ...splitUnit(value) } : { label: name, value, unit }];
    });
}
