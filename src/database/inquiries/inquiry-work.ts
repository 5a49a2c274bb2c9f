import { type Selectable, sql, type Updateable } from "kysely";
import * as v from "valibot";
import { INQUIRY_STATUSES, type InquiryStatus } from "../../domain/inquiry/inquiry.ts";
import { LOST_REASONS, type Outcome } from "../../domain/inquiry/inquiry-moves.ts";
import type { Database, Tables } from "../schema.ts";

/** How far the office is with an inquiry. Instants are ISO 8601, UTC. */
export type InquiryWork = {
  id: string;
  reference: string;
  name: string;
  version: number;
  status: InquiryStatus;
  /** Staff id. */
  owner: string | null;
  receivedAt: string;
  dueAt: string | null;
  firstReplyAt: string | null;
  wroteBackAt: string | null;
  undeliveredAt: string | null;
  closedAt: string | null;
  outcome: Outcome | null;
  movedAt: string | null;
};

const statusSchema = v.picklist(INQUIRY_STATUSES);
/** How an inquiry ended, as it is stored. */
export const outcomeSchema = v.object({
  amount: v.optional(v.string()),
  reason: v.optional(v.picklist(LOST_REASONS)),
});
const storedOutcome = v.pipe(v.string(), v.parseJson(), outcomeSchema);

function workFrom(row: Selectable<Tables["inquiries"]>): InquiryWork {
  return {
    id: row.id,
    reference: row.reference,
    name: `${row.first_name} ${row.last_name}`.trim(),
    version: row.version,
    status: v.parse(statusSchema, row.status),
    owner: row.owner,
    receivedAt: row.created_at,
    dueAt: row.due_at,
    firstReplyAt: row.first_reply_at,
    wroteBackAt: row.wrote_back_at,
    undeliveredAt: row.undelivered_at,
    closedAt: row.closed_at,
    outcome: row.outcome === null ? null : v.parse(storedOutcome, row.outcome),
    movedAt: row.moved_at,
  };
}

/** How far the office is with an inquiry, or null when there is none of this id. */
export async function inquiryWork(db: Database, id: string): Promise<InquiryWork | null> {
  const row = await db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? workFrom(row) : null;
}

/** What a change may set. */
export type WorkChange = Partial<
  Pick<
    InquiryWork,
    "status" | "owner" | "firstReplyAt" | "wroteBackAt" | "undeliveredAt" | "closedAt" | "outcome" | "movedAt"
  >
>;

/** The columns of a change; Kysely leaves out those that are undefined. */
function rowOf(change: WorkChange): Updateable<Tables["inquiries"]> {
  const { status, owner, firstReplyAt, wroteBackAt, undeliveredAt, closedAt, outcome, movedAt } = change;
  return {
    status,
    owner,
    first_reply_at: firstReplyAt,
    wrote_back_at: wroteBackAt,
    undelivered_at: undeliveredAt,
    closed_at: closedAt,
    outcome: outcome ? JSON.stringify(outcome) : outcome,
    moved_at: movedAt,
  };
}

/**
 * Changes an inquiry that still is in this version, and makes it the next one; false where somebody was quicker. Belongs
 * into a transaction with what tells of the change.
 */
export async function changeWork(
  db: Database,
  { id, version }: Pick<InquiryWork, "id" | "version">,
  change: WorkChange,
): Promise<boolean> {
  const changed = await db
    .updateTable("inquiries")
    .set((set) => ({ ...rowOf(change), version: set("version", "+", 1) }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Takes the row of an inquiry until the transaction ends, as what it says of itself by then decides what is changed;
 * returns it, or null when there is none.
 */
export async function holdWork(db: Database, id: string): Promise<InquiryWork | null> {
  const row = await db
    .updateTable("inquiries")
    .set({ version: sql<number>`version` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ? workFrom(row) : null;
}
