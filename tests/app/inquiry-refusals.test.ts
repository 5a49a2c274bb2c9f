import { beforeAll, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { onBothEngines } from "../support/engines.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { appOver, errorOf } from "./app-under-test.ts";

const JSON_HEADERS = { "content-type": "application/json" };

const quoteBody = {
  name: "Omar bin Said",
  email: "omar@visitor.example",
  phone: "+973 1234 5678",
  company: "Not specified",
  category: "Quote Request",
  message: "Industry: Other\n\nRequirements:\nA scrubber-dryer",
};

function chunked(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new TextEncoder().encode("x".repeat(Math.min(left, 8192))));
      left -= 8192;
    },
  });
}

onBothEngines("refused inquiries", (engine) => {
  let handle: DatabaseHandle;
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    handle = await engine.open();
    app = await appOver(handle);
  });

  const stored = () => handle.db.selectFrom("inquiries").selectAll().execute();

  const post = (body: unknown, headers: Record<string, string> = {}, from = "192.0.2.7") =>
    app.ask("/api/inquiries", {
      method: "POST",
      headers: { ...JSON_HEADERS, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      from,
    });

  const refused = async (response: Response, status: number, code: string, fields?: object) => {
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const error = await errorOf(response);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/^[A-Z].*[.!]$/);
    if (fields) expect(error.fields).toMatchObject(fields);
  };

  const long = "x".repeat(10_000);
  test.each<[string, unknown, number, string, object?]>([
    ["nothing", "", 400, "malformed_body"],
    ["half a body", '{"firstName": "La', 400, "malformed_body"],
    ["text", '"hello"', 422, "invalid_fields"],
    ["null", "null", 422, "invalid_fields"],
    ["an array", "[]", 422, "invalid_fields"],
    ["deep nesting", "[".repeat(30_000), 400, "malformed_body"],
    ["deep but closed nesting", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, 422, "invalid_fields"],
    [
      "an empty object",
      {},
      422,
      "invalid_fields",
      { firstName: "First name is required", message: "Message is required" },
    ],
    [
      "wrong types",
      { ...sampleInquiry, firstName: 5, lastName: ["a"], email: {} },
      422,
      "invalid_fields",
      { firstName: "Please enter text", lastName: "Please enter text", email: "Please enter text" },
    ],
    [
      "a bad address",
      { ...sampleInquiry, email: "layla" },
      422,
      "invalid_fields",
      { email: "Please enter a valid email address" },
    ],
    [
      "a header in the address",
      { ...sampleInquiry, email: "a@b.example\r\nBcc: all@c.example" },
      422,
      "invalid_fields",
      { email: expect.any(String) },
    ],
    [
      "a header in the name",
      { ...sampleInquiry, firstName: "A\nBcc: all@c.example" },
      422,
      "invalid_fields",
      { firstName: expect.any(String) },
    ],
    [
      "a NUL",
      { ...sampleInquiry, message: "a\u0000b" },
      422,
      "invalid_fields",
      { message: expect.any(String) },
    ],
    [
      "half a surrogate pair",
      `{"firstName":"\\ud800","lastName":"b","email":"a@b.example","category":"Chemicals","message":"m"}`,
      422,
      "invalid_fields",
      { firstName: expect.any(String) },
    ],
    [
      "no category",
      { ...sampleInquiry, category: " " },
      422,
      "invalid_fields",
      { category: "Please choose a category" },
    ],
    [
      "too long a text",
      { ...sampleInquiry, message: long },
      422,
      "invalid_fields",
      { message: expect.any(String) },
    ],
    [
      "a quote without a name",
      { ...quoteBody, name: " " },
      422,
      "invalid_fields",
      { name: "Name is required" },
    ],
    [
      "a quote with half a phone number",
      { ...quoteBody, phone: "1" },
      422,
      "invalid_fields",
      { phone: "Please enter a valid phone number" },
    ],
    [
      "a direction mark in the address",
      { ...sampleInquiry, email: "layla\u202e@visitor.example" },
      422,
      "invalid_fields",
      { email: "Please enter a valid email address" },
    ],
    [
      "an inquiry of characters that nobody can see",
      { ...sampleInquiry, firstName: "\u200b", message: "\u3164" },
      422,
      "invalid_fields",
      { firstName: "First name is required", message: "Message is required" },
    ],
    ["a filled honeypot", { ...sampleInquiry, website: "http://spam.example" }, 422, "looks_automated"],
    ["a form sent at once", { ...sampleInquiry, elapsed: 12 }, 422, "looks_automated"],
  ])("%s is refused and nothing is stored", async (_, body, status, code, fields) => {
    const before = (await stored()).length;
    await refused(await post(body), status, code, fields);
    expect(await stored()).toHaveLength(before);
  });

  test("keys that mean something to JavaScript are harmless, duplicates count once", async () => {
    const text = JSON.stringify({ ...sampleInquiry, message: "Harmless" });
    const odd = text.replace("{", '{"__proto__":{"status":"done"},"constructor":1,"firstName":"Twice",');
    expect((await post(odd)).status).toBe(201);
    expect((await stored()).find(({ message }) => message === "Harmless")).toMatchObject({
      first_name: "Layla",
      status: "pending",
    });
  });

  test.each([
    ["text/plain", undefined],
    ["application/x-www-form-urlencoded", undefined],
    ["application/json; charset=latin1", undefined],
    ["application/json", "gzip"],
    ["", undefined],
  ])("the content type %s (coding %s) is a 415", async (type, coding) => {
    const response = await post(sampleInquiry, {
      "content-type": type,
      ...(coding && { "content-encoding": coding }),
    });
    await refused(response, 415, "unsupported_media_type");
  });

  test("application/json; charset=UTF-8 is taken", async () => {
    const response = await post(
      { ...sampleInquiry, message: "charset" },
      { "content-type": "application/json; charset=UTF-8" },
    );
    expect(response.status).toBe(201);
  });

  test("bytes that are no UTF-8 are refused", async () => {
    const response = await app.ask("/api/inquiries", {
      method: "POST",
      headers: JSON_HEADERS,
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    await refused(response, 400, "malformed_body");
  });

  test("more than 256 KB is a 413, announced or in pieces without a length", async () => {
    const large = { ...sampleInquiry, message: "x".repeat(270_000) };
    await refused(await post(large), 413, "payload_too_large");
    await refused(await post({}, { "content-length": "9999999" }), 413, "payload_too_large");
    const pieces = await app.ask("/api/inquiries", {
      method: "POST",
      headers: JSON_HEADERS,
      body: chunked(1_000_000),
      duplex: "half",
    });
    await refused(pieces, 413, "payload_too_large");
  });

  test.each(["", "a b", "x".repeat(201), "\u00e9"])("the key %j is a 400", async (key) => {
    await refused(await post(sampleInquiry, { "idempotency-key": key }), 400, "malformed_key");
  });
});
