import { randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../database/connect.ts";
import { inquiryByKeys, insertInquiry, retireKeys } from "../database/inquiries.ts";
import { insertMails } from "../database/outbox.ts";
import type { Database } from "../database/schema.ts";
import { withStorage } from "../database/unavailable.ts";
import type { Inquiry, NewInquiry } from "../domain/inquiry.ts";
import { fingerprintOf, keysOf } from "./fingerprint.ts";
import { newReference } from "./reference.ts";

export { StorageUnavailable } from "../database/unavailable.ts";

/** The longest idempotency key that a sender may give, in characters. */
export const LONGEST_KEY = 200;

/** How long the same words from the same network are the same inquiry when no key came along (ms). */
export const SAME_WORDS_WINDOW = 10 * 60_000;

/** How long a sender's key stands for the inquiry that it came with (ms). */
export const SENDER_KEY_WINDOW = 24 * 60 * 60_000;

/** The sender's idempotency key already belongs to an inquiry with other content from the same network. */
export class KeyReused extends Error {
  constructor() {
    super("This idempotency key was used for another inquiry");
    this.name = "KeyReused";
  }
}

export type Received = { inquiry: Inquiry; repeated: boolean };

type Incoming = {
  inquiry: NewInquiry;
  source: string | null;
  idempotencyKey: string | null;
  network: string;
};

type Rules = {
  now: () => Date;
  salesEmail: string;
  messageIdDomain: string;
  /** Version of the privacy notice in force. */
  privacyNotice?: string;
  /** Only for tests: makes references. */
  reference?: () => string;
};

/** More collisions in a row than this can't be chance among 30^8 references. */
const REFERENCE_ATTEMPTS = 8;

async function storeMails(db: Database, inquiry: Inquiry, rules: Rules): Promise<void> {
  const mail = (kind: "sales" | "confirmation", recipient: string) => {
    const id = randomUUID();
    const messageId = `<${id}@${rules.messageIdDomain}>`;
    return { id, inquiryId: inquiry.id, kind, recipient, messageId, createdAt: inquiry.createdAt };
  };
  await insertMails(db, [mail("sales", rules.salesEmail), mail("confirmation", inquiry.email)]);
}

/**
 * Stores an inquiry and the mails that it owes in one transaction, or finds the one that this attempt
 * repeats (`repeated`): the same words under the same idempotency key within a day, or without a key the same
 * words from the same `network` within ten minutes. Throws {@link KeyReused}, or `StorageUnavailable` with nothing stored.
 */
export async function receiveInquiry(
  handle: DatabaseHandle,
  incoming: Incoming,
  rules: Rules,
): Promise<Received> {
  const { inquiry: words, source, idempotencyKey, network } = incoming;
  const fingerprint = fingerprintOf(words);
  const keys = keysOf({ idempotencyKey, fingerprint, network });
  const window = idempotencyKey === null ? SAME_WORDS_WINDOW : SENDER_KEY_WINDOW;
  const now = rules.now();

  // The first statement writes, so SQLite takes its write lock before anything is read, and simultaneous
  // posts of one key queue up on its unique index: the later one sees what the earlier one stored.
  const receive = async (db: Database): Promise<Received> => {
    await retireKeys(db, keys, new Date(now.getTime() - window).toISOString());
    for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt++) {
      const inquiry: Inquiry = {
        ...words,
        id: randomUUID(),
        reference: (rules.reference ?? newReference)(),
        status: "pending",
        source: source || null,
        privacyNotice: rules.privacyNotice ?? null,
        createdAt: now.toISOString(),
      };
      if (await insertInquiry(db, inquiry, { ...keys, fingerprint })) {
        await storeMails(db, inquiry, rules);
        return { inquiry, repeated: false };
      }
      const earlier = await inquiryByKeys(db, keys);
      if (!earlier) continue;
      if (earlier.fingerprint !== fingerprint) throw new KeyReused();
      return { inquiry: earlier.inquiry, repeated: true };
    }
    throw new Error(`No free reference after ${REFERENCE_ATTEMPTS} attempts`);
  };
  return withStorage(() => handle.db.transaction().execute(receive));
}
