import { removeRows } from "../../database/catalogue/catalogue.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import { addVersions, readVersion } from "../../database/catalogue/entity-versions.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import type { VersionCause } from "../../domain/office/entity-version.ts";
import type { SearchWord } from "../../domain/office/search-words.ts";
import type { SynonymRecord } from "../columns.ts";
import { lastPosition } from "../entities/entity.ts";
import { type Changer, type GroupChange, inOneStep, NotChangedError } from "./group-transaction.ts";
import { cellsOf, putRecords, SYNONYMS, withCells } from "../records.ts";
import { pairOf, synonymIds } from "../entities/synonym-ids.ts";

/** What was done to a pair, and so of which kind its version is. */
const CAUSES = {
  made: "published",
  removed: "withdrawn",
  restored: "restored",
} as const satisfies Record<string, VersionCause>;

/** Gives a word of searches a meaning; a pair that a file has switched off is switched on. */
export async function addSearchWord(
  handle: DatabaseHandle,
  { word, means }: SearchWord,
  changer: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, false, async (trx, { synonyms }) => {
    const known = synonyms.find((each) => pairOf(each) === pairOf({ word, means })) ?? null;
    const idOf = await synonymIds(trx, synonyms);
    const added = { ...SYNONYMS.blank(), word, means, position: lastPosition(synonyms) + 1 };
    const synonym = known ?? { ...added, id: idOf({ word, means }) };
    return put(trx, known, { ...synonym, isActive: true }, "made", changer);
  });
}

/** Takes a meaning from a word of searches; its versions stay. */
export async function removeSearchWord(
  handle: DatabaseHandle,
  id: string,
  changer: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, false, async (trx, { synonyms }) => {
    const synonym = synonyms.find((each) => each.id === id);
    if (!synonym) throw new NotChangedError({ outcome: "missing" });
    await removeRows(trx, "synonyms", [id]);
    await keep(trx, synonym, { ...synonym, isActive: false }, "removed", changer);
    return { outcome: "removed" };
  });
}

/** Gives a word the meaning again that it had in an earlier version. */
export async function restoreSearchWord(
  handle: DatabaseHandle,
  { id, version }: { id: string; version: number },
  changer: Changer,
): Promise<GroupChange> {
  return inOneStep(handle, false, async (trx, { synonyms }) => {
    const found = await readVersion(trx, { kind: "synonym", id }, version);
    if (!found) throw new NotChangedError({ outcome: "missing" });
    const stored = synonyms.find((each) => each.id === id) ?? null;
    const added = { ...SYNONYMS.blank(), id, position: lastPosition(synonyms) + 1 };
    const synonym = withCells(SYNONYMS, stored ?? added, found.snapshot);
    return put(trx, stored, { ...synonym, isActive: true }, "restored", changer);
  });
}

async function put(
  trx: Database,
  stored: SynonymRecord | null,
  synonym: SynonymRecord,
  done: keyof typeof CAUSES,
  changer: Changer,
): Promise<GroupChange> {
  if (stored?.isActive === true) throw new NotChangedError({ outcome: "unchanged" });
  await putRecords(trx, SYNONYMS, [synonym]);
  await keep(trx, stored, synonym, done, changer);
  return { outcome: "changed", id: synonym.id, changed: 1 };
}

/** Adds the version and the line of the record. */
async function keep(
  trx: Database,
  before: SynonymRecord | null,
  after: SynonymRecord,
  done: keyof typeof CAUSES,
  { staff, now }: Changer,
): Promise<void> {
  const { id, word, means } = after;
  const change = {
    id,
    before: before && { snapshot: cellsOf(SYNONYMS, before), at: now },
    after: cellsOf(SYNONYMS, after),
  };
  await addVersions(trx, "synonym", [change], { at: now, staff, cause: CAUSES[done] });
  await appendToRecord(trx, {
    at: now,
    actor: staff,
    action: `synonym.${done}`,
    entity: { kind: "synonym", id, label: word },
    before: after.isActive ? {} : { means },
    after: after.isActive ? { means } : {},
  });
}
