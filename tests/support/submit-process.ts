/**
 * A process of its own that submits the same inquiry several times at once, for tests of the race between
 * processes. Reads `{ target, incoming, posts }` from its arguments, prints `[{ id, repeated }]`.
 */
import { openDatabase } from "../../src/database/connect.ts";
import { submitInquiry } from "../../src/inquiries/submit.ts";

const { target, incoming, posts, now } = JSON.parse(process.argv[2] ?? "");
const handle = await openDatabase(target);
const rules = {
  now: () => new Date(now),
  salesEmails: ["sales@company.example"],
  messageIdDomain: "company.example",
};
const received = await Promise.all(
  Array.from({ length: posts }, () => submitInquiry(handle, incoming, rules)),
);
console.log(JSON.stringify(received.map(({ inquiry, repeated }) => ({ id: inquiry.id, repeated }))));
await handle.close();
