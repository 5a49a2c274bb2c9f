import { createHash } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import * as v from "valibot";
import type { Database, Tables } from "./schema.ts";

/** Who changed something: a member of staff, or the office by itself where `id` is null. */
type RecordedBy = { id: string | null; name: string };

/** The fields that changed, with flat values that can be read in a table. */
export type RecordedFields = Record<string, string | number | boolean | null>;

/** One change, as it is told afterwards. `label` names the entity as it was called then. */
export type RecordEntry = {
  at: string;
  actor: RecordedBy;
  /** What was done, such as `inquiry.moved`; its words are in the office's texts. */
  action: string;
  entity: { kind: string; id: string; label: string };
  before: RecordedFields;
  after: RecordedFields;
};

/** A line of the record. */
type RecordLine = RecordEntry & { line: number };

type Row = Insertable<Tables["record"]>;

/** SHA-256 (hex) of the line before and of everything in this one. */
function hashOf(previous: string, row: Row): string {
  const cells = Object.entries(row)
    .filter(([name]) => name !== "hash")
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(previous + JSON.stringify(cells))
    .digest("hex");
}

/**
 * Appends a change to the record. Call it last in the transaction that makes the change: other appends wait until that
 * transaction ends.
 */
export async function appendToRecord(db: Database, entry: RecordEntry): Promise<void> {
  // Writing first takes the row, or the file, until the transaction ends.
  const head = await db
    .updateTable("record_head")
    .set((eb) => ({ line: eb("line", "+", 1) }))
    .where("id", "=", 1)
    .returning(["line", "hash"])
    .executeTakeFirstOrThrow();
  const row: Row = {
    line: head.line,
    at: entry.at,
    staff_id: entry.actor.id,
    staff_name: entry.actor.name,
    action: entry.action,
    entity_kind: entry.entity.kind,
    entity_id: entry.entity.id,
    entity_label: entry.entity.label,
    before: JSON.stringify(entry.before),
    after: JSON.stringify(entry.after),
    hash: "",
  };
  const hash = hashOf(head.hash, row);
  await db
    .insertInto("record")
    .values({ ...row, hash })
    .execute();
  await db.updateTable("record_head").set({ hash }).where("id", "=", 1).execute();
}

const fieldsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
);

function lineFrom(row: Selectable<Tables["record"]>): RecordLine {
  return {
    line: row.line,
    at: row.at,
    actor: { id: row.staff_id, name: row.staff_name },
    action: row.action,
    entity: { kind: row.entity_kind, id: row.entity_id, label: row.entity_label },
    before: v.parse(fieldsSchema, row.before),
    after: v.parse(fieldsSchema, row.after),
  };
}

/** Which lines: with all of these words, of one entity, of some kinds of entity, of one person (null: by itself), of a time; those before a line. */
type LineFilter = {
  words?: readonly string[];
  entity?: { kind: string; id: string };
  kinds?: readonly string[];
  staff?: string | null;
  /** From this moment on, and before that one. */
  from?: string;
  to?: string;
  before?: number;
};

/** What the words of a search are looked for in. */
const SAID = sql<string>`lower(staff_name || ' ' || action || ' ' || entity_label || ' ' || before || ' ' || after)`;

/** A word as a pattern, alike on both engines: wildcards in it, and letters whose case SQLite doesn't know, stand for any. */
const containing = (word: string) => `%${word.toLowerCase().replaceAll(/[%_\\]|(?![a-z])\p{Cased}/gu, "_")}%`;

/** The newest lines, at most `limit`. */
export async function recordLines(db: Database, filter: LineFilter, limit: number): Promise<RecordLine[]> {
  const { words = [], entity, kinds, staff, from, to, before } = filter;
  let query = db.selectFrom("record").selectAll();
  if (entity) query = query.where("entity_kind", "=", entity.kind).where("entity_id", "=", entity.id);
  if (kinds) query = query.where("entity_kind", "in", kinds);
  if (staff === null) query = query.where("staff_id", "is", null);
  else if (staff !== undefined) query = query.where("staff_id", "=", staff);
  if (from !== undefined) query = query.where("at", ">=", from);
  if (to !== undefined) query = query.where("at", "<", to);
  if (before !== undefined) query = query.where("line", "<", before);
  for (const word of words) query = query.where(SAID, "like", containing(word));
  const rows = await query.orderBy("line", "desc").limit(limit).execute();
  return rows.map(lineFrom);
}

/** How many lines {@link brokenLine} reads at once. */
const BATCH = 1000;

/** The first line that is missing or doesn't fit the one before it, or null when the record is intact. */
export async function brokenLine(db: Database): Promise<number | null> {
  let last = { line: 0, hash: "" };
  for (;;) {
    const rows = await db
      .selectFrom("record")
      .selectAll()
      .where("line", ">", last.line)
      .orderBy("line")
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.line !== last.line + 1 || row.hash !== hashOf(last.hash, row)) return last.line + 1;
      last = row;
    }
    if (rows.length < BATCH) break;
  }
  const head = await db.selectFrom("record_head").selectAll().where("id", "=", 1).executeTakeFirst();
  return head?.line === last.line && head.hash === last.hash ? null : last.line + 1;
}
