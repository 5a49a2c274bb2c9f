import { randomUUID } from "node:crypto";
import type { Inquiry } from "../domain/inquiry/inquiry.ts";
import type { DatabaseHandle } from "./connect.ts";
import { deleteInquiry, insertInquiry } from "./inquiries/inquiries.ts";
import { insertMails } from "./outbox.ts";
import { transact } from "./errors.ts";

/** As long as an inquiry's message may be, in characters. */
const LONGEST_MESSAGE = 5000;

/** Shorter than what whoever probes us allows (5 s), in milliseconds. */
const LIMIT = 3000;

/**
 * Writes an inquiry of the longest kind with its mails and deletes both in one transaction, which is committed:
 * what the next visitor's inquiry needs of tables, indexes, locks and room on the disk is there. Throws
 * `DatabaseUnavailableError` after three seconds at the latest when it isn't.
 */
export async function requireWritable(handle: DatabaseHandle): Promise<void> {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  const inquiry: Inquiry = {
    id,
    reference: id,
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    company: "",
    category: "",
    message: "x".repeat(LONGEST_MESSAGE),
    status: "pending",
    source: null,
    privacyNotice: null,
    lines: [{ product: null, text: "x", quantity: 1, note: "" }],
    language: "en",
    createdAt,
  };
  const mails = (["sales", "confirmation"] as const).map((kind) => ({
    id: randomUUID(),
    inquiryId: id,
    kind,
    recipient: "",
    messageId: randomUUID(),
    createdAt,
  }));
  await transact(
    handle,
    async (db) => {
      await insertInquiry(db, inquiry, { key: id, senderKey: id, fingerprint: "" });
      await insertMails(db, mails);
      await deleteInquiry(db, id);
    },
    LIMIT,
  );
}
