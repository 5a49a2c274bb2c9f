import { zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { inquiryById } from "../../src/database/inquiries/inquiries.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleQuoteBody, sampleQuoteForm } from "../support/sample-quote.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";

/** The fields of a line as the page sends them. */
const line = (product: string, quantity: string, text = "", note = ""): [string, string][] => [
  ["line.product", product],
  ["line.text", text],
  ["line.quantity", quantity],
  ["line.note", note],
  ["line.choices", ""],
];

const NOTHING = "There is nothing in it that could be a line.";
const UNREADABLE = "This file could not be read as a list. Please save it as CSV or XLSX, or paste its text.";
const TOO_LARGE = "This list is too large: please send at most 2 MB.";

function formOf(fields: [string, string][], file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (file) form.append("line.file", file);
  return form;
}

onBothEngines("the quote list", (engine) => {
  let handle: DatabaseHandle;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    await stock(handle);
    app = await appOver(handle);
  });

  const match = (form: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
    app.ask("/api/quote-lines", { method: "POST", body: form, headers: { origin: ORIGIN, ...headers } });
  const post = (form: FormData | URLSearchParams) =>
    app.ask("/get-quote", { method: "POST", body: form, headers: { origin: ORIGIN } });
  const person = Object.entries(sampleQuoteForm);
  /** What the page was rendered around. */
  const outcomeOf = async (response: Response) =>
    JSON.parse(/<pre>(.*?)<\/pre>/s.exec(await response.text())?.[1] ?? "null");

  test("a pasted text and a file give the lines that they mean", async () => {
    const response = await match(formOf([["line.list", "2 x nq 1234\nBucket"]]));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      lines: [
        { product: "NQ-1234", quantity: 2 },
        { product: "", text: "Bucket", quantity: 1 },
      ],
      matched: { found: 1, uncertain: 0, unknown: 1 },
      left: 0,
    });
    const file = new File(["Article;Qty\nART-degreaser;12\n"], "list.csv");
    expect(await (await match(formOf([], file))).json()).toMatchObject({
      lines: [{ product: "ART-degreaser", quantity: 12 }],
    });
  });

  test("withdrawn articles are not found, and stay as text", async () => {
    const { lines } = await (await match(formOf([["line.list", "ART-retired; 3"]]))).json();
    expect(lines).toMatchObject([{ product: "", text: "ART-retired 3", quantity: 3 }]);
  });

  test.each<[string, () => FormData, number, string]>([
    ["nothing", () => formOf([["line.list", " \n--\n"]]), 422, NOTHING],
    ["an empty file", () => formOf([], new File([], "list.csv")), 422, NOTHING],
    [
      "a spreadsheet of nonsense",
      () => formOf([], new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], "list.xlsx")),
      422,
      UNREADABLE,
    ],
    [
      "a workbook of old",
      () => formOf([], new File([Buffer.from(`d0cf11e0a1b11ae1${"0".repeat(99)}0`, "hex")], "list.xls")),
      422,
      UNREADABLE,
    ],
    ["a ragged table", () => formOf([], new File(["1,2\n1\n".repeat(20_000)], "list.csv")), 413, TOO_LARGE],
    ["a file of 3 MB", () => formOf([], new File(["x".repeat(3_000_000)], "list.csv")), 413, TOO_LARGE],
    [
      "a file of 50 MB",
      () => formOf([], new File([new Uint8Array(50_000_000)], "list.xlsx")),
      413,
      TOO_LARGE,
    ],
  ])("%s is refused with a sentence, by the API and on the page", async (_, form, status, sentence) => {
    const refusal = await match(form());
    expect([refusal.status, (await errorOf(refusal)).message]).toEqual([status, sentence]);
    const fields = form();
    fields.append("line.match", "1");
    const page = await post(fields);
    expect(page.status).toBe(status);
    const values = { "line.list": String(form().get("line.list") ?? "").replaceAll("\n", "\r\n") };
    expect(await outcomeOf(page)).toMatchObject({ state: "refused", message: sentence, values });
  });

  test("a spreadsheet that unpacks to far more than a list may have is refused with a sentence", async () => {
    const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    const response = await match(formOf([], new File([bomb], "list.xlsx")));
    expect(response.status).toBe(413);
    expect((await errorOf(response)).message).toMatch(/^This list is too large/);
  });

  test("what nobody can read in a list is left out, and all that was found can be sent", async () => {
    const rows = ["NQ\u20111234; 999999999", "a\u0000b\ud800", "\u202eBucket", "NQ-1234; -4", "NQ-1234; 0"];
    const { lines } = await (await match(formOf([["line.list", rows.join("\n")]]))).json();
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.stringify(lines)).not.toMatch(/\\u0000|\\ud800/i);
    const sent = await app.ask("/api/inquiries", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...sampleQuoteBody, message: "As pasted, whatever it was", lines }),
    });
    expect(sent.status).toBe(201);
    const many = Array.from({ length: 150 }, (_, n) => `Bucket ${n}`).join("\n");
    const { lines: kept, left } = await (await match(formOf([["line.list", many]]))).json();
    expect([kept.length, left]).toEqual([100, 50]);
  });

  test("another site, another type, a broken form and too many are refused", async () => {
    const form = () => formOf([["line.list", "NQ-1234"]]);
    expect((await match(form(), { origin: "https://evil.example" })).status).toBe(403);
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await app.ask("/api/quote-lines", json)).status).toBe(415);
    const broken = { "content-type": "multipart/form-data; boundary=x" };
    const response = await app.ask("/api/quote-lines", { method: "POST", body: "--y", headers: broken });
    expect(response.status).toBe(400);
    const strict = await appOver(handle, { settings: { rateLimit: 1 } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await strict.ask("/api/quote-lines", { method: "POST", body: form() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("without scripts the page comes back with the lines in it, and with all that was typed", async () => {
    const fields: [string, string][] = [...person, ...line("scrubber", "2", "", "blue"), ["line.match", "1"]];
    const page = await post(formOf([...fields, ["line.list", "ART-degreaser; 3\nBucket"]]));
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const outcome = await outcomeOf(page);
    expect(outcome).toMatchObject({
      state: "listed",
      values: sampleQuoteForm,
      matched: { found: 1, uncertain: 0, unknown: 1 },
    });
    expect(outcome.list.lines).toMatchObject([
      { product: "scrubber", quantity: 2, note: "blue" },
      { product: "ART-degreaser", quantity: 3 },
      { product: "", text: "Bucket" },
    ]);
    expect(outcome.list.products["ART-degreaser"]).toMatchObject({ name: "Product degreaser" });
  });

  test("without scripts a list that was not looked through is, before the request goes, and what is left out is told", async () => {
    const rows = Array.from({ length: 103 }, (_, n) => `Bucket ${n}`).join("\n");
    for (const form of [
      formOf([...person, ["line.list", rows]]),
      formOf(person, new File([rows], "list.csv")),
    ]) {
      const outcome = await outcomeOf(await post(form));
      expect(outcome).toMatchObject({ state: "listed", values: sampleQuoteForm, list: { left: 3 } });
      expect(outcome.list.lines).toHaveLength(100);
    }
  });

  test("without scripts a line is removed by its button", async () => {
    const fields: [string, string][] = [
      ...person,
      ...line("scrubber", "2"),
      ...line("", "1", "Bucket"),
      ["line.remove", "0"],
    ];
    const outcome = await outcomeOf(await post(new URLSearchParams(fields)));
    expect(outcome).toMatchObject({ state: "listed", list: { lines: [{ text: "Bucket" }] } });
  });

  test("the lines are stored with the form that they travel with, and named in the address of its thanks", async () => {
    const fields: [string, string][] = [
      ...person,
      ...line("NQ-1234", "2", "", "<b>blue</b>"),
      ...line("", "1", "Bucket"),
    ];
    const response = await post(new URLSearchParams(fields));
    expect(response.status).toBe(303);
    const location = response.headers.get("location") ?? "";
    expect(location).toMatch(/^\/get-quote\?lines=NQ-1234\*2&sent=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const row = await handle.db
      .selectFrom("inquiries")
      .select("id")
      .where("reference", "=", location.slice(-9))
      .executeTakeFirstOrThrow();
    expect((await inquiryById(handle.db, row.id))?.lines).toEqual([
      {
        product: { id: "scrubber", articleNumber: "NQ-1234", name: "Scrubber-dryer" },
        text: "",
        quantity: 2,
        note: "<b>blue</b>",
      },
      { product: null, text: "Bucket", quantity: 1, note: "" },
    ]);
    expect((await app.ask(location)).status).toBe(200);
  });

  test("the thanks for a hundred products without article numbers have an address that is taken", async () => {
    const ids = Array.from({ length: 100 }, (_, n) => `${"a-long-name-of-a-product-".repeat(3)}${n}`);
    const fields: [string, string][] = [...person, ...ids.flatMap((id) => line(id, "1"))];
    const response = await post(new URLSearchParams(fields));
    const location = response.headers.get("location") ?? "";
    expect(location).toMatch(/^\/get-quote\?sent=/);
    expect((await app.ask(location)).status).toBe(200);
  });

  test("a wrong line comes back with the form and its sentence", async () => {
    const fields: [string, string][] = [
      ...person,
      ...line("NQ-1234", "1"),
      ...line("scrubber", "-4", "", "note"),
    ];
    const page = await post(new URLSearchParams(fields));
    expect(page.status).toBe(422);
    const outcome = await outcomeOf(page);
    expect(outcome.errors).toEqual({ lines: "Line 2: Please use a whole number from 1 to 9,999" });
    expect(outcome.list.lines).toMatchObject([
      { product: "NQ-1234", isDoubtful: false },
      { product: "scrubber", note: "note", isDoubtful: true },
    ]);
  });

  test("links with lines have one address, and one with ten thousand ids is refused", async () => {
    await app.ask("/get-quote?lines=NQ-1234%2A1%20%20scrubber*2&utm=x");
    expect(app.rendered.at(-1)).toBe("/get-quote?lines=NQ-1234+scrubber*2");
    const ids = Array.from({ length: 10_000 }, (_, n) => `ART-${n}`).join("+");
    expect((await app.ask(`/get-quote?lines=${ids}`)).status).toBe(414);
    const view = await (await app.ask("/api/views/get-quote?lines=nq1234+gone")).json();
    expect(view.list.lines).toMatchObject([{ product: "nq1234" }, { product: "gone" }]);
    expect(Object.keys(view.list.products)).toEqual(["nq1234"]);
  });
});
