import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { readAttributes, unreadable } from "../../domain/figures/attributes.ts";

/** How many of the values that could not be read a note shows, and how much of each. */
const EXAMPLES = 2;
const EXAMPLE_LENGTH = 60;

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
