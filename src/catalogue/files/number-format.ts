import { CellError } from "../errors.ts";

/** What a number format does to a number, as far as it matters to an import. */
export type NumberFormat = {
  shows: "number" | "date" | "percent" | "digits";
  /** For "digits": the zeros and the signs between them, such as `000-000` or `KLX-0000`. */
  pattern: string;
  /** For "number": words that stand beside the number and are not in the cell, or "". */
  words: string;
};

const PLAIN: NumberFormat = { shows: "number", pattern: "", words: "" };

/** A spreadsheet keeps fifteen digits of a number and replaces further ones by zeros. */
const DIGITS = 15;

/** The built-in formats of a workbook by their number (ECMA-376, part 1, 18.8.30); most show the plain number. */
export function builtInFormat(id: number): NumberFormat {
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  if (isDate) return { ...PLAIN, shows: "date" };
  return id === 9 || id === 10 ? { ...PLAIN, shows: "percent" } : PLAIN;
}

/** Quoted text, an escaped sign, a space as wide as a sign, a filling sign, brackets, any other sign. */
const TOKEN = /"([^"]*)"|\\(.)|_.|\*.|\[([^\]]*)\]|(.)/gsu;

/** Understands a number format by its code, such as `00000`, `dd.mm.yyyy` or `0.000" BHD"`. */
export function numberFormat(code: string): NumberFormat {
  if (/^\s*general\s*$/i.test(code)) return PLAIN;
  let pattern = "";
  let words = "";
  let isPlain = false;
  for (const [, quoted, escaped, bracket, sign] of code.matchAll(TOKEN)) {
    // What comes after it is for negative numbers.
    if (sign === ";") break;
    const literal = quoted ?? escaped ?? (bracket?.startsWith("$") ? bracket.slice(1).split("-")[0] : "");
    pattern += literal;
    words += literal;
    if (bracket !== undefined && /^(?:h+|m+|s+)$/i.test(bracket)) return { ...PLAIN, shows: "date" };
    if (sign === undefined) continue;
    if (/[ymdhs]/i.test(sign)) return { ...PLAIN, shows: "date" };
    if (sign === "%") return { ...PLAIN, shows: "percent" };
    if (sign === "0" || /[-+/():\s]/.test(sign)) pattern += sign;
    else isPlain = true;
  }
  const zeros = pattern.split("0").length - 1;
  // A digit inside the words would be taken for a place of the number.
  if (!isPlain && zeros > 1 && !words.includes("0")) return { shows: "digits", pattern, words: "" };
  return { ...PLAIN, words: /\p{L}/u.test(words) ? words.trim() : "" };
}

/** The text of a numeric cell with all its digits. Throws {@link CellError} for what a number can't say. */
export function numberText(raw: string, format: NumberFormat): string {
  const number = Number(raw);
  if (raw.trim() === "" || !Number.isFinite(number)) throw new CellError({ code: "noNumber" });
  if (format.shows === "date") throw new CellError({ code: "dateOrTime" });
  if (format.shows === "percent") throw new CellError({ code: "percentage" });
  if (Number.isInteger(number) && Math.abs(number) >= 10 ** DIGITS) {
    throw new CellError({ code: "digitsLost", kept: DIGITS });
  }
  // Workbooks keep 12.3 as 12.300000000000001.
  const text = String(Number(number.toPrecision(DIGITS)));
  return format.shows === "digits" && /^\d+$/.test(text) ? filled(format.pattern, text) : text;
}

/** Puts digits into the zeros of a pattern from the right; what is left over stands before the first. */
function filled(pattern: string, digits: string): string {
  let left = digits;
  const signs = Array.from(pattern).toReversed();
  const first = signs.lastIndexOf("0");
  return signs
    .map((sign, n) => {
      if (sign !== "0") return sign;
      const taken = n === first ? left.padStart(1, "0") : left.slice(-1) || "0";
      left = n === first ? "" : left.slice(0, -1);
      return taken;
    })
    .toReversed()
    .join("");
}
