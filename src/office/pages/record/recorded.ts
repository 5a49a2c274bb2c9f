import { shortDate } from "../../components/dates.ts";
import type { OfficeWords } from "../../words.tsx";

type Fields = Readonly<Record<string, string | number | boolean | null>>;

export type Change = {
  field: string;
  label: string;
  /** Null where the line doesn't say what it was, or became. */
  before: string | null;
  after: string | null;
};

/** Numbers of the code that say nothing to a reader. */
const UNSEEN = ["reply"];

/** The fields that a line of the record changed, in a reader's words; people are called by their names. */
export function recordedChanges(
  { before, after }: { before: Fields; after: Fields },
  words: OfficeWords["record"],
  names: ReadonlyMap<string, string>,
): Change[] {
  const textOf = (field: string, value: Fields[string]) => {
    if (field === "owner") return value === null ? words.nobody : (names.get(String(value)) ?? String(value));
    if (value === null || value === "") return words.nothing;
    if (field === "firstReplyAt") return shortDate(String(value));
    if (field === "replyGoal") return words.hours(Number(value));
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = words.values;
    return known[field]?.[String(value)] ?? String(value);
  };
  const labels: Readonly<Record<string, string>> = words.fields;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !UNSEEN.includes(field) && before[field] !== after[field])
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      before: before[field] === undefined ? null : textOf(field, before[field]),
      after: after[field] === undefined ? null : textOf(field, after[field]),
    }));
}

type Entity = { kind: string; id: string; label: string };

/** Where what a line is about can be looked at now; null for what is nowhere. */
export function placeOf({ kind, id, label }: Entity, action: string): string | null {
  if (action.endsWith(".removed") && kind !== "synonym") return null;
  if (kind === "company") return "/company";
  if (kind === "staff") return "/staff";
  if (kind === "synonym") return "/search-words";
  if (id === "") return null;
  if (kind === "inquiry") return `/inquiries/${label}`;
  const folder = { product: "products", brand: "brands", category: "categories" }[kind];
  return folder === undefined ? null : `/${folder}/${encodeURIComponent(id)}`;
}
