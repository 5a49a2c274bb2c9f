import * as v from "valibot";

/** What a database column holds. */
type Stored = string | number | null;

/**
 * A value of a record: the database column that it lies in, null for one that is worked out, and how it is read
 * and written. `get` and `set` go by its text as a catalogue file has it.
 */
export type Field<Item> = {
  column: string | null;
  get(item: Item): string;
  set(item: Item, cell: string): void;
  store(item: Item): Stored;
  load(item: Item, stored: Stored): void;
};

/** Text; "" where there is none. */
export function text<Name extends string>(name: Name, column: string = name): Field<Record<Name, string>> {
  return {
    column,
    get: (item) => item[name],
    set: (item, cell) => void (item[name] = cell),
    store: (item) => item[name],
    load: (item, stored) => void (item[name] = String(stored ?? "")),
  };
}

/** Text that may be absent: "" in a file, null in the record and the database. */
export function optional<Name extends string>(
  name: Name,
  column: string | null = name,
): Field<Record<Name, string | null>> {
  return {
    column,
    get: (item) => item[name] ?? "",
    set: (item, cell) => void (item[name] = cell || null),
    store: (item) => item[name],
    load: (item, stored) => void (item[name] = stored === null ? null : String(stored)),
  };
}

/** Yes or no; 1 or 0 in the database. */
export function flag<Name extends string>(name: Name, column: string = name): Field<Record<Name, boolean>> {
  return {
    column,
    get: (item) => (item[name] ? "yes" : "no"),
    set: (item, cell) => void (item[name] = cell !== "no"),
    store: (item) => (item[name] ? 1 : 0),
    load: (item, stored) => void (item[name] = stored === 1),
  };
}

export function number<Name extends string>(name: Name, column: string = name): Field<Record<Name, number>> {
  return {
    column,
    get: (item) => String(item[name]),
    set: (item, cell) => void (item[name] = Number(cell)),
    store: (item) => item[name],
    load: (item, stored) => void (item[name] = Number(stored)),
  };
}

/** The list of most products that have none, one for all of them. */
export const NONE: readonly string[] = Object.freeze([]);

const texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** As many lists are remembered, as many products say the same; those share one list. */
const MOST_LISTS = 5000;
const lists = new Map<Stored, readonly string[]>();

function listIn(stored: Stored): readonly string[] {
  const known = lists.get(stored);
  if (known) return known;
  const list = Object.freeze(v.parse(texts, stored));
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(stored, list);
  return list;
}

/** Several texts: one a line in a file, JSON in the database. */
export function lines<Name extends string>(
  name: Name,
  column: string = name,
): Field<Record<Name, readonly string[]>> {
  return {
    column,
    get: (item) => item[name].join("\n"),
    set: (item, cell) => void (item[name] = cell === "" ? [] : cell.split("\n")),
    store: (item) => JSON.stringify(item[name]),
    load: (item, stored) => void (item[name] = stored === null || stored === "[]" ? NONE : listIn(stored)),
  };
}
