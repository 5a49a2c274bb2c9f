import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_COMPANY as company } from "../../src/content/company.ts";
import { contentOf, type LanguageContent, LANGUAGES, loadContents } from "../../src/content/load.ts";
import { type Inquiry, QUOTE_CATEGORY } from "../../src/domain/inquiry/inquiry.ts";
import { confirmationMail, salesMail } from "../../src/inquiries/mails.tsx";
import { AppError, type ErrorCode, htmlError, jsonError, plainNotFound } from "../../src/server/errors.ts";
import type { AppEnv } from "../../src/server/services.ts";
import { onBothEngines } from "../support/engines.ts";
import { HOURS } from "../support/sample-hours.ts";
import { MADE_UP, textsOf, untranslated } from "../support/made-up-language.ts";
import { appOver, errorOf, ORIGIN } from "./app-under-test.ts";

let content: LanguageContent;
beforeAll(async () => {
  content = contentOf(MADE_UP, false);
  await content.load(["mail", "errors", "shared"]);
});

describe("the mails in a language that nobody speaks", () => {
  const inquiry: Inquiry = {
    id: "1",
    reference: "7777-7777",
    firstName: "ليلى",
    lastName: "حداد",
    email: "7@8.99",
    phone: "+973 1234 5678",
    company: "٧٧",
    category: "٨٨",
    message: "٩٩",
    lines: [
      { product: { id: "7", articleNumber: "77", name: "٧" }, text: "٨", quantity: 7, note: "٩" },
      { product: null, text: "٨", quantity: 8, note: "" },
    ],
    source: null,
    status: "pending",
    createdAt: "2026-03-01T09:00:00.000Z",
    language: "xx",
    privacyNotice: "7",
  };
  // What of the company is the same in every language.
  const link = `${ORIGIN}/xx/products/7`;
  const own = [company.name, company.name.toUpperCase(), company.address, company.email, link];

  test.each(["٨٨", QUOTE_CATEGORY])("have no English for the category %s", (category) => {
    for (const mail of [
      salesMail({ ...inquiry, category }, content, ORIGIN),
      confirmationMail({ ...inquiry, category }, content, {
        salesAddress: "7@8.99",
        publicUrl: ORIGIN,
        hours: HOURS,
      }),
    ]) {
      const texts = [mail.subject, ...mail.text.split("\n"), ...textsOf(mail.html)];
      expect(texts.length).toBeGreaterThan(10);
      const ours = texts.map((text) =>
        [...own, category].reduce((rest, each) => rest.replaceAll(each, ""), text),
      );
      expect(untranslated(ours)).toEqual([]);
    }
  });
});

test("every error of the API and every page of an error is in the language that nobody speaks", async () => {
  const codes = Object.keys(content.get("errors").requests.codes);
  const isCode = (code: string): code is ErrorCode => codes.includes(code);
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.set("content", content);
    context.set("requestId", "7");
    await next();
  });
  app.onError((error, context) => {
    if (!(error instanceof AppError)) throw error;
    return context.req.path.startsWith("/api/") ? jsonError(context, error) : htmlError(context, error);
  });
  app.get("/nothing", plainNotFound);
  app.get("*", (context) => {
    const code = context.req.path.replace(/^.*\//, "");
    throw isCode(code) ? new AppError(code) : new Error(`There is no code ${code}`);
  });
  expect(codes.length).toBeGreaterThan(15);
  for (const code of codes) {
    expect(untranslated([(await errorOf(await app.request(`/api/${code}`))).message])).toEqual([]);
    expect(untranslated(textsOf(await (await app.request(`/${code}`)).text()))).toEqual([]);
  }
  expect(untranslated(textsOf(await (await app.request("/nothing")).text()))).toEqual([]);
});

onBothEngines("the API in a language that nobody speaks", (engine) => {
  const long = "7".repeat(7000);
  test.each<[string, object]>([
    ["an empty contact form", {}],
    ["an empty quote request", { industry: "", productCategory: "" }],
    [
      "fields too short",
      { industry: "7", firstName: "7", lastName: "7", phone: "7", requirements: "7", email: "7" },
    ],
    ["fields too long", { firstName: long, email: long, message: long, category: long, phone: long }],
    ["no text", { firstName: 7, email: [], message: {}, elapsed: "7" }],
    ["unreadable text", { firstName: "\u0000", message: "\ud800" }],
    ["a body that is no object", []],
    ["what looks automated", { name: "٧٧", email: "7@8.99", message: "٧", category: "٧", website: "7" }],
  ])("says of %s what is wrong", async (_name, body) => {
    const contents = await loadContents([...LANGUAGES, MADE_UP]);
    const app = await appOver(await engine.open(), { contents });
    const response = await app.ask("/api/inquiries", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { origin: ORIGIN, "content-type": "application/json", "accept-language": "xx" },
    });
    expect(response.status).toBe(422);
    const { message, fields = {} } = await errorOf(response);
    expect(untranslated([message, ...Object.values(fields)])).toEqual([]);
  });
});
