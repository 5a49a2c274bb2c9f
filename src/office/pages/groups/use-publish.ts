import { useState } from "react";
import * as v from "valibot";
import { type GroupKind, NEW_ID } from "../../../domain/office/groups.ts";
import { answer, RefusedError } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { useGo } from "../../components/link.tsx";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { apiOf, pathOf } from "./kinds.ts";
import type { Edits } from "./use-edits.ts";

/** What somebody else has published meanwhile for a column that was changed here too. */
type Conflict = { column: string; theirs: string };

const conflictBody = v.object({
  conflicts: v.array(v.object({ column: v.string(), theirs: v.string() })),
});

/** Publishes the edits; what the server refuses stands beside the fields, and nothing typed is lost. */
export function usePublish(kind: GroupKind, id: string, edits: Edits) {
  const { groups, shell } = useWords();
  const go = useGo();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const refused = (error: unknown) => {
    const { fields, body } = error instanceof RefusedError ? error : { fields: {}, body: null };
    const read = v.safeParse(conflictBody, body);
    setErrors(fields);
    setConflicts(read.success ? read.output.conflicts : []);
    const [column] = Object.keys(fields);
    setProblem(column === undefined ? whyNot(error, shell.notSaved) : null);
    if (column !== undefined) document.getElementById(fieldId(column))?.focus();
  };

  const publish = async () => {
    if (busy || edits.count === 0) return;
    setBusy(true);
    setProblem(null);
    setErrors({});
    setConflicts([]);
    const json = { edits: { ...edits.edits } };
    try {
      const isNew = id === NEW_ID;
      const done = await answer<{ id: string | null }>(() =>
        isNew ? apiOf(kind).$post({ json }) : apiOf(kind)[":id"].$put({ param: { id }, json }),
      );
      await queries.invalidateQueries({ queryKey: ["groups"] });
      edits.settle(json.edits);
      notify({ text: groups.published });
      if (isNew && done.id !== null) go(`${pathOf(kind)}/${done.id}`, { replace: true });
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  const settled = (column: string) => setConflicts(conflicts.filter((each) => each.column !== column));
  return { publish, busy, errors, conflicts, settled, problem };
}

export type Publishing = ReturnType<typeof usePublish>;

export function fieldId(column: string): string {
  return `field-${column.replaceAll(" ", "-")}`;
}
