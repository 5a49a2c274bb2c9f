import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import { KeyReusedError, submitInquiry } from "./submit.ts";

const run = promisify(execFile);
const answers = v.array(v.object({ id: v.string(), repeated: v.boolean() }));

const MINUTE = 60_000;
const START = Date.parse("2026-03-01T09:55:00.000Z");

const incoming = {
  inquiry: sampleInquiry,
  source: "/products/x",
  language: "ar",
  idempotencyKey: "k1",
  network: "192.0.2.7",
};
const keyless = { ...incoming, idempotencyKey: null };
const rulesAt = (minutes: number) => ({
  now: () => new Date(START + minutes * MINUTE),
  salesEmails: ["sales@company.example"],
  messageIdDomain: "www.company.example",
});
const rules = rulesAt(0);

const stored = (handle: DatabaseHandle) =>
  handle.db.selectFrom("inquiries").selectAll().orderBy("created_at").execute();
const mails = (handle: DatabaseHandle) =>
  handle.db.selectFrom("outbox").selectAll().orderBy("kind").execute();

onBothEngines("Submitting an inquiry", (engine) => {
  test("stores it as pending, with a reference and the two mails that it owes", async () => {
    const handle = await engine.open();
    const { inquiry, repeated } = await submitInquiry(handle, incoming, rules);
    expect(repeated).toBe(false);
    expect(inquiry).toMatchObject({
      ...sampleInquiry,
      status: "pending",
      source: "/products/x",
      language: "ar",
      createdAt: "2026-03-01T09:55:00.000Z",
    });
    expect(inquiry.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(inquiry.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(await stored(handle)).toHaveLength(1);
    const owed = await mails(handle);
    expect(owed.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["confirmation", "layla@visitor.example"],
      ["sales", "sales@company.example"],
    ]);
    for (const mail of owed) {
      expect(mail).toMatchObject({ inquiry_id: inquiry.id, state: "waiting", attempts: 0, lease: null });
      expect(mail.due_at).toBe(inquiry.createdAt);
      expect(mail.message_id).toBe(`<${mail.id}@www.company.example>`);
    }
  });

  test("keeps every letter of every script", async () => {
    const handle = await engine.open();
    const words = { ...sampleInquiry, firstName: "نورة", lastName: "O’Neill 株式会社", message: "🧽\n'; --" };
    const first = await submitInquiry(handle, { ...incoming, inquiry: words }, rules);
    const again = await submitInquiry(handle, { ...incoming, inquiry: words }, rules);
    expect(again).toEqual({ inquiry: first.inquiry, repeated: true });
  });

  test("the same key with the same words is the same inquiry for a day, also from another network", async () => {
    const handle = await engine.open();
    const first = await submitInquiry(handle, incoming, rules);
    const elsewhere = { ...incoming, network: "198.51.100.1", source: null };
    for (const post of [incoming, elsewhere]) {
      const again = await submitInquiry(handle, post, rulesAt(24 * 60 - 1));
      expect(again).toEqual({ inquiry: first.inquiry, repeated: true });
    }
    expect(await mails(handle)).toHaveLength(2);
  });

  test("after a day a key is free, for the same words and for others", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, incoming, rules);
    const later = await submitInquiry(handle, incoming, rulesAt(24 * 60));
    expect(later.repeated).toBe(false);
    const other = { ...incoming, inquiry: { ...sampleInquiry, message: "And a mop." } };
    await expect(submitInquiry(handle, other, rulesAt(24 * 60 + 1))).rejects.toThrow(KeyReusedError);
    expect((await submitInquiry(handle, other, rulesAt(2 * 24 * 60))).repeated).toBe(false);
    expect(await stored(handle)).toHaveLength(3);
  });

  test("a key that others used for their words is free in another network", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, incoming, rules);
    const words = { ...sampleInquiry, message: "And a mop." };
    const neighbour = { ...incoming, inquiry: words, network: "198.51.100.1" };
    expect((await submitInquiry(handle, neighbour, rules)).repeated).toBe(false);
    expect((await submitInquiry(handle, neighbour, rules)).repeated).toBe(true);
    await expect(
      submitInquiry(handle, { ...neighbour, inquiry: sampleInquiry, network: "203.0.113.1" }, rules),
    ).resolves.toMatchObject({ repeated: true });
    expect(await stored(handle)).toHaveLength(2);
  });

  test("what is stored of a key names neither the key nor the network", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, { ...incoming, idempotencyKey: "my-own-key" }, rules);
    expect(JSON.stringify(await stored(handle))).not.toMatch(/my-own-key|192\.0\.2/);
  });

  test("the same key with other words is refused and stores nothing", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, incoming, rules);
    for (const field of ["firstName", "email", "phone", "company", "category", "message"] as const) {
      const other = { ...incoming, inquiry: { ...sampleInquiry, [field]: "other" } };
      await expect(submitInquiry(handle, other, rules)).rejects.toThrow(KeyReusedError);
    }
    expect(await stored(handle)).toHaveLength(1);
    expect(await mails(handle)).toHaveLength(2);
  });

  test("letters that look the same are the same words", async () => {
    const handle = await engine.open();
    const write = (lastName: string) =>
      submitInquiry(handle, { ...incoming, inquiry: { ...sampleInquiry, lastName } }, rules);
    await write("M\u00fcller");
    expect((await write("Mu\u0308ller")).repeated).toBe(true);
  });

  test("without a key, the same words from the same network are one inquiry for ten minutes", async () => {
    const handle = await engine.open();
    const first = await submitInquiry(handle, keyless, rulesAt(0));
    // 9:55 to 10:04:59: across the hour, so a clock's bucket would part them.
    const again = await submitInquiry(handle, keyless, rulesAt(9.99));
    expect(again).toEqual({ inquiry: first.inquiry, repeated: true });
    const later = await submitInquiry(handle, keyless, rulesAt(10));
    expect(later.repeated).toBe(false);
    const repeat = await submitInquiry(handle, keyless, rulesAt(19));
    expect(repeat).toEqual({ inquiry: later.inquiry, repeated: true });
    expect((await submitInquiry(handle, keyless, rulesAt(30))).repeated).toBe(false);
    expect(await stored(handle)).toHaveLength(3);
  });

  test("without a key, other words or another network are another inquiry", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, keyless, rules);
    const other = await submitInquiry(
      handle,
      { ...keyless, inquiry: { ...sampleInquiry, message: "And a mop." } },
      rules,
    );
    const elsewhere = await submitInquiry(handle, { ...keyless, network: "198.51.100.1" }, rules);
    expect([other.repeated, elsewhere.repeated]).toEqual([false, false]);
  });

  test("a sender's key can't be passed off as one of ours", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, keyless, rules);
    const [row] = await stored(handle);
    const guessed = { ...incoming, idempotencyKey: row?.idempotency_key ?? "" };
    expect((await submitInquiry(handle, guessed, rules)).repeated).toBe(false);
  });

  test("a taken reference is drawn again", async () => {
    const handle = await engine.open();
    const drawn = ["AAAA-AAAA", "AAAA-AAAA", "AAAA-AAAA", "BBBB-BBBB"];
    const fixed = { ...rules, reference: () => drawn.shift() ?? "" };
    const first = await submitInquiry(handle, incoming, fixed);
    const second = await submitInquiry(handle, { ...incoming, idempotencyKey: "k2" }, fixed);
    expect([first.inquiry.reference, second.inquiry.reference]).toEqual(["AAAA-AAAA", "BBBB-BBBB"]);
  });

  test("references that never come free end with an error and store nothing", async () => {
    const handle = await engine.open();
    const fixed = { ...rules, reference: () => "AAAA-AAAA" };
    await submitInquiry(handle, incoming, fixed);
    const second = { ...incoming, idempotencyKey: "k2" };
    await expect(submitInquiry(handle, second, fixed)).rejects.toThrow(/No free reference/);
    expect(await stored(handle)).toHaveLength(1);
  });

  test.each([
    ["with a key", [incoming]],
    ["with a key from two networks", [incoming, { ...incoming, network: "198.51.100.1" }]],
    ["without a key", [keyless]],
  ])("simultaneous posts %s store one", async (_, posts) => {
    const handle = await engine.open();
    const sent = Array.from({ length: 16 / posts.length }, () => posts).flat();
    const received = await Promise.all(sent.map((post) => submitInquiry(handle, post, rules)));
    expect(received.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(received.map(({ inquiry }) => inquiry.id)).size).toBe(1);
    expect(await stored(handle)).toHaveLength(1);
    expect(await mails(handle)).toHaveLength(2);
  });

  test("simultaneous posts without a key from three processes store one", async () => {
    const handle = await engine.open();
    const order = { target: handle.target, incoming: keyless, posts: 8, now: START };
    const script = join(import.meta.dirname, "../../tests/support/submit-process.ts");
    const runs = [1, 2, 3].map(() => run(process.execPath, [script, JSON.stringify(order)]));
    const received = (await Promise.all(runs)).flatMap(({ stdout }) => v.parse(answers, JSON.parse(stdout)));
    expect(received).toHaveLength(24);
    expect(received.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(await stored(handle)).toHaveLength(1);
    expect(await mails(handle)).toHaveLength(2);
  });

  test("simultaneous posts after the ten minutes store one more, not several", async () => {
    const handle = await engine.open();
    await submitInquiry(handle, keyless, rulesAt(0));
    const posts = Array.from({ length: 8 }, () => submitInquiry(handle, keyless, rulesAt(11)));
    const received = await Promise.all(posts);
    expect(received.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await stored(handle)).toHaveLength(2);
  });

  test("when the mails can't be stored, neither is the inquiry", async () => {
    const handle = await engine.open();
    await handle.db.schema.alterTable("outbox").renameTo("outbox_gone").execute();
    await expect(submitInquiry(handle, incoming, rules)).rejects.toThrow();
    expect(await stored(handle)).toHaveLength(0);
  });
});
