import * as v from "valibot";
import { FileError } from "../errors.ts";
import type { Sheet } from "./table.ts";

const cell = v.union([v.string(), v.boolean(), v.null(), v.array(v.string())]);
const file = v.array(v.record(v.string(), cell));

/**
 * Reads JSON as `GET /api/products` answers it: a list of objects; a list inside becomes lines. The row
 * number is the place in the list, from 1. Numbers keep all their digits. Throws {@link FileError}.
 */
export function readJson(bytes: Uint8Array): Sheet {
  const result = v.safeParse(file, parse(bytes));
  if (!result.success) throw new FileError({ code: "notAList" });
  const keys = [...new Set(result.output.flatMap((entry) => Object.keys(entry)))];
  const given = new Set(
    result.output.flatMap((entry) => Object.keys(entry).filter((key) => entry[key] !== null)),
  );
  // A field that is null everywhere says nothing, such as the price where prices are private: it empties no cell.
  const header = keys.filter((key) => given.has(key));
  return {
    header,
    voidColumns: keys.filter((key) => !given.has(key)),
    rows: result.output.map((entry, index) => ({
      row: index + 1,
      cells: header.map((key) => textOf(entry[key] ?? null)),
    })),
    decimalComma: false,
    quotesFormulas: false,
    notes: [],
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text, digits);
    return parsed;
  } catch {
    throw new FileError({ code: "notJson" });
  }
}

/** A number as it is written; as a number it would lose the digits after the fifteenth. */
function digits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" ? (context?.source ?? String(value)) : value;
}

function textOf(value: v.InferOutput<typeof cell>): string {
  if (value === null) return "";
  // A line break inside an entry would make two of it.
  if (typeof value === "object") return value.map((entry) => entry.replaceAll(/\s+/gu, " ")).join("\n");
  return String(value);
}
