import { createTransport } from "nodemailer";
import * as v from "valibot";

/** A person or desk as a mail names them. */
export type MailAddress = { name: string; address: string };

/** What a mail says, before anybody knows how it travels. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  replyTo: MailAddress | null;
};

/** A mail ready to be handed over. `from` may carry a name (`Name <address>`); `messageId` has its brackets. */
export type OutgoingMail = MailContent & {
  from: string;
  to: MailAddress;
  messageId: string;
  /** Message ids of the mails before it, the oldest first, where it goes on with a conversation. */
  thread?: readonly string[];
  /** Written by a person, and not an automatic mail. */
  byHand?: boolean;
};

/**
 * Hands mails to a mail server. `send` throws {@link MailError}, after `limit` ms where somebody waits for it; `close` lets
 * running sends finish.
 */
export type MailTransport = { send(mail: OutgoingMail, limit?: number): Promise<void>; close(): void };

/** A mail that the server did not take. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** Whether the server would refuse the same mail again. */
  readonly permanent: boolean;
  /** Reply code of the server or code of the failure, such as `450` or `ETIMEDOUT`; never personal data. */
  readonly code: string;

  constructor(message: string, kind: { permanent: boolean; code: string }, cause: unknown) {
    super(message, { cause });
    this.permanent = kind.permanent;
    this.code = kind.code;
  }
}

/** How long each step may take, in milliseconds. */
export type SmtpTimeouts = { connect: number; socket: number; whole: number };

/**
 * `whole` bounds a send even when a server trickles its answers; it must stay below the outbox lease. A server that looks through
 * a message for a minute before it answers has taken it: given up sooner, it would get the same mail at every attempt.
 */
const SMTP_TIMEOUTS: SmtpTimeouts = { connect: 10_000, socket: 85_000, whole: 90_000 };

/** How many mails travel at once, each on its own connection. */
export const MAILS_AT_ONCE = 4;

const smtpError = v.object({
  message: v.string(),
  code: v.optional(v.string(), "UNKNOWN"),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string(), ""),
});

/** The server wants other credentials or none are set: a person can repair that, so the mail waits. */
const ABOUT_OURSELVES = new Set([530, 534, 535, 538]);

/**
 * Sorts a failure of nodemailer: permanent is a 5xx reply to the envelope or the message itself, and an
 * address that no server can take; everything else may pass (RFC 5321 §4.2.1).
 */
export function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  const parsed = v.safeParse(smtpError, error);
  if (!parsed.success) return new MailError(String(error), { permanent: false, code: "UNKNOWN" }, error);
  const { message, code, responseCode, command } = parsed.output;
  // A sender that the server refuses is our own setting (MAIL_FROM), not the visitor's mail.
  const aboutSender = command.startsWith("MAIL FROM");
  const aboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const refused =
    responseCode !== undefined &&
    responseCode >= 500 &&
    !ABOUT_OURSELVES.has(responseCode) &&
    aboutMail &&
    !aboutSender;
  // No server was asked: the recipient can't be written into an envelope.
  const unsendable = code === "EENVELOPE" && /^(?:Invalid recipient|No recipients)/.test(message);
  const permanent = refused || unsendable;
  return new MailError(message, { permanent, code: responseCode?.toString() ?? code }, error);
}

/** Opens a pool of SMTP connections; connects with the first mail. `smtpUrl` as in nodemailer's manual. */
export function openTransport(smtpUrl: string, timeouts: SmtpTimeouts = SMTP_TIMEOUTS): MailTransport {
  const pool = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // A connection lost after the message went out must not send it again behind the outbox's back.
    maxRequeues: 0,
    idleTimeout: 20_000,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ replyTo, thread = [], byHand = false, ...mail }, limit = timeouts.whole) {
      try {
        await pool.sendMail({
          ...mail,
          ...(replyTo && { replyTo }),
          textEncoding: "quoted-printable",
          ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: [...thread] }),
          // Out-of-office answers to an automatic mail would go round in circles (RFC 3834).
          headers: byHand ? {} : { "Auto-Submitted": "auto-generated" },
          signal: AbortSignal.timeout(limit),
        });
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => pool.close(),
  };
}
