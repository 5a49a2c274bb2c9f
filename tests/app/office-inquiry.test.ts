import { expect, test } from "vitest";
import { appOver, errorOf, STOCK, stock } from "./app-under-test.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleLines, storeSample } from "../support/sample-inquiry.ts";
import { signedIn } from "./office-session.ts";

const VERSION = 1;
const reply = {
  version: VERSION,
  recipient: "layla@visitor.example",
  subject: "Your quotation",
  body: "Dear Layla,\n\ntwo canisters are 24.500 BHD.",
  movesTo: null,
};

onBothEngines("One inquiry in the office", (engine) => {
  const open = async () => {
    const handle = await engine.open();
    await stock(handle);
    const app = await appOver(handle);
    const yusuf = await signedIn(handle, app.ask, "sales", { name: "Yusuf Karim" });
    return { handle, app, yusuf };
  };

  test("shows the words, the lines, the page that it came from, and earlier ones with the reason", async () => {
    const { handle, yusuf } = await open();
    const product = STOCK.find(({ id }) => id === "degreaser");
    const named = {
      id: "degreaser",
      articleNumber: product?.serialNumber ?? null,
      name: product?.name ?? "",
    };
    const sample = { email: "layla@hotel.example", phone: "1700 0000" };
    const older = await storeSample(handle, { ...sample, message: "First" }, () => new Date("2026-01-01"));
    const called = await storeSample(
      handle,
      { email: "else@gmail.com", phone: "+973 17000000", message: "Second" },
      () => new Date("2026-01-02"),
    );
    const colleague = await storeSample(
      handle,
      { email: "boss@hotel.example", phone: "", message: "Third" },
      () => new Date("2026-01-03"),
    );
    await storeSample(handle, { email: "stranger@gmail.com", phone: "", message: "Fourth" });
    const lines = [...sampleLines, { product: named, text: "", quantity: 3, note: "" }];
    const { reference, id } = await storeSample(handle, { ...sample, source: "/products/degreaser", lines });

    const response = await yusuf.as(`/inquiries/${reference.toLowerCase()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const view = await response.json();
    expect(view).toMatchObject({
      id,
      version: 1,
      status: "pending",
      words: expect.stringContaining("degreaser"),
      person: { email: "layla@hotel.example", phone: { text: "+973 1700 0000", key: "+97317000000" } },
      product: { id: "degreaser", path: "/products/degreaser" },
      mails: { confirmation: { state: "waiting" }, deskTold: false },
    });
    expect(view.lines.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1, 3]);
    expect(view.lines[2]).toMatchObject({ product: { id: "degreaser" }, named });
    const others = view.others.map((other: { id: string; same: string }) => [other.id, other.same]);
    expect(others).toEqual([
      [colleague.id, "domain"],
      [called.id, "phone"],
      [older.id, "email"],
    ]);
    expect(JSON.stringify(view)).not.toContain("stranger@gmail.com");
  });

  test("is moved by the rule alone, with its line in the record, and the last move can be undone", async () => {
    const { handle, yusuf } = await open();
    const { id } = await storeSample(handle);
    const move = (json: object) => yusuf.as(`/inquiries/${id}/moves`, { json });
    const skipped = await move({ to: "won", version: 1 });
    expect([skipped.status, (await errorOf(skipped)).message]).toEqual([
      409,
      "It can't be moved there from where it stands now.",
    ]);
    expect(await (await move({ to: "in-progress", version: 1 })).json()).toMatchObject({
      status: "in-progress",
      owner: yusuf.staff.id,
      version: 2,
    });
    await move({ to: "quoted", version: 2 });
    const withoutReason = await move({ to: "lost", version: 3 });
    expect([withoutReason.status, (await errorOf(withoutReason)).fields]).toEqual([
      422,
      { reason: "Say why it was lost." },
    ]);
    expect(await (await move({ to: "lost", version: 3, reason: "price" })).json()).toMatchObject({
      status: "lost",
      outcome: { reason: "price" },
      closedAt: expect.any(String),
    });
    const undone = await yusuf.as(`/inquiries/${id}/undo`, { json: { version: 4 } });
    expect(await undone.json()).toMatchObject({
      status: "quoted",
      outcome: null,
      closedAt: null,
      version: 5,
    });
    const record = await handle.db.selectFrom("record").selectAll().where("entity_id", "=", id).execute();
    expect(record.map(({ action }) => action)).toEqual([
      "inquiry.moved",
      "inquiry.moved",
      "inquiry.moved",
      "inquiry.undone",
    ]);
  });

  test("is taken by who is free to; from somebody who is here and in time only an owner takes it", async () => {
    const { handle, app, yusuf } = await open();
    const mariam = await signedIn(handle, app.ask, "sales", { name: "Mariam Saleh" });
    const dana = await signedIn(handle, app.ask, "owner");
    const editor = await signedIn(handle, app.ask, "editor");
    const { id } = await storeSample(handle);
    await handle.db.updateTable("inquiries").set({ due_at: "2999-01-01" }).execute();
    const give = (who: typeof yusuf, to: string | null, version: number) =>
      who.as(`/inquiries/${id}/owner`, { json: { to, version } });
    expect((await give(editor, editor.staff.id, 1)).status).toBe(403);
    expect((await give(yusuf, editor.staff.id, 1)).status).toBe(404);
    expect((await give(yusuf, "nobody", 1)).status).toBe(404);
    expect((await give(yusuf, yusuf.staff.id, 1)).status).toBe(200);
    expect((await give(mariam, mariam.staff.id, 2)).status).toBe(403);
    expect((await give(dana, mariam.staff.id, 2)).status).toBe(200);
    expect((await give(mariam, null, 3)).status).toBe(200);
    await give(yusuf, yusuf.staff.id, 4);
    await handle.db.updateTable("inquiries").set({ due_at: "2020-01-01" }).execute();
    expect((await give(mariam, mariam.staff.id, 5)).status).toBe(200);
  });

  test("what somebody else changed meanwhile is told with what is stored by then", async () => {
    const { handle, app, yusuf } = await open();
    const mariam = await signedIn(handle, app.ask, "sales", { name: "Mariam Saleh" });
    const { id } = await storeSample(handle);
    const [first, second] = await Promise.all(
      [yusuf, mariam].map((who) => who.as(`/inquiries/${id}/replies`, { json: reply })),
    );
    expect([first?.status, second?.status].toSorted()).toEqual([201, 409]);
    const refused = first?.status === 409 ? first : second;
    const body = await refused?.json();
    expect(body).toMatchObject({ error: { code: "conflict" }, current: { version: 2, replies: [{}] } });
    const replies = await handle.db.selectFrom("inquiry_replies").select("id").execute();
    expect(replies).toHaveLength(1);
  });

  test("a reply waits ten seconds, in which whoever wrote it takes it back", async () => {
    const { handle, app, yusuf } = await open();
    const mariam = await signedIn(handle, app.ask, "sales");
    const { id } = await storeSample(handle);
    const other = await storeSample(handle, { message: "Another" });
    const sent = await (await yusuf.as(`/inquiries/${id}/replies`, { json: reply })).json();
    expect(Date.parse(sent.queued.sendAt) - Date.parse(sent.replies[0].createdAt)).toBe(10_000);
    const takeBack = (who: typeof yusuf, inquiry: string) =>
      who.as(`/inquiries/${inquiry}/replies/${sent.queued.id}/take-back`, { method: "POST" });
    expect(await (await takeBack(mariam, id)).json()).toMatchObject({ takenBack: false });
    expect(await (await takeBack(yusuf, other.id)).json()).toMatchObject({ takenBack: false });
    expect(await (await takeBack(yusuf, id)).json()).toMatchObject({ takenBack: true, replies: [] });
    const outbox = await handle.db.selectFrom("outbox").select("id").where("kind", "=", "reply").execute();
    expect(outbox).toEqual([]);
  });

  test("a reply with an open field, without words, or to what is no address is refused beside the field", async () => {
    const { handle, yusuf } = await open();
    const { id } = await storeSample(handle);
    const wrong = {
      ...reply,
      recipient: "layla@visitor.example\r\nBcc: thief@evil.example",
      subject: "Until {valid until}",
      body: " ",
    };
    const refused = await yusuf.as(`/inquiries/${id}/replies`, { json: wrong });
    expect([refused.status, Object.keys((await errorOf(refused)).fields ?? {})]).toEqual([
      422,
      ["recipient", "subject", "body"],
    ]);
    const unfilled = { subject: "Hello", body: "Dear {first name},\n\nuntil {valid until}." };
    const { html } = await (await yusuf.as(`/inquiries/${id}/preview`, { json: unfilled })).json();
    expect(html).toMatch(/<mark[^>]*>\[valid until\]<\/mark>/);
    expect(html).not.toContain("{first name}");
    const smuggled = { ...reply, subject: "Hello\r\nBcc: thief@evil.example" };
    expect((await yusuf.as(`/inquiries/${id}/replies`, { json: smuggled })).status).toBe(422);
    expect(await handle.db.selectFrom("inquiry_replies").selectAll().execute()).toEqual([]);
  });

  test("markup that anybody typed is text in the preview, and in what the page gets", async () => {
    const { handle, yusuf } = await open();
    const script = '<script>alert(1)</script><img src=x onerror="alert(2)">';
    const { id } = await storeSample(handle, { message: script, firstName: script, company: script });
    const json = { subject: script, body: `${script}\n\n${script}` };
    const { html, subject } = await (await yusuf.as(`/inquiries/${id}/preview`, { json })).json();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;");
    expect(subject).toContain(script);
    const noted = await yusuf.as(`/inquiries/${id}/notes`, { json: { text: script } });
    expect(noted.headers.get("content-type")).toContain("application/json");
    expect((await noted.json()).events[0]).toMatchObject({ kind: "note", data: { text: script } });
  });

  test("calls leave lines, and having spoken is the first reply; an answer that was pasted waits", async () => {
    const { handle, yusuf } = await open();
    const { id } = await storeSample(handle);
    const contact = (result: string) =>
      yusuf.as(`/inquiries/${id}/contacts`, { json: { by: "call", result } }).then((answer) => answer.json());
    expect(await contact("no-answer")).toMatchObject({ firstReplyAt: null, version: 1 });
    const spoken = await contact("spoke");
    expect(spoken).toMatchObject({ firstReplyAt: expect.any(String), version: 2, status: "pending" });
    const { lastAnswer } = await (await yusuf.as("/inbox/summary")).json();
    expect(lastAnswer).toEqual({ at: spoken.firstReplyAt, by: yusuf.staff.name });
    const answered = await yusuf.as(`/inquiries/${id}/answers`, { json: { text: "Yes, please." } });
    expect(await answered.json()).toMatchObject({
      wroteBackAt: expect.any(String),
      firstReplyAt: spoken.firstReplyAt,
    });
  });

  test("those who have it open see each other, from whichever process", async () => {
    const { handle, app, yusuf } = await open();
    const beside = await appOver(handle);
    const mariam = await signedIn(handle, beside.ask, "sales", { name: "Mariam Saleh" });
    const { id } = await storeSample(handle);
    const reads = (who: typeof yusuf, writing: boolean) =>
      who
        .as(`/inquiries/${id}/reading`, { method: "PUT", json: { writing } })
        .then((answer) => answer.json());
    expect(await reads(yusuf, false)).toEqual({ readers: [] });
    expect(await reads(mariam, true)).toMatchObject({ readers: [{ name: "Yusuf Karim", writing: false }] });
    expect(await reads(yusuf, false)).toMatchObject({ readers: [{ name: "Mariam Saleh", writing: true }] });
    await mariam.as(`/inquiries/${id}/reading`, { method: "DELETE" });
    expect(await reads(yusuf, false)).toEqual({ readers: [] });
    const view = await (await yusuf.as(`/inquiries/${id}`)).json();
    expect(view.events.map((event: { kind: string }) => event.kind)).toEqual(["opened", "opened"]);
    expect(app.logged.join("")).not.toContain("Layla");
  });

  test("what is not there is not found, and who may not is told so", async () => {
    const { handle, app, yusuf } = await open();
    const editor = await signedIn(handle, app.ask, "editor");
    const { id } = await storeSample(handle);
    expect((await yusuf.as("/inquiries/ZZZZ-ZZZZ")).status).toBe(404);
    expect((await yusuf.as("/inquiries/unknown/notes", { json: { text: "x" } })).status).toBe(404);
    expect((await editor.as(`/inquiries/${id}`)).status).toBe(403);
    expect((await app.ask(`/office/api/inquiries/${id}`)).status).toBe(401);
  });
});
