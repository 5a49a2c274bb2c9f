import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { decodeWords } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as the server took it: envelope and content. Header names are lower case, values unfolded and decoded. */
export type TakenMail = {
  recipient: string;
  at: number;
  headers: Map<string, string>;
  text: string;
  html: string;
  raw: string;
};

/** What the server does with the next recipient or message; null takes it. */
export type Refusal = { code: number; message: string } | null;

/** A real SMTP server on a loopback port, whose behaviour a test may change at any time. */
export type MailServer = {
  url: string;
  port: number;
  mails: TakenMail[];
  behaviour: {
    onSender: (address: string) => Refusal;
    onRecipient: (address: string) => Refusal;
    onMessage: (recipient: string) => Refusal;
    /** Answers a message only when this resolves. */
    beforeAnswer: (recipient: string) => Promise<void>;
  };
  /** Resolves once so many mails have been taken in all. */
  taken(count: number): Promise<TakenMail[]>;
  /** Resolves with the next message that was read, before it is answered. */
  nextMessage(): Promise<void>;
  /** Cuts all connections without a word, as a failing network does; new ones are accepted. */
  cut(): void;
  close(): Promise<void>;
};

function refusalError(refusal: NonNullable<Refusal>): Error {
  return Object.assign(new Error(refusal.message), { responseCode: refusal.code });
}

async function readMail(raw: string): Promise<Pick<TakenMail, "headers" | "text" | "html" | "raw">> {
  const { headers, text = "", html = "" } = await PostalMime.parse(raw);
  const names = headers.map(({ key }) => key);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined) throw new Error(`The mail has two ${doubled} headers`);
  return {
    headers: new Map(headers.map(({ key, value }) => [key, decodeWords(value)])),
    // The last line break belongs to the boundary (RFC 2046 §5.1.1).
    text: text.replace(/\n$/, ""),
    html: html.replace(/\n$/, ""),
    raw,
  };
}

/** Starts a mail server; port 0 takes a free one. Its errors with single clients are theirs to report. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const events = new EventEmitter().setMaxListeners(0);
  const mails: TakenMail[] = [];
  const behaviour: MailServer["behaviour"] = {
    onSender: () => null,
    onRecipient: () => null,
    onMessage: () => null,
    beforeAnswer: () => Promise.resolve(),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 200,
    onMailFrom(address, _session, callback) {
      const refusal = behaviour.onSender(address.address);
      callback(refusal ? refusalError(refusal) : null);
    },
    onRcptTo(address, _session, callback) {
      const refusal = behaviour.onRecipient(address.address);
      callback(refusal ? refusalError(refusal) : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? "";
        events.emit("message");
        void behaviour.beforeAnswer(recipient).then(async () => {
          const refusal = behaviour.onMessage(recipient);
          if (refusal) return callback(refusalError(refusal));
          const raw = Buffer.concat(chunks).toString("utf8");
          mails.push({ ...(await readMail(raw)), recipient, at: Date.now() });
          events.emit("taken");
          callback(null);
        });
      });
    },
  });
  server.on("error", () => undefined);
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address: AddressInfo | string | null = server.server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    behaviour,
    async taken(count) {
      while (mails.length < count) await once(events, "taken");
      return mails;
    },
    async nextMessage() {
      await once(events, "message");
    },
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
