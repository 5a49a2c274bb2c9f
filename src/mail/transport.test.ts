import { createServer } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "../../tests/support/mail-server.ts";
import { MailError, type SmtpTimeouts, type OutgoingMail, openTransport } from "./transport.ts";

const mail: OutgoingMail = {
  from: "Naqi <website@company.example>",
  to: { name: "Layla Haddad", address: "layla@visitor.example" },
  replyTo: { name: "Sales", address: "sales@company.example" },
  subject: "We have received your inquiry",
  text: "Thank you\n",
  html: "<p>Thank you</p>\n",
  messageId: "<row-1@www.company.example>",
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).toReversed()) await close();
});

async function server(): Promise<MailServer> {
  const started = await startMailServer();
  closing.push(() => started.close());
  return started;
}

function transportTo(url: string, timeouts?: SmtpTimeouts) {
  const transport = openTransport(url, timeouts);
  closing.push(() => transport.close());
  return transport;
}

async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error(`Not refused but ${String(error)}`);
  return error;
}

test("a mail arrives with its two bodies and the headers that it was given", async () => {
  const smtp = await server();
  await transportTo(smtp.url).send(mail);
  const [taken] = await smtp.taken(1);
  expect(taken?.recipient).toBe("layla@visitor.example");
  expect(taken?.text).toBe("Thank you\n");
  expect(taken?.html).toBe("<p>Thank you</p>\n");
  expect(Object.fromEntries(taken?.headers ?? [])).toMatchObject({
    from: "Naqi <website@company.example>",
    to: "Layla Haddad <layla@visitor.example>",
    "reply-to": "Sales <sales@company.example>",
    subject: "We have received your inquiry",
    "message-id": "<row-1@www.company.example>",
    "auto-submitted": "auto-generated",
  });
});

test("names of every script and with quotes and commas arrive whole", async () => {
  const smtp = await server();
  const transport = transportTo(smtp.url);
  const names = ["نورة القاسمي", 'Smith, "Bob" <x@y.zz>', "株式会社 清掃", "O'Neill; Müller"];
  for (const name of names) {
    const address = "visitor@visitor.example";
    await transport.send({ ...mail, replyTo: { name, address }, subject: `Subject ${name}` });
    const taken = smtp.mails.at(-1);
    expect(taken?.headers.get("reply-to")?.replaceAll("\\", "")).toMatch(
      new RegExp(`^"?${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}"? <${address}>$`),
    );
    expect(taken?.headers.get("subject")).toBe(`Subject ${name}`);
  }
});

test("no header can be smuggled in by name, subject or address", async () => {
  const smtp = await server();
  const transport = transportTo(smtp.url);
  const bad = "x\r\nBcc: victim@victim.example\r\n\r\nBody";
  await transport.send({ ...mail, subject: bad, to: { name: bad, address: "a@visitor.example" } });
  await transport.send({ ...mail, replyTo: { name: bad, address: bad } });
  await failureOf(transport.send({ ...mail, to: { name: "x", address: `a@b.co>\r\nRCPT TO:<c@d.ef` } }));
  for (const taken of smtp.mails) {
    expect(taken.headers.has("bcc")).toBe(false);
    expect(taken.text).toBe("Thank you\n");
  }
  expect(smtp.mails.every(({ recipient }) => recipient.endsWith("@visitor.example"))).toBe(true);
});

test.each([450, 421, 451])("a %i to the recipient is temporary", async (code) => {
  const smtp = await server();
  smtp.behaviour.onRecipient = () => ({ code, message: "Later" });
  expect(await failureOf(transportTo(smtp.url).send(mail))).toMatchObject({ permanent: false });
});

test.each([550, 553])("a %i to the recipient is permanent", async (code) => {
  const smtp = await server();
  smtp.behaviour.onRecipient = () => ({ code, message: "No such person" });
  const failure = await failureOf(transportTo(smtp.url).send(mail));
  expect(failure).toMatchObject({ permanent: true, code: String(code) });
});

test.each([
  [554, true],
  [452, false],
])("a %i to the message: permanent is %s", async (code, permanent) => {
  const smtp = await server();
  smtp.behaviour.onMessage = () => ({ code, message: "Not this" });
  expect(await failureOf(transportTo(smtp.url).send(mail))).toMatchObject({ permanent, code: String(code) });
});

