import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import * as v from "valibot";
import type { Database, Tables } from "../schema.ts";

/** What can happen to an inquiry beside its mails. */
const EVENT_KINDS = [
  "opened",
  "owner",
  "move",
  "note",
  "call",
  "whatsapp",
  "failed",
  "sent-again",
  "wrote-back",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** Who did something; null for what happened by itself. */
type EventActor = { id: string; name: string } | null;

/** What an event says beside its kind, by name. */
export type EventData = Record<string, string | number | boolean | null>;

/** Something that happened to an inquiry. Instants are ISO 8601, UTC. */
type InquiryEvent = { id: string; at: string; by: EventActor; kind: EventKind; data: EventData };

const kindSchema = v.picklist(EVENT_KINDS);
const dataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
);

function eventFrom(row: Selectable<Tables["inquiry_events"]>): InquiryEvent {
  const { id, at, staff_id, staff_name } = row;
  const by = staff_id === null ? null : { id: staff_id, name: staff_name ?? "" };
  return { id, at, by, kind: v.parse(kindSchema, row.kind), data: v.parse(dataSchema, row.data) };
}

/** Of events stored by this process, so that those of one moment keep their order. */
let count = 0;

/** Adds what happened; returns its id. Belongs into the transaction that makes it happen. */
export async function insertEvent(
  db: Database,
  inquiryId: string,
  { at, by, kind, data = {} }: Omit<InquiryEvent, "id" | "data"> & { data?: EventData },
): Promise<string> {
  count += 1;
  const id = `${at}/${String(count).padStart(9, "0")}/${randomUUID()}`;
  await db
    .insertInto("inquiry_events")
    .values({
      id,
      inquiry_id: inquiryId,
      at,
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
      kind,
      data: JSON.stringify(data),
    })
    .execute();
  return id;
}

/** All that happened to an inquiry, the oldest first. */
export async function eventsOf(db: Database, inquiryId: string): Promise<InquiryEvent[]> {
  const rows = await db
    .selectFrom("inquiry_events")
    .selectAll()
    .where("inquiry_id", "=", inquiryId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(eventFrom);
}

/** Whether a person has opened this inquiry before. */
export async function hasOpened(db: Database, inquiryId: string, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom("inquiry_events")
    .select("id")
    .where("inquiry_id", "=", inquiryId)
    .where("staff_id", "=", staffId)
    .where("kind", "=", "opened")
    .executeTakeFirst();
  return row !== undefined;
}
