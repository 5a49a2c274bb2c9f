import * as v from "valibot";
import { ATTRIBUTE_KINDS, READER } from "../domain/attribute-kinds.ts";
import type { ImportNote } from "../domain/import-faults.ts";
import { type Attribute, readAttributes, unreadable } from "../domain/attributes.ts";

/** How many of the values that could not be read a note shows, and how much of each. */
const EXAMPLES = 2;
const EXAMPLE_LENGTH = 60;

/** What was stored with a product, and the version of the reader that read it. */
type Stored = { specifications: string; attributes: string; attributesReader: number };

const value = v.union([
  v.object({ number: v.number(), unit: v.string(), times: v.exactOptional(v.number()) }),
  v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()), unit: v.string() }),
  v.object({ choice: v.string() }),
]);
const line = v.object({
  key: v.picklist(ATTRIBUTE_KINDS.map(({ key }) => key)),
  value: v.nullable(value),
});
const lines = v.pipe(v.string(), v.parseJson(), v.array(v.nullable(line)));

/** What is stored of a specification's attributes: an entry a line, null where its label belongs to no kind. */
export function storedAttributes(specifications: string): string {
  return JSON.stringify(
    readAttributes(specifications).map(({ key, value: read }) =>
      key === null ? null : { key, value: read },
    ),
  );
}

/** The attributes of a stored product; what another reader stored, or none, is read from its specification. */
export function attributesFrom({ specifications, attributes, attributesReader }: Stored): Attribute[] {
  const stored = attributesReader === READER ? v.safeParse(lines, attributes) : null;
  return readAttributes(specifications, stored?.success ? stored.output : []);
}

/** By label, how many values in these specifications can't be read and stay text, with examples. */
export function unreadValues(specifications: readonly string[]): ImportNote[] {
  const byLabel = Map.groupBy(
    specifications.flatMap((text) => unreadable(readAttributes(text))),
    ({ label }) => label,
  );
  return [...byLabel].map(([label, found]) => {
    const examples = [...new Set(found.map(({ text }) => shortened(text)))].slice(0, EXAMPLES);
    return { code: "unreadValues", label, count: found.length, examples };
  });
}

function shortened(text: string): string {
  return text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH - 1)}…` : text;
}
