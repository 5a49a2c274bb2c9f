import * as v from "valibot";
import type { DatabaseHandle } from "../database/connect.ts";
import { transact } from "../database/errors.ts";
import {
  type EventData,
  type EventKind,
  eventsOf,
  insertEvent,
} from "../database/inquiries/inquiry-events.ts";
import {
  changeWork,
  holdWork,
  type InquiryWork,
  outcomeSchema,
  type WorkChange,
} from "../database/inquiries/inquiry-work.ts";
import { appendToRecord, type RecordedFields } from "../database/record.ts";
import type { Database } from "../database/schema.ts";
import { INQUIRY_STATUSES } from "../domain/inquiry/inquiry.ts";
import {
  afterMove,
  type Move,
  type MoveRefusal,
  moveRule,
  outcomeOf,
} from "../domain/inquiry/inquiry-moves.ts";
import type { Contact } from "../domain/inquiry/reply.ts";

/** Who does something, and when. */
export type Doing = { by: { id: string; name: string }; now: Date };

/** How something that was asked of an inquiry ended: done, or why not, with what it is by then. */
export type Done =
  | { result: "done"; work: InquiryWork }
  | { result: "missing" }
  /** Somebody was quicker. */
  | { result: "conflict"; work: InquiryWork }
  | { result: "refused"; why: MoveRefusal | "not-yours" };

/** What is done to an inquiry: how it changes it, and what is told of that. */
type Change = {
  /** Null where it leaves the inquiry in its version, as what was added doesn't matter to others' changes. */
  change: WorkChange | null;
  events: readonly { kind: EventKind; data?: EventData; byItself?: boolean }[];
  record: { action: string; before: RecordedFields; after: RecordedFields };
};

/**
 * Does something to an inquiry in one transaction with what tells of it. `decide` looks at what the inquiry is by then;
 * with a `version` it is asked only while nobody has changed the inquiry since.
 */
export async function doTo(
  handle: DatabaseHandle,
  { id, version }: { id: string; version: number | null },
  { by, now }: Doing,
  decide: (work: InquiryWork, db: Database) => Change | Done | Promise<Change | Done>,
): Promise<Done> {
  const at = now.toISOString();
  return transact(handle, async (db): Promise<Done> => {
    const work = await holdWork(db, id);
    if (!work) return { result: "missing" };
    if (version !== null && version !== work.version) return { result: "conflict", work };
    const decided = await decide(work, db);
    if ("result" in decided) return decided;
    const { change, events, record } = decided;
    if (change) await changeWork(db, work, change);
    for (const { kind, data, byItself } of events) {
      await insertEvent(db, id, { at, by: byItself ? null : by, kind, ...(data && { data }) });
    }
    const entity = { kind: "inquiry", id, label: work.reference };
    await appendToRecord(db, { at, actor: by, entity, ...record });
    return { result: "done", work: { ...work, ...change, version: work.version + (change ? 1 : 0) } };
  });
}

/** For so long the last move, or change of the owner, can be undone by whoever made it (ms). */
const UNDO_TIME = 60_000;

const beforeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(INQUIRY_STATUSES),
    owner: v.nullable(v.string()),
    closedAt: v.nullable(v.string()),
    movedAt: v.nullable(v.string()),
    outcome: v.nullable(outcomeSchema),
  }),
);

/** What an inquiry was, kept with what changed it so that it can be undone. */
const kept = ({ status, owner, closedAt, movedAt, outcome }: InquiryWork) =>
  JSON.stringify({ status, owner, closedAt, movedAt, outcome });

/** Whether an inquiry may be taken from whom it belongs to. */
type MayTake = (work: InquiryWork, db: Database) => boolean | Promise<boolean>;

/** Moves an inquiry to another status, where the rule of moves allows it. */
export function moveInquiry(
  handle: DatabaseHandle,
  id: string,
  move: Move,
  doing: Doing,
  mayTake: MayTake,
): Promise<Done> {
  return doTo(handle, { id, version: move.version }, doing, async (work, db) => {
    const why = moveRule(work, move.to, doing.now);
    if (why !== null) return { result: "refused", why };
    const after = afterMove(work, move.to, doing.by.id, doing.now);
    // Back to pending makes it free, for whoever moved it too: that is taking it from its owner.
    if (after.owner !== work.owner && !(await mayTake(work, db)))
      return { result: "refused", why: "not-yours" };
    const outcome = outcomeOf(move);
    const ended = {
      ...(outcome?.amount && { amount: outcome.amount }),
      ...(outcome?.reason && { reason: outcome.reason }),
    };
    return {
      change: { ...after, outcome, movedAt: doing.now.toISOString() },
      events: [
        { kind: "move", data: { from: work.status, to: move.to, ...ended, before: kept(work) } },
        ...(after.owner !== null && after.owner !== work.owner
          ? [{ kind: "owner" as const, data: { to: after.owner, name: doing.by.name } }]
          : []),
      ],
      record: {
        action: "inquiry.moved",
        before: { status: work.status, owner: work.owner },
        after: { status: after.status, owner: after.owner, ...ended },
      },
    };
  });
}

