import type { DatabaseHandle } from "../../src/database/connect.ts";
import type { Inquiry, NewInquiry } from "../../src/domain/inquiry/inquiry.ts";
import type { RequestedLine } from "../../src/domain/quote/quote-lines.ts";
import { submitInquiry } from "../../src/inquiries/submit.ts";

/** A contact form as somebody might send it. */
export const sampleInquiry: NewInquiry = {
  firstName: "Layla",
  lastName: "Haddad",
  email: "layla@visitor.example",
  phone: "+973 1234 5678",
  company: "Pearl Laundry",
  category: "Chemicals",
  message: "Two canisters of degreaser, please.\nWhen can you deliver?",
};

/** Two lines of a quote request: a product with a note, and something in the buyer's own words. */
export const sampleLines: RequestedLine[] = [
  {
    product: { id: "numatic-tub-vacuum", articleNumber: "NUM-2001", name: "Tub Dry Vacuum" },
    text: "",
    quantity: 2,
    note: "Red, please",
  },
  { product: null, text: "=Steel bucket", quantity: 1, note: "" },
];

/** Stores an inquiry that differs from the others in `changes`, at the given instant. */
export async function storeSample(
  handle: DatabaseHandle,
  changes: Partial<NewInquiry & { source: string; language: string; lines: RequestedLine[] }> = {},
  now: () => Date = () => new Date(),
): Promise<Inquiry> {
  const { source, language = "en", lines = [], ...words } = changes;
  const { inquiry } = await submitInquiry(
    handle,
    {
      inquiry: { ...sampleInquiry, ...words },
      lines: { requested: lines, sent: [] },
      source: source ?? null,
      language,
      idempotencyKey: null,
      network: "192.0.2.7",
    },
    { now, salesEmails: ["sales@company.example"], messageIdDomain: "www.company.example" },
  );
  return inquiry;
}
