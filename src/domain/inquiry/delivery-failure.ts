/** Why a mail was not delivered, as far as the mail server's line tells. Its words are in the office's texts. */
export type DeliveryFailure =
  | "mailboxFull"
  | "noSuchMailbox"
  | "noSuchDomain"
  | "badAddress"
  | "refusedAsSpam"
  | "tooLarge"
  | "notReached"
  | "restored"
  | "refused";

/** The first of these that the line fits says why: codes of RFC 3463, then words that servers use. */
const SIGNS: readonly (readonly [DeliveryFailure, RegExp])[] = [
  ["restored", /waited when the backup was taken/],
  ["mailboxFull", /\b[45]\.2\.2\b|over ?quota|quota exceeded|mailbox (?:is )?full|storage limit/i],
  ["tooLarge", /\b[45]\.3\.4\b|\b[45]\.2\.3\b|message (?:size|too (?:big|large))|exceeds .*size/i],
  [
    "noSuchDomain",
    /\b[45]\.1\.2\b|\b[45]\.4\.4\b|domain not found|host unknown|NXDOMAIN|no such domain|bad destination system/i,
  ],
  [
    "noSuchMailbox",
    /\b[45]\.1\.[16]\b|no such (?:user|mailbox|recipient|address)|user unknown|unknown (?:user|recipient)|does ?n[o']t exist|mailbox (?:unavailable|not found)|invalid mailbox/i,
  ],
  ["badAddress", /Invalid recipient|No recipients|\b[45]\.1\.3\b|bad .*address syntax/i],
  [
    "refusedAsSpam",
    /\b[45]\.7\.\d+\b|\bspam\b|blocked|blacklist|blocklist|\bDMARC\b|\bSPF\b|\bDKIM\b|policy|reputation/i,
  ],
  [
    "notReached",
    /timed? ?out|ETIMEDOUT|ECONN|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ESOCKET|greeting never|connection (?:closed|lost|refused)|Unexpected socket close|aborted/i,
  ],
];

/** Why the mail server's line says that a mail was not delivered. */
export function deliveryFailure(line: string): DeliveryFailure {
  return SIGNS.find(([, sign]) => sign.test(line))?.[0] ?? "refused";
}

/** What the server itself said, without the words that were put before it; the whole line where it has no code. */
export function serverLine(line: string): string {
  const start = /(?:^|[\s:])([245]\d\d[ -].*)$/su.exec(line);
  return (start?.[1] ?? line).replaceAll(/\s+/gu, " ").trim();
}
