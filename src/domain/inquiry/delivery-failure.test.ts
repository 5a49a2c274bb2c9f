import { expect, test } from "vitest";
import { deliveryFailure, serverLine } from "./delivery-failure.ts";

test.each([
  ["552 5.2.2 <noor@samplebay.example> mailbox over quota", "mailboxFull"],
  ["452 4.2.2 The email account that you tried to reach is over quota", "mailboxFull"],
  ["550 5.1.1 <nobody@samplebay.example>: Recipient address rejected: User unknown", "noSuchMailbox"],
  ["550 No such user here", "noSuchMailbox"],
  ["550 5.1.2 Bad destination system address", "noSuchDomain"],
  ["552 5.3.4 Message size exceeds fixed limit", "tooLarge"],
  ["554 5.7.1 Message rejected due to content policy", "refusedAsSpam"],
  ["Invalid recipient noor@@", "badAddress"],
  ["connect ECONNREFUSED 127.0.0.1:25", "notReached"],
  ["Connection timed out", "notReached"],
  ["554 Transaction failed", "refused"],
  ["waited when the backup was taken, and may have been sent since", "restored"],
])("%s", (line, failure) => {
  expect(deliveryFailure(line)).toBe(failure);
});

test("the server's own line begins with its code", () => {
  const line =
    "Can't send mail - all recipients were rejected: 552 5.2.2 <noor@samplebay.example>\n mailbox over quota";
  expect(serverLine(line)).toBe("552 5.2.2 <noor@samplebay.example> mailbox over quota");
  expect(serverLine("connect ECONNREFUSED 127.0.0.1:2525")).toBe("connect ECONNREFUSED 127.0.0.1:2525");
});
