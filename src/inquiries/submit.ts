import { createHash, randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../database/connect.ts";
import {
  type InquiryKeys,
  inquiryByKeys,
  insertInquiry,
  retireKeys,
} from "../database/inquiries/inquiries.ts";
import { type MailKind, type NewMail, confirmationsSince, insertMails } from "../database/outbox.ts";
import type { Database } from "../database/schema.ts";
import { transact } from "../database/errors.ts";
import type { Inquiry, NewInquiry } from "../domain/inquiry/inquiry.ts";
import type { QuoteLine, RequestedLine } from "../domain/quote/quote-lines.ts";
import { newReference } from "./reference.ts";

/** How long the same words from the same network are the same inquiry when no key came along (ms). */
const SAME_WORDS_WINDOW = 10 * 60_000;

/** How long a sender's key stands for the inquiry that it came with (ms). */
const SENDER_KEY_WINDOW = 24 * 60 * 60_000;

/** The sender's idempotency key already belongs to an inquiry with other content from the same network. */
export class KeyReusedError extends Error {
  override readonly name = "KeyReusedError";
  constructor() {
    super("This idempotency key was used for another inquiry");
  }
}

/** How many confirmations one recipient gets in 24 hours, whoever sent the inquiries. */
const CONFIRMATIONS_A_DAY = 3;

const DAY = 24 * 60 * 60_000;

export type Submitted =
  | { inquiry: Inquiry; repeated: true }
  /** `confirmed` is false when no confirmation was queued, because its recipient has had enough of them. */
  | { inquiry: Inquiry; repeated: false; confirmed: boolean };

type Incoming = {
  inquiry: NewInquiry;
  /** What is asked for beside the message, and the same as it was sent, by which a repeat is known. */
  lines?: { requested: readonly RequestedLine[]; sent: readonly QuoteLine[] } | undefined;
  source: string | null;
  /** BCP 47 tag of the page that the inquiry was sent from; its confirmation is written in it. */
  language: string;
  idempotencyKey: string | null;
  network: string;
};

type Rules = {
  now: () => Date;
  /** Every address that gets a notice of the inquiry. */
  salesEmails: readonly string[];
  messageIdDomain: string;
  /** Version of the privacy notice in force. */
  privacyNotice?: string;
  /** When the first reply to what comes now is due; unknown where it isn't given. */
  dueAt?: (received: Date) => Date | null;
  /** Only for tests: makes references. */
  reference?: () => string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * SHA-256 (hex) over what the sender wrote, the same however their keyboard composed the letters. Of lines it is what
 * was sent: the catalogue may say something else of their products when it is sent again.
 */
function fingerprintOf({ inquiry, lines }: Pick<Incoming, "inquiry" | "lines">): string {
  const { firstName, lastName, email, phone, company, category, message } = inquiry;
  const fields = [firstName, lastName, email, phone, company, category, message];
  const written = (lines?.sent ?? []).flatMap(({ product, text, quantity, note }) => [
    product,
    text,
    String(quantity),
    note,
  ]);
  return sha256(JSON.stringify([...fields, ...written].map((field) => field.normalize("NFC").trim())));
}

/**
 * What a repeat of this attempt is known by. A sender's key with the same words is the same inquiry from anywhere,
 * so that a phone may change its network between two tries; with other words it is taken in that network only.
 * Without a key, the words and the network make one. Prefix and hash keep the two kinds apart.
 */
function keysOf(
  fingerprint: string,
  { idempotencyKey, network }: Pick<Incoming, "idempotencyKey" | "network">,
): InquiryKeys {
  if (idempotencyKey === null) {
    return { key: `body:${sha256(`${fingerprint}\n${network}`)}`, senderKey: null };
  }
  return {
    key: `key:${sha256(`${fingerprint}\n${idempotencyKey}`)}`,
    senderKey: sha256(`${network}\n${idempotencyKey}`),
  };
}

/** More collisions in a row than this can't be chance among 30^8 references. */
const REFERENCE_ATTEMPTS = 8;

/** A mail of an inquiry to a recipient, ready for the outbox. */
export function mailFor(
  owed: { inquiryId: string; kind: MailKind; recipient: string; createdAt: string },
  messageIdDomain: string,
): NewMail {
  const id = randomUUID();
  return { ...owed, id, messageId: `<${id}@${messageIdDomain}>` };
}

/** Queues the mails of a new inquiry; whether the visitor's confirmation is among them. */
async function queueMails(
  db: Database,
  handle: DatabaseHandle,
  { id, email, createdAt }: Inquiry,
  rules: Rules,
): Promise<boolean> {
  const since = new Date(Date.parse(createdAt) - DAY).toISOString();
  const confirmed = (await confirmationsSince(db, handle, { recipient: email, since })) < CONFIRMATIONS_A_DAY;
  const mail = (kind: "sales" | "confirmation") => (recipient: string) =>
    mailFor({ inquiryId: id, kind, recipient, createdAt }, rules.messageIdDomain);
  await insertMails(db, [
    ...rules.salesEmails.map(mail("sales")),
    ...(confirmed ? [email] : []).map(mail("confirmation")),
  ]);
  return confirmed;
}

/**
 * Stores an inquiry and the mails that it owes in one transaction, or finds the one that this attempt
 * repeats (`repeated`): the same words under the same idempotency key within a day, or without a key the same
 * words from the same `network` within ten minutes. Throws {@link KeyReusedError}, or `DatabaseUnavailableError` with nothing stored.
 */
export async function submitInquiry(
  handle: DatabaseHandle,
  incoming: Incoming,
  rules: Rules,
): Promise<Submitted> {
  const { inquiry: fields, lines, source, language, idempotencyKey } = incoming;
  const fingerprint = fingerprintOf(incoming);
  const keys = keysOf(fingerprint, incoming);
  const window = idempotencyKey === null ? SAME_WORDS_WINDOW : SENDER_KEY_WINDOW;
  const now = rules.now();
  const dueAt = rules.dueAt?.(now)?.toISOString() ?? null;

  // The first statement writes, so SQLite takes its write lock before anything is read, and simultaneous
  // posts of one key queue up on its unique index: the later one sees what the earlier one stored.
  const store = async (db: Database): Promise<Submitted> => {
    await retireKeys(db, keys, new Date(now.getTime() - window).toISOString());
    for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
      const inquiry: Inquiry = {
        ...fields,
        id: randomUUID(),
        lines: lines?.requested ?? [],
        reference: (rules.reference ?? newReference)(),
        status: "pending",
        source: source || null,
        language,
        privacyNotice: rules.privacyNotice ?? null,
        createdAt: now.toISOString(),
      };
      if (await insertInquiry(db, inquiry, { ...keys, fingerprint, dueAt })) {
        const confirmed = await queueMails(db, handle, inquiry, rules);
        return { inquiry, repeated: false, confirmed };
      }
      const earlier = await inquiryByKeys(db, keys);
      if (!earlier) continue;
      if (earlier.fingerprint !== fingerprint) throw new KeyReusedError();
      return { inquiry: earlier.inquiry, repeated: true };
    }
    throw new Error(`No free reference after ${REFERENCE_ATTEMPTS} attempts`);
  };
  return transact(handle, store);
}
