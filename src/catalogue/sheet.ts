/** One row of a file. `row` is its number as the spreadsheet shows it, the header being row 1. */
export type SheetRow = { row: number; cells: readonly string[] };

/** A file as a table of text, before anybody looks at what the columns mean. */
export type Sheet = {
  header: readonly string[];
  rows: readonly SheetRow[];
  /** Whether `12,50` means twelve and a half, as in files separated by semicolons. */
  decimalComma: boolean;
  /** Whether an apostrophe before a formula sign was put there by an export and is taken off again. */
  quotesFormulas: boolean;
};

const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula. Text that begins with apostrophes
 * and such a sign gets one more, so that {@link unquoteFormula} gives back exactly what was there.
 */
export function quoteFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes off the apostrophe that {@link quoteFormula} put on. */
export function unquoteFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** Makes a sheet of raw rows, the first being the header; rows without any text vanish, numbers stay. */
export function sheetOf(
  raw: readonly (readonly string[])[],
  options: { decimalComma: boolean; firstRow?: number },
): Sheet {
  const [header = [], ...rest] = raw;
  const first = options.firstRow ?? 1;
  return {
    header,
    rows: rest
      .map((cells, index) => ({ row: first + index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
    decimalComma: options.decimalComma,
    quotesFormulas: true,
  };
}
