import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { inquiryFromQuote, quoteSchema } from "../../src/domain/quote/quote.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { sampleQuoteForm } from "../support/sample-quote.ts";
import { appOver, diskFull, ORIGIN } from "./app-under-test.ts";

/** Answers to what arrives then fall due within 24 hours. */
const SUNDAY = new Date("2026-11-22T10:00:00+03:00");

onBothEngines("forms without JavaScript", (engine) => {
  let handle: Awaited<ReturnType<typeof engine.open>>;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    app = await appOver(handle, { now: () => SUNDAY });
  });

  const stored = () => handle.db.selectFrom("inquiries").selectAll().execute();
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: ORIGIN, ...headers },
    });

  test.each<[string, Record<string, string>, string]>([
    ["/contact", { ...sampleInquiry, source: "/products/pad", website: "" }, "Chemicals"],
    ["/get-quote", sampleQuoteForm, "Quote Request"],
  ])("a good post to %s is stored and thanked for on a page of its own", async (path, fields, category) => {
    const response = await post(path, fields);
    expect(response.status).toBe(303);
    const location = response.headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^${path}\\?sent=[0-9A-Z]{4}-[0-9A-Z]{4}$`));
    const reference = location.slice(-9);
    expect((await stored()).find((row) => row.reference === reference)).toMatchObject({
      category,
      first_name: "Layla",
    });
    const thanks = await app.ask(location);
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get("cache-control")).toBe("no-store");
    expect(await thanks.text()).toContain(`{"state":"sent","reference":"${reference}"}`);
    expect(await (await app.ask(path)).text()).toContain("<pre>none</pre>");
  });

  test("the thanks for a quote on a product are about that product", async () => {
    const fields = { ...sampleQuoteForm, requirements: "About one product" };
    const sent = await post("/get-quote?product=numatic-tub-dry-vacuum-9-l-620-w", fields);
    expect(sent.headers.get("location")).toMatch(
      /^\/get-quote\?product=numatic-tub-dry-vacuum-9-l-620-w&sent=[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    );
  });

  test("thanks for what arrives on Friday say when the office opens next", async () => {
    const onFriday = await appOver(handle, { now: () => new Date("2026-11-20T10:00:00+03:00") });
    const fields = { ...sampleInquiry, message: "On a Friday" };
    const body = new URLSearchParams(fields);
    const sent = await onFriday.ask("/contact", { method: "POST", body, headers: { origin: ORIGIN } });
    // Seen later, it says the same.
    const thanks = await (await app.ask(sent.headers.get("location") ?? "")).text();
    expect(thanks).toContain('"away":{"closes":null,"opens":"2026-11-21T05:00:00.000Z"}');
  });

  test.each(["EVIL-2026", "AAAA-AAAA", "", "AAAA-AAAA' OR 1=1"])(
    "nobody is thanked for the reference %j, which was never given",
    async (reference) => {
      for (const path of ["/contact", "/get-quote"]) {
        const page = await app.ask(`${path}?sent=${encodeURIComponent(reference)}`);
        expect(page.status).toBe(200);
        expect(await page.text()).toContain("<pre>none</pre>");
      }
    },
  );

  test("invented references all get the one cached page", async () => {
    const { ask, rendered } = await appOver(handle);
    for (const reference of ["AAAA-AAAA", "BBBB-BBBB", "CCCC-CCCC"]) await ask(`/contact?sent=${reference}`);
    expect(rendered).toEqual(["/contact"]);
  });

  test("the form is shown where the reference can't be looked up", async () => {
    const own = await engine.open();
    const away = await appOver(own);
    const parts = ["inquiry_readers", "inquiry_events", "inquiry_lines", "outbox", "inquiry_replies"];
    for (const table of [...parts, "inquiries"]) await own.db.schema.dropTable(table).execute();
    const page = await away.ask("/contact?sent=AAAA-AAAA");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<pre>none</pre>");
  });

  test("a quote is the same record with scripts and without", async () => {
    const names = { firstName: "Anna Maria", lastName: "Da Silva" };
    const form = { ...sampleQuoteForm, ...names, requirements: "One record, both ways" };
    const body = inquiryFromQuote(v.parse(quoteSchema, form));
    expect((await post("/get-quote", form)).status).toBe(303);
    const answer = await app.ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    // The same words from the same network within ten minutes: found, not stored again.
    expect(answer.status).toBe(200);
    const rows = (await stored()).filter(({ message }) => message === body.message);
    expect(rows).toMatchObject([
      { first_name: "Anna Maria", last_name: "Da Silva", company: "Not specified" },
    ]);
  });

  test("a double click stores one inquiry", async () => {
    const fields = { ...sampleInquiry, message: "Clicked twice" };
    const [first, second] = await Promise.all([post("/contact", fields), post("/contact", fields)]);
    expect(first.headers.get("location")).toBe(second.headers.get("location"));
    expect((await stored()).filter(({ message }) => message === "Clicked twice")).toHaveLength(1);
  });

  test("a wrong post shows the form again with what was typed and what is wrong", async () => {
    const before = (await stored()).length;
    const response = await post("/get-quote", {
      ...sampleQuoteForm,
      email: "nobody",
      timeline: "",
      extra: "x",
    });
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain('"state":"refused"');
    expect(text).toContain('"email":"nobody"');
    expect(text).toContain('"email":"Please enter a valid email address"');
    expect(text).toContain('"timeline":"Please select your timeline"');
    expect(text).not.toContain("extra");
    expect(await stored()).toHaveLength(before);
  });

  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ["a foreign page", { ...sampleInquiry }, { origin: "https://evil.example" }, 403],
    ["too much text", { ...sampleInquiry, message: "x".repeat(270_000) }, {}, 413],
    [
      "another kind of form",
      { ...sampleInquiry },
      { "content-type": "multipart/form-data; boundary=x" },
      415,
    ],
    ["a filled honeypot", { ...sampleInquiry, website: "x" }, {}, 422],
  ])("%s is refused on the page itself", async (_, fields, headers, status) => {
    const before = (await stored()).length;
    const response = await post("/contact", fields, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('"state":"refused"');
    expect(await stored()).toHaveLength(before);
  });

  test("one too many keeps what was typed and says when to come back", async () => {
    const strict = await appOver(handle, { settings: { rateLimit: 1 } });
    const send = (message: string) =>
      strict.ask("/contact", { method: "POST", body: new URLSearchParams({ ...sampleInquiry, message }) });
    expect((await send("first")).status).toBe(303);
    const refusal = await send("second");
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal.text()).toContain('"message":"second"');
  });

  test("the form survives a database that is away", async () => {
    const own = await engine.open();
    const away = await appOver(own);
    diskFull(own);
    const response = await away.ask("/contact", { method: "POST", body: new URLSearchParams(sampleInquiry) });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('"firstName":"Layla"');
  });
});
