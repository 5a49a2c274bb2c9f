import * as v from "valibot";
import { versionSchema } from "./entity-version.ts";

/** A changed text: what was there when somebody began to change it, and what they want. */
type CellEdit = { from: string; to: string };

/** Changed texts by the column's name. */
export type CellEdits = Readonly<Record<string, CellEdit>>;

/** Work on a product that visitors don't see yet; `isNew` while it was never published. */
export type ProductDraft = {
  id: string;
  isNew: boolean;
  /** In which version of the catalogue the product was last written when the draft was begun; 0 for a new one. */
  begunFrom: number;
  /** Counts how often the draft was kept. */
  version: number;
  edits: CellEdits;
  staff: { id: string; name: string };
  createdAt: string;
  updatedAt: string;
};

/** Longer than any column takes; in characters. */
const LONGEST = 60_000;
const MOST_COLUMNS = 40;

const text = v.pipe(v.string(), v.maxLength(LONGEST));

/** What the editor sends: the changed texts over the draft of this version (0 without one). */
export const draftSchema = v.object({
  version: versionSchema,
  edits: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.object({ from: text, to: text })),
    v.check((edits) => Object.keys(edits).length <= MOST_COLUMNS),
  ),
});

/** Without those that end where they began. */
export function realEdits(edits: CellEdits): CellEdits {
  return Object.fromEntries(Object.entries(edits).filter(([, { from, to }]) => from !== to));
}

/** What the edits want, by column. */
export function wantedTexts(edits: CellEdits): Record<string, string> {
  return Object.fromEntries(Object.entries(edits).map(([column, { to }]) => [column, to]));
}

/** Texts with the edits laid over them. */
export function withEdits(cells: Readonly<Record<string, string>>, edits: CellEdits): Record<string, string> {
  return { ...cells, ...wantedTexts(edits) };
}

/** What was changed after some edits were published, as changes of what they made of the texts. */
export function editsSince(published: CellEdits, now: CellEdits): CellEdits {
  const columns = Object.entries({ ...published, ...now });
  return realEdits(
    Object.fromEntries(
      columns.map(([column, { from }]) => {
        const before = published[column]?.to ?? from;
        return [column, { from: before, to: now[column]?.to ?? from }];
      }),
    ),
  );
}

/** Two texts for one column, of which a person has to choose. */
export type EditConflict = { column: string; from: string; mine: string; theirs: string };

/** The columns that somebody else has published meanwhile with another text than the draft began from, and than it wants. */
export function conflictsWith(current: Readonly<Record<string, string>>, edits: CellEdits): EditConflict[] {
  return Object.entries(edits).flatMap(([column, { from, to }]) => {
    const theirs = current[column] ?? "";
    return theirs === from || theirs === to ? [] : [{ column, from, mine: to, theirs }];
  });
}

/**
 * Brings together what two people kept of one draft since it was `base`: whatever only one of them changed is taken,
 * where both wrote something else `mine` stands in `edits` and both texts in `conflicts`.
 */
export function mergeEdits(
  base: CellEdits,
  mine: CellEdits,
  theirs: CellEdits,
): { edits: CellEdits; conflicts: EditConflict[] } {
  const edits: Record<string, CellEdit> = {};
  const conflicts: EditConflict[] = [];
  for (const column of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [base[column], mine[column], theirs[column]];
    const from = (other ?? own)?.from ?? "";
    const [was, wanted, theirsNow] = [before?.to ?? from, own?.to ?? from, other?.to ?? from];
    const to = wanted === was ? theirsNow : wanted;
    if (to !== from) edits[column] = { from, to };
    if (wanted !== was && theirsNow !== was && wanted !== theirsNow) {
      conflicts.push({ column, from: was, mine: wanted, theirs: theirsNow });
    }
  }
  return { edits, conflicts };
}

/** Which draft somebody saw: what it was made of may not have been overtaken. */
export const seenDraftSchema = v.object({ version: versionSchema });

/** The article number that a withdrawn product's address leads to; "" for none. */
export const withdrawalSchema = v.object({
  successor: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ""),
});
