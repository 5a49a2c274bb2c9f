import { useRef, useState } from "react";
import { groupEditsSchema } from "../../../domain/office/groups.ts";
import { type CellEdits, realEdits } from "../../../domain/office/product-draft.ts";
import { openUnsent } from "../../unsent.ts";

/** Changes of the texts that are stored; each remembers the text that was there when it was first changed. */
export function useEdits(name: string, cells: Readonly<Record<string, string>>) {
  const [unsent] = useState(() => openUnsent(() => sessionStorage, name, groupEditsSchema.entries.edits));
  const [edits, setEdits] = useState<CellEdits>(() => unsent.read() ?? {});
  // What is done later, such as a picture that arrives, is done to the edits of then.
  const latest = useRef(edits);
  const change = (next: CellEdits) => {
    latest.current = realEdits(next);
    unsent.write(Object.keys(latest.current).length === 0 ? null : latest.current);
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
