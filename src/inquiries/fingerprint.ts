import { createHash } from "node:crypto";
import type { NewInquiry } from "../domain/inquiry.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** SHA-256 (hex) over what the sender wrote, the same however their keyboard composed the letters. */
export function fingerprintOf(inquiry: NewInquiry): string {
  const { firstName, lastName, email, phone, company, category, message } = inquiry;
  const fields = [firstName, lastName, email, phone, company, category, message];
  return sha256(JSON.stringify(fields.map((field) => field.normalize("NFC").trim())));
}

/**
 * The key that an attempt is stored under. The sender's own key and one made from body and network address
 * have different prefixes, so neither can be passed off as the other.
 */
export function storedKeyOf(attempt: {
  idempotencyKey: string | null;
  fingerprint: string;
  network: string;
}): { key: string; derived: boolean } {
  if (attempt.idempotencyKey) return { key: `key:${attempt.idempotencyKey}`, derived: false };
  return { key: `body:${sha256(`${attempt.fingerprint}\n${attempt.network}`)}`, derived: true };
}
