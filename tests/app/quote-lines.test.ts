import { beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { inquiryById } from "../../src/database/inquiries/inquiries.ts";
import { MAX_QUOTE_LINES } from "../../src/domain/limits.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { sampleQuoteBody } from "../support/sample-quote.ts";
import { appOver, errorOf, stock } from "./app-under-test.ts";

onBothEngines("the lines of a quote request", (engine) => {
  let handle: DatabaseHandle;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    app = await appOver(handle);
  });

  const post = (body: object, headers: Record<string, string> = {}) =>
    app.ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const storedLines = async (response: Response) => {
    expect(response.status).toBe(201);
    const { id } = await response.json();
    return (await inquiryById(handle.db, id))?.lines;
  };

  const scrubber = { id: "scrubber", articleNumber: "NQ-1234", name: "Scrubber-dryer" };

  test("are stored in their order, by article number in any spelling or by id", async () => {
    const lines = [
      { product: "nq 1234", quantity: 2, note: "With pads" },
      { text: "Three buckets" },
      { product: "degreaser", text: "5 l degreaser" },
    ];
    expect(await storedLines(await post({ ...sampleQuoteBody, message: "Three lines", lines }))).toEqual([
      { product: scrubber, text: "", quantity: 2, note: "With pads" },
      { product: null, text: "Three buckets", quantity: 1, note: "" },
      {
        product: { id: "degreaser", articleNumber: "ART-degreaser", name: "Product degreaser" },
        text: "5 l degreaser",
        quantity: 1,
        note: "",
      },
    ]);
  });

  test("are kept of a request that calls itself a message to somebody, which is filed as a quote request", async () => {
    const contact = { ...sampleInquiry, lines: [{ product: "NQ-1234" }] };
    expect(await storedLines(await post(contact))).toEqual([
      { product: scrubber, text: "", quantity: 1, note: "" },
    ]);
    expect((await post({ ...contact, lines: [{ quantity: 2 }] })).status).toBe(422);
  });

  test("keep as text what the catalogue doesn't have or has no longer, and join what is the same", async () => {
    const lines = [
      { product: "NOT-1", note: "Any colour" },
      { product: "ART-retired", text: "as last year" },
      { product: "NQ-1234", quantity: 2 },
      { product: "scrubber", quantity: 3, note: "For the lobby" },
      { product: "NQ-1234", note: "For the hall" },
    ];
    expect(await storedLines(await post({ ...sampleQuoteBody, message: "Unknown", lines }))).toEqual([
      { product: null, text: "NOT-1", quantity: 1, note: "Any colour" },
      { product: null, text: "ART-retired as last year", quantity: 1, note: "" },
      { product: scrubber, text: "", quantity: 5, note: "For the lobby" },
      { product: scrubber, text: "", quantity: 1, note: "For the hall" },
    ]);
  });

  test("are none where none, null or an empty list is sent", async () => {
    for (const body of [
      sampleQuoteBody,
      { ...sampleQuoteBody, lines: null },
      { ...sampleQuoteBody, lines: [] },
    ]) {
      expect(await storedLines(await post({ ...body, message: JSON.stringify(body) }))).toEqual([]);
    }
    for (const lines of [null, []]) {
      const response = await post({ ...sampleInquiry, message: JSON.stringify(lines), lines });
      const { id } = await response.json();
      expect(await inquiryById(handle.db, id)).toMatchObject({ category: "Chemicals", lines: [] });
    }
  });

  test("are as many as a list may have, with the longest texts of any script", async () => {
    const text = "漢".repeat(200);
    const lines = Array.from({ length: MAX_QUOTE_LINES }, (_, n) => ({ text, note: text, quantity: n + 1 }));
    const stored = await storedLines(await post({ ...sampleQuoteBody, message: "Many", lines }));
    // The same words with the same note, as long as the quantities fit into one line.
    expect(stored).toEqual([{ product: null, text, quantity: 5050, note: text }]);
  });

  const WHOLE = "Please use a whole number from 1 to 9,999";
  test.each<[unknown, string]>([
    [[{ product: "NQ-1234" }, { product: "NQ-1234", quantity: -1 }], `Line 2: ${WHOLE}`],
    [[{ product: "NQ-1234", quantity: 0 }], `Line 1: ${WHOLE}`],
    [[{ product: "NQ-1234", quantity: 1.5 }], `Line 1: ${WHOLE}`],
    [[{ product: "NQ-1234", quantity: 10_000 }], `Line 1: ${WHOLE}`],
    [[{ product: "NQ-1234", quantity: "2" }], `Line 1: ${WHOLE}`],
    [[{ quantity: 1 }], "Line 1: Please name a product or say what you need"],
    [[{ text: "\u200b" }], "Line 1: Please name a product or say what you need"],
    [[{ product: 7 }], "Line 1: Please enter text"],
    [[{ text: "x".repeat(201) }], "Line 1: Please use at most 200 characters"],
    [[{ text: "a\r\nBcc: b@c.de" }], "Line 1: Please remove the characters that can't be read"],
    [["NQ-1234"], "Line 1: Please send the lines as a list"],
    ["NQ-1234", "Please send the lines as a list"],
    [
      Array.from({ length: 20_000 }, () => 1),
      "One request takes at most 100 lines. Please send the others in a second one",
    ],
  ])("%j are refused with a sentence, and nothing is stored", async (lines, sentence) => {
    const count = async () => (await handle.db.selectFrom("inquiries").select("id").execute()).length;
    const before = await count();
    const response = await post({ ...sampleQuoteBody, lines });
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({ code: "invalid_fields", fields: { lines: sentence } });
    expect(await count()).toBe(before);
  });

  test("belong to the words that a repeat is known by", async () => {
    const body = { ...sampleQuoteBody, message: "Repeated", lines: [{ product: "NQ-1234", quantity: 2 }] };
    const key = { "idempotency-key": "lines-1" };
    const first = await (await post(body, key)).json();
    const again = await post(body, key);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    const other = await post({ ...body, lines: [{ product: "NQ-1234", quantity: 3 }] }, key);
    expect(other.status).toBe(422);
    expect(await errorOf(other)).toMatchObject({ code: "key_reused" });
    expect((await post({ ...sampleQuoteBody, message: "Repeated" }, key)).status).toBe(422);
    expect((await inquiryById(handle.db, first.id))?.lines).toHaveLength(1);
  });
});
