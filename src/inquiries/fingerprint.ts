import { createHash } from "node:crypto";
import type { InquiryKeys } from "../database/inquiries.ts";
import type { NewInquiry } from "../domain/inquiry.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** SHA-256 (hex) over what the sender wrote, the same however their keyboard composed the letters. */
export function fingerprintOf(inquiry: NewInquiry): string {
  const { firstName, lastName, email, phone, company, category, message } = inquiry;
  const fields = [firstName, lastName, email, phone, company, category, message];
  return sha256(JSON.stringify(fields.map((field) => field.normalize("NFC").trim())));
}

/**
 * What a repeat of this attempt is known by. A sender's key with the same words is the same inquiry from anywhere,
 * so that a phone may change its network between two tries; with other words it is taken in that network only.
 * Without a key, the words and the network make one. Prefix and hash keep the two kinds apart.
 */
export function keysOf(attempt: {
  idempotencyKey: string | null;
  fingerprint: string;
  network: string;
}): InquiryKeys {
  const { idempotencyKey, fingerprint, network } = attempt;
  if (idempotencyKey === null) {
    return { key: `body:${sha256(`${fingerprint}\n${network}`)}`, senderKey: null };
  }
  return {
    key: `key:${sha256(`${fingerprint}\n${idempotencyKey}`)}`,
    senderKey: sha256(`${network}\n${idempotencyKey}`),
  };
}
