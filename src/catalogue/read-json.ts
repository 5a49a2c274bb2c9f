import * as v from "valibot";
import { BadFile } from "./bad-input.ts";
import type { Sheet } from "./sheet.ts";

const cell = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]);
const file = v.array(v.record(v.string(), cell));

/**
 * Reads JSON as `GET /api/products` answers it: a list of objects; a list inside becomes lines. The row
 * number is the place in the list, from 1. Throws {@link BadFile}.
 */
export function readJson(bytes: Uint8Array): Sheet {
  const result = v.safeParse(file, parse(bytes));
  if (!result.success) {
    throw new BadFile("A JSON file must be a list of products as /api/products answers it.");
  }
  const header = [...new Set(result.output.flatMap((entry) => Object.keys(entry)))];
  return {
    header,
    rows: result.output.map((entry, index) => ({
      row: index + 1,
      cells: header.map((key) => textOf(entry[key] ?? null)),
    })),
    decimalComma: false,
    quotesFormulas: false,
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return parsed;
  } catch {
    throw new BadFile("This file is not valid JSON.");
  }
}

function textOf(value: v.InferOutput<typeof cell>): string {
  if (value === null) return "";
  // A line break inside an entry would make two of it.
  if (typeof value === "object") return value.map((entry) => entry.replaceAll(/\s+/gu, " ")).join("\n");
  return String(value);
}
