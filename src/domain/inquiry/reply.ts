import * as v from "valibot";
import { versionSchema } from "../office/entity-version.ts";
import { errorKey } from "../form.ts";
import { INQUIRY_STATUSES } from "./inquiry.ts";
import { isEmailAddress, line, paragraphs } from "../plain-text.ts";
import { openFields } from "./reply-template.ts";

/** How long a reply waits before it is sent, so that it can be taken back (ms). */
export const TAKE_BACK_TIME = 10_000;

/** The longest texts of staff, in characters. */
const LONGEST = { subject: 200, reply: 20_000, note: 5000, number: 40 } as const;

const recipient = v.pipe(
  line(254),
  v.check((text) => isEmailAddress(text), errorKey("emailInvalid")),
);

const written = (longest: number, error: string) => v.pipe(paragraphs(longest), v.minLength(1, error));

/** What a mail says: fields that a template left open may stand in it while it is looked at only. */
export const previewSchema = v.object({
  subject: line(LONGEST.subject),
  body: paragraphs(LONGEST.reply),
});

/** A reply as it is sent, by somebody who saw the inquiry in this version. */
export const replySchema = v.object({
  version: versionSchema,
  recipient,
  subject: v.pipe(
    line(LONGEST.subject),
    v.minLength(1, "subject"),
    v.check((text) => openFields(text).length === 0, "openFields"),
  ),
  body: v.pipe(
    written(LONGEST.reply, "replyEmpty"),
    v.check((text) => openFields(text).length === 0, "openFields"),
  ),
  movesTo: v.nullable(v.picklist(INQUIRY_STATUSES)),
});

export type ReplyForm = v.InferOutput<typeof replySchema>;

/** A failed reply is sent again, to the same address or to another one. */
export const sendAgainSchema = v.object({ recipient: v.optional(recipient) });

export const noteSchema = v.object({ text: written(LONGEST.note, "noteEmpty") });

/** What the customer answered, as it was pasted. */
export const answerSchema = v.object({ text: written(LONGEST.reply, "answerEmpty") });

/** How a call or a message by WhatsApp went; `spoke` stops the clock of the first reply. */
export const contactSchema = v.object({
  by: v.picklist(["call", "whatsapp"]),
  result: v.picklist(["spoke", "no-answer", "sent"]),
  note: v.optional(line(500), ""),
});

export type Contact = v.InferOutput<typeof contactSchema>;

/** Whom an inquiry is given to; null makes it free. */
export const giveSchema = v.object({
  version: versionSchema,
  to: v.nullable(v.pipe(v.string(), v.maxLength(60))),
});

export const readingSchema = v.object({ writing: v.boolean() });

/** The subject of a reply with the inquiry's reference in it, by which an answer finds its way back. */
export function subjectWithReference(subject: string, reference: string): string {
  return subject.includes(reference) ? subject : `${subject} [${reference}]`;
}