test("a 530 is about our credentials, so it is temporary", async () => {
  const smtp = await server();
  smtp.behaviour.onRecipient = () => ({ code: 530, message: "Authentication required" });
  expect(await failureOf(transportTo(smtp.url).send(mail))).toMatchObject({ permanent: false });
});

test("a server that isn't there is temporary, and mail goes out once it is", async () => {
  const gone = await startMailServer();
  await gone.close();
  const transport = transportTo(gone.url);
  expect(await failureOf(transport.send(mail))).toMatchObject({ permanent: false });
  const back = await startMailServer(gone.port);
  closing.push(() => back.close());
  await transport.send(mail);
  expect(back.mails).toHaveLength(1);
});

test("a name that nobody can look up is temporary", async () => {
  const failure = await failureOf(transportTo("smtp://mail.invalid:25").send(mail));
  expect(failure.permanent).toBe(false);
});

/** Longer than any test: where one of the three is to act, it is set alone. */
const UNHURRIED: SmtpTimeouts = { connect: 600_000, socket: 600_000, whole: 600_000 };

test("a server that never greets is given up in time", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  closing.push(() => silent.close());
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const transport = transportTo(`smtp://127.0.0.1:${port}`, { ...UNHURRIED, connect: 150 });
  expect(await failureOf(transport.send(mail))).toMatchObject({ permanent: false });
});

test("a server that greets and then says nothing is given up in time", async () => {
  const silent = createServer((socket) => {
    socket.write("220 Hello\r\n");
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  closing.push(() => silent.close());
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const transport = transportTo(`smtp://127.0.0.1:${port}`, { ...UNHURRIED, socket: 150 });
  expect(await failureOf(transport.send(mail))).toMatchObject({ permanent: false });
  // Where somebody waits for it.
  const patient = transportTo(`smtp://127.0.0.1:${port}`, UNHURRIED);
  expect(await failureOf(patient.send(mail, 150))).toMatchObject({ permanent: false });
});

test("a server that takes the message and never answers is given up as a whole", async () => {
  const smtp = await server();
  const whole = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(whole.signal);
  smtp.behaviour.beforeAnswer = () => {
    whole.abort();
    return new Promise(() => undefined);
  };
  const failure = await failureOf(transportTo(smtp.url, UNHURRIED).send(mail));
  expect(failure).toMatchObject({ permanent: false });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(UNHURRIED.whole);
});

test("a message whose answer is lost with the connection is not sent again", async () => {
  const smtp = await server();
  const transport = transportTo(smtp.url, UNHURRIED);
  smtp.behaviour.beforeAnswer = () => {
    smtp.cut();
    return new Promise(() => undefined);
  };
  expect(await failureOf(transport.send(mail))).toMatchObject({ permanent: false });
  smtp.behaviour.beforeAnswer = () => Promise.resolve();
  await transport.send({ ...mail, subject: "The next one" });
  expect(smtp.mails.map(({ headers }) => headers.get("subject"))).toEqual(["The next one"]);
});

test("a server that trickles its greeting is given up as a whole", async () => {
  const trickling = createServer((socket) => {
    const timer = setInterval(() => socket.write("220-wait\r\n"), 50);
    socket.on("close", () => clearInterval(timer));
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  closing.push(() => trickling.close());
  await new Promise((resolve) => trickling.once("listening", resolve));
  const address = trickling.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const transport = transportTo(`smtp://127.0.0.1:${port}`, { ...UNHURRIED, whole: 300 });
  const failure = await failureOf(transport.send(mail));
  expect(failure.permanent).toBe(false);
});

test("a refused sender is our own setting: the mail waits for somebody to repair it", async () => {
  const smtp = await server();
  smtp.behaviour.onSender = () => ({ code: 550, message: "sender not allowed" });
  const failure = await failureOf(transportTo(smtp.url).send(mail));
  expect(failure.permanent).toBe(false);
  smtp.behaviour.onSender = () => null;
  await transportTo(smtp.url).send(mail);
  expect(await smtp.taken(1)).toHaveLength(1);
});
