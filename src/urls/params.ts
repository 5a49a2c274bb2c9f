import { joinedLimits, limitsText, readLimits } from "../domain/figures/figure-limits.ts";
import { linkedLines, NO_READABLE_LINE, readLinkedLines } from "../domain/quote/quote-link.ts";

/** One query parameter: how its text is read, and whether visitors can make up any number of its values. */
export type Param<Value> = {
  /** The value, or undefined where the text says no more than its absence would. */
  read: (text: string) => Value | undefined;
  unbounded: boolean;
  /** What several values of the name say together; without it the last counts. */
  joined?: (values: readonly string[]) => string;
};

/** The parameters of a page by name, in the order in which its canonical address lists them. */
export type Params<Values> = { [Name in keyof Values]-?: Param<NonNullable<Values[Name]>> };

/** Longest text that is read, in UTF-16 units; longer ones are cut. */
export const LONGEST_TEXT = 200;

/** A search of fewer characters says too little for suggestions. */
export const LEAST_SEARCH = 2;

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line without control characters and without blanks at its ends, well-formed and at most 200 long. */
export function cleanText(text: string): string {
  return text.replace(CONTROL_CHARACTERS, " ").trim().slice(0, LONGEST_TEXT).toWellFormed().trimEnd();
}

/** Free text, such as a search. */
export const text: Param<string> = {
  read: (raw) => cleanText(raw) || undefined,
  unbounded: true,
};

/** A name to filter by; "all", in any case, means no filter (R16.4). */
export const filter: Param<string> = {
  read: (raw) => {
    const name = cleanText(raw);
    return name === "" || name.toLowerCase() === "all" ? undefined : name;
  },
  unbounded: true,
};

/** One of a few fixed words. */
export function oneOf<const Value extends string>(values: readonly Value[]): Param<Value> {
  return { read: (raw) => values.find((value) => value === cleanText(raw)), unbounded: false };
}

/** A page of results from 2 to 9,999; the first page is the address without it. */
export const pageNumber: Param<number> = {
  read: (raw) => {
    const digits = cleanText(raw);
    const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 1;
    return number > 1 && number < 10_000 ? number : undefined;
  },
  unbounded: true,
};

/** A whole number between these; the usual one is the address without it, and what lies outside is not read. */
export function wholeNumber(least: number, most: number, usual: number): Param<number> {
  return {
    read: (raw) => {
      const digits = cleanText(raw);
      const number = /^\d{1,9}$/.test(digits) ? Number(digits) : usual;
      return number !== usual && number >= least && number <= most ? number : undefined;
    },
    unbounded: most - least > 100,
  };
}

/** What a figure has to lie within: "400-600", "400-", "-68", "500", or "none" for products that don't state it. */
export const limits: Param<string> = {
  read: (raw) => {
    const read = readLimits(cleanText(raw));
    return read === null ? undefined : limitsText(read);
  },
  unbounded: true,
  joined: joinedLimits,
};

/** The id of a product. */
export const productId: Param<string> = {
  read: (raw) => (/^[\w-]+$/.test(cleanText(raw)) ? cleanText(raw) : undefined),
  unbounded: true,
};

/** As many ids of a list are read; what follows is no list that somebody made. */
const MOST_IDS = 8;

/** More of a list of ids than as many of the longest; in UTF-16 units. */
const LONGEST_LIST = MOST_IDS * (LONGEST_TEXT + 1);

/** Several ids of products with points between them, which an address need not escape; each once. */
export const productIds: Param<string> = {
  read: (raw) => {
    const ids = raw.slice(0, LONGEST_LIST).split(/[.,;\s]+/);
    const known = new Set(ids.flatMap((id) => productId.read(id) ?? []));
    return [...known].slice(0, MOST_IDS).join(".") || undefined;
  },
  unbounded: true,
};

/** The ids of such a list. */
export function listedIds(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(".");
}

/** The lines of a quote list, `NUM-2001*2 KLX-1007`: in an address the blanks are plus signs, and nothing is escaped. */
export const quoteLines: Param<string> = {
  read: (raw) => linkedLines(readLinkedLines(raw)) || (raw.trim() === "" ? undefined : NO_READABLE_LINE),
  unbounded: true,
};

/** The reference of an inquiry, such as `Q7K2-M9XD`. */
export const reference: Param<string> = {
  read: (raw) => (/^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(cleanText(raw)) ? cleanText(raw) : undefined),
  unbounded: true,
};

/**
 * Reads parameters by name; what is unknown, empty or nonsense is left out. Values that were read before are
 * taken as they are, since reading a value's own text gives that value.
 */
export function readParams<Values extends object>(
  params: Params<Values>,
  raw: Readonly<Record<string, unknown>>,
): Partial<Values> {
  const values: Partial<Values> = {};
  for (const name in params) {
    const given = raw[name];
    if (typeof given !== "string" && typeof given !== "number") continue;
    const value = params[name].read(String(given));
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/**
 * Query strings as plain text, not JSON: the router's default would read `q=123` as a number. The last of
 * several values of a name wins, unless one of `params` joins them.
 */
export function parseQuery(
  query: string,
  params: Iterable<readonly [name: string, param: Param<unknown>]> = [],
): Record<string, string> {
  const given = new URLSearchParams(query);
  const values = Object.fromEntries(given);
  for (const [name, { joined }] of params) {
    if (joined && name in values) values[name] = joined(given.getAll(name));
  }
  return values;
}

/** The query string with its `?`, or "" when nothing is set. Undefined, null and "" are left out. */
export function buildQuery(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}
