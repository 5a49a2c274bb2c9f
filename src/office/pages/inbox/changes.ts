import { useQuery } from "@tanstack/react-query";
import { INQUIRY_STATUSES, type InquiryStatus } from "../../../domain/inquiry/inquiry.ts";
import { type LostReason, moveRule } from "../../../domain/inquiry/inquiry-moves.ts";
import { answer, api } from "../../api.ts";
import { notify } from "../../notices.ts";
import { meQuery, queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import type { InboxItem } from "./queries.ts";

/** What is done to an inquiry in a list. */
export type InboxChange =
  | { kind: "give"; to: { id: string; name: string } | null }
  | { kind: "move"; to: InquiryStatus; reason?: LostReason };

/** How many inquiries are changed at once. */
const AT_ONCE = 4;

/** Runs over a list, some at a time; what is not done, refused or without an answer, is null in its place. */
async function each<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: (Result | null)[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const some = items.slice(first, first + AT_ONCE).map(async (item) => {
      try {
        return await run(item);
      } catch {
        return null;
      }
    });
    results.push(...(await Promise.all(some)));
  }
  return results;
}

const done = ({ reference: id, version }: Pick<InboxItem, "reference" | "version">, change: InboxChange) => {
  const param = { id };
  return answer<{ reference: string; version: number }>(() =>
    change.kind === "give"
      ? api.inquiries[":id"].owner.$post({ param, json: { to: change.to?.id ?? null, version } })
      : api.inquiries[":id"].moves.$post({
          param,
          json: { to: change.to, version, ...(change.reason && { reason: change.reason }) },
        }),
  );
};

/** The statuses that every one of these inquiries may be moved to now. */
export function movesOfAll(items: readonly InboxItem[], now: Date): InquiryStatus[] {
  return INQUIRY_STATUSES.filter(
    (to) => items.length > 0 && items.every((item) => moveRule(item, to, now) === null),
  );
}

/** Does something to inquiries, says what was done, and undoes the whole of it when that is asked for. */
export function useWork() {
  const { inbox: words, shell } = useWords();
  const { data: me } = useQuery(meQuery);

  const told = (change: InboxChange, count: number, name: string) => {
    if (change.kind === "move") return words.undo.moved(count, name, words.statuses[change.to]);
    if (change.to?.id === me?.id) return words.undo.taken(count, name);
    return words.undo.given(count, name, change.to?.name ?? words.nobody);
  };

  const undo = async (changed: readonly { reference: string; version: number }[]) => {
    const results = await each(changed, ({ reference: id, version }) =>
      answer(() => api.inquiries[":id"].undo.$post({ param: { id }, json: { version } })),
    );
    const text = results.includes(null) ? words.undo.notUndone : words.undo.undone;
    notify({ text });
    await queries.invalidateQueries();
  };

  return async (items: readonly InboxItem[], change: InboxChange): Promise<void> => {
    const results = await each(items, (item) => done(item, change));
    const changed = results.flatMap((result) => result ?? []);
    const failed = items.length - changed.length;
    const text = [
      changed.length > 0 && told(change, changed.length, items[0]?.name ?? ""),
      failed > 0 && words.bulk.failed(failed, items.length),
    ];
    notify({
      text: text.filter(Boolean).join(". "),
      ...(changed.length > 0 && { action: { label: shell.undo, run: () => void undo(changed) } }),
    });
    await queries.invalidateQueries();
  };
}