/** Gives an inquiry to somebody (`to`), or makes it free. */
export function giveInquiry(
  handle: DatabaseHandle,
  { id, version, to }: { id: string; version: number; to: { id: string; name: string } | null },
  doing: Doing,
  mayTake: MayTake,
): Promise<Done> {
  return doTo(handle, { id, version }, doing, async (work, db) => {
    if (work.owner === (to?.id ?? null)) return { result: "done", work };
    if (!(await mayTake(work, db))) return { result: "refused", why: "not-yours" };
    // In progress without an owner is nobody's work: it waits again.
    const waits = to === null && work.status === "in-progress";
    const status = waits ? "pending" : work.status;
    return {
      change: { owner: to?.id ?? null, status },
      events: [{ kind: "owner", data: { to: to?.id ?? null, name: to?.name ?? null, before: kept(work) } }],
      record: {
        action: to === null ? "inquiry.freed" : to.id === doing.by.id ? "inquiry.taken" : "inquiry.given",
        before: { owner: work.owner, ...(waits && { status: work.status }) },
        after: { owner: to?.id ?? null, ...(waits && { status }) },
      },
    };
  });
}

/** Undoes the last move or change of the owner, if it was theirs and just now, and no delivered reply has moved it since. */
export function undoLast(
  handle: DatabaseHandle,
  { id, version }: { id: string; version: number },
  doing: Doing,
): Promise<Done> {
  return doTo(handle, { id, version }, doing, async (work, db) => {
    const events = await eventsOf(db, id);
    const last = events.findLast(({ kind, data }) => kind === "move" || "before" in data || "undone" in data);
    const since = doing.now.getTime() - UNDO_TIME;
    const isTheirs = last !== undefined && "before" in last.data && last.by?.id === doing.by.id;
    if (!isTheirs || Date.parse(last.at) < since) return { result: "refused", why: "too-late" };
    const before = v.parse(beforeSchema, last.data["before"]);
    const data = { from: work.status, to: before.status, undone: true };
    return {
      change: before,
      events: [{ kind: last.kind, data: last.kind === "move" ? data : { to: before.owner, undone: true } }],
      record: {
        action: "inquiry.undone",
        before: { status: work.status, owner: work.owner },
        after: { status: before.status, owner: before.owner },
      },
    };
  });
}

/** Adds an internal note. */
export function addNote(handle: DatabaseHandle, id: string, text: string, doing: Doing): Promise<Done> {
  return doTo(handle, { id, version: null }, doing, () => ({
    change: null,
    events: [{ kind: "note", data: { text } }],
    record: { action: "inquiry.noted", before: {}, after: {} },
  }));
}

/** Adds the line of a call or a WhatsApp message. Having spoken is an answer: it stops the clock. */
export function addContact(
  handle: DatabaseHandle,
  id: string,
  contact: Contact,
  doing: Doing,
): Promise<Done> {
  const { by: kind, result, note } = contact;
  const at = doing.now.toISOString();
  return doTo(handle, { id, version: null }, doing, (work) => ({
    change:
      result === "spoke"
        ? { firstReplyAt: work.firstReplyAt ?? at, wroteBackAt: null, undeliveredAt: null }
        : null,
    events: [{ kind, data: { result, ...(note !== "" && { note }) } }],
    record: {
      action: kind === "call" ? "inquiry.called" : "inquiry.whatsapp",
      before: {},
      after: { result },
    },
  }));
}

/** Adds what the customer answered, as it was pasted; it waits for an answer from then on. */
export function addAnswer(handle: DatabaseHandle, id: string, text: string, doing: Doing): Promise<Done> {
  return doTo(handle, { id, version: null }, doing, () => ({
    change: { wroteBackAt: doing.now.toISOString() },
    events: [{ kind: "wrote-back", data: { text } }],
    record: { action: "inquiry.wroteBack", before: {}, after: {} },
  }));
}

/** Adds that a person opened the inquiry for the first time. */
export function addOpening(handle: DatabaseHandle, id: string, doing: Doing): Promise<Done> {
  return doTo(handle, { id, version: null }, doing, () => ({
    change: null,
    events: [{ kind: "opened" }],
    record: { action: "inquiry.opened", before: {}, after: {} },
  }));
}
