type Fields = Readonly<Record<string, string | number | boolean | null>>;

export type Change = {
  field: string;
  label: string;
  /** Null where the line doesn't say what it was, or became. */
  before: string | null;
  after: string | null;
};

/** The words in which changes are told. */
type Words = {
  nothing: string;
  nobody: string;
  hours: (minutes: number) => string;
  moment: (iso: string) => string;
  document: (line: string) => string;
  fields: Readonly<Record<string, string>>;
  /** Fields that are called otherwise of some kinds of things, by the kind. */
  fieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Numbers of the code that say nothing to a reader. */
const UNSEEN = ["reply"];

/** The fields that a line of the record changed, in a reader's words; people are called by their names. */
export function recordedChanges(
  { entity, before, after }: { entity: { kind: string }; before: Fields; after: Fields },
  words: Words,
  names: ReadonlyMap<string, string>,
): Change[] {
  const textOf = (field: string, value: Fields[string]) => {
    if (field === "owner") return value === null ? words.nobody : (names.get(String(value)) ?? String(value));
    if (value === null || value === "") return words.nothing;
    if (field === "firstReplyAt") return words.moment(String(value));
    if (field === "replyGoal") return words.hours(Number(value));
    if (field === "documents") return String(value).split("\n").map(words.document).join("\n");
    return words.values[field]?.[String(value)] ?? String(value);
  };
  const labels = { ...words.fields, ...words.fieldsOf[entity.kind] };
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
