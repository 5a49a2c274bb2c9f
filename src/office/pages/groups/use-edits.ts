import { useRef, useState } from "react";
import * as v from "valibot";
import { groupEditsSchema } from "../../../domain/groups.ts";
import { type CellEdits, realEdits } from "../../../domain/product-draft.ts";

/** What was typed and not published, kept through a reload and a new sign-in. */
function readKept(key: string): CellEdits {
  try {
    const kept = v.safeParse(groupEditsSchema, { edits: JSON.parse(sessionStorage.getItem(key) ?? "{}") });
    return kept.success ? kept.output.edits : {};
  } catch {
    return {};
  }
}

function keep(key: string, edits: CellEdits): void {
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // Without storage it is kept as long as the page.
  }
}

/** One person's changes of the texts that are stored; each remembers the text that was there when it was first changed. */
export function useEdits(staff: string, name: string, cells: Readonly<Record<string, string>>) {
  const key = `office.${name}.${staff}`;
  const [edits, setEdits] = useState(() => readKept(key));
  // What is done later, such as a picture that arrives, is done to the edits of then.
  const latest = useRef(edits);
  const change = (next: CellEdits) => {
    latest.current = realEdits(next);
    keep(key, latest.current);
    setEdits(latest.current);
  };
  return {
    edits,
    count: Object.keys(edits).length,
    textOf: (column: string) => edits[column]?.to ?? cells[column] ?? "",
    isChanged: (column: string) => column in edits,
    set: (column: string, to: string) =>
      change({
        ...latest.current,
        [column]: { from: latest.current[column]?.from ?? cells[column] ?? "", to },
      }),
    /** Goes on from what somebody else has published meanwhile: with one's own text, or with theirs. */
    keepMine: (column: string, theirs: string) =>
      change({ ...edits, [column]: { from: theirs, to: edits[column]?.to ?? theirs } }),
    takeTheirs: (column: string) =>
      change(Object.fromEntries(Object.entries(edits).filter(([name_]) => name_ !== column))),
    discard: () => change({}),
    /** Ends the edits that were published; what was typed meanwhile stays one. */
    settle: (published: CellEdits) =>
      change(
        Object.fromEntries(
          Object.entries(latest.current).map(([column, { from, to }]) => [
            column,
            { from: published[column]?.to ?? from, to },
          ]),
        ),
      ),
  };
}

export type Edits = ReturnType<typeof useEdits>;
