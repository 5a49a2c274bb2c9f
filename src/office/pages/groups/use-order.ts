import { useRef, useState } from "react";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { answer } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { apiOf, listQuery } from "./kinds.ts";

/** Brings rows into another order, each among those that stand beside it, and can take that back. */
export function useOrder(kind: GroupKind) {
  const { groups, shell } = useWords();
  const [said, say] = useState("");
  // One after the other: the next move of a row begins where the one before it ended.
  const last = useRef(Promise.resolve());

  /** Resolves with whether it was done; else it says why not. */
  const send = async (before: readonly string[], after: readonly string[]): Promise<boolean> => {
    const json = { before: [...before], after: [...after] };
    let isDone = true;
    try {
      await answer(() => apiOf(kind).order.$post({ json }));
    } catch (error) {
      isDone = false;
      tellWhyNot(error, shell.notDone);
    }
    await queries.invalidateQueries({ queryKey: listQuery(kind).queryKey });
    return isDone;
  };

  const place = async (id: string, to: (from: number) => number) => {
    const rows = queries.getQueryData(listQuery(kind).queryKey)?.rows ?? [];
    const row = rows.find((each) => each.id === id);
    const before = rows.filter((each) => each.parentKey === row?.parentKey).map((each) => each.id);
    const from = before.indexOf(id);
    const wanted = to(from);
    if (!row || wanted < 0 || wanted >= before.length || wanted === from) return;
    const after = before.toSpliced(from, 1).toSpliced(wanted, 0, id);
    if (!(await send(before, after))) return;
    say(groups.movedTo(row.name, wanted + 1, before.length));
    notify({
      text: groups.moved(row.name),
      action: { label: shell.undo, run: () => void send(after, before) },
    });
  };

  const placeNext = (id: string, to: (from: number) => number) => {
    last.current = last.current.then(() => place(id, to));
    return last.current;
  };

  return {
    said,
    move: (id: string, by: number) => placeNext(id, (from) => from + by),
    moveTo(id: string, target: string) {
      const rows = queries.getQueryData(listQuery(kind).queryKey)?.rows ?? [];
      const [moved, onto] = [id, target].map((each) => rows.find((row) => row.id === each));
      if (!moved || moved.parentKey !== onto?.parentKey) return Promise.resolve();
      const beside = rows.filter((each) => each.parentKey === moved.parentKey);
      return placeNext(id, () => beside.findIndex((each) => each.id === target));
    },
  };
}
