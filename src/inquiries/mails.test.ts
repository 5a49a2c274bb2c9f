import * as fc from "fast-check";
import { expect, test } from "vitest";
import { onBothEngines } from "../../tests/support/engines.ts";
import { HOURS, inBahrain } from "../../tests/support/sample-hours.ts";
import { sampleInquiry, storeSample } from "../../tests/support/sample-inquiry.ts";
import { english as englishFiles } from "../content/en/index.ts";
import { contentOf, type LanguageContent, loadContents } from "../content/load.ts";
import { openOutbox } from "../database/outbox.ts";
import type { Inquiry } from "../domain/inquiry/inquiry.ts";
import { oneLine } from "../mail/layout.tsx";
import { composeInquiryMail, confirmationMail, salesMail } from "./mails.tsx";

const inquiry: Inquiry = {
  ...sampleInquiry,
  id: "00000000-0000-4000-8000-000000000000",
  reference: "Q7K2-M9XD",
  status: "pending",
  lines: [],
  source: "/products/numatic-dry-vacuum",
  privacyNotice: null,
  language: "en",
  createdAt: "2026-03-01T09:55:00.000Z",
};
const [english] = await loadContents();
const SITE = "https://www.company.example";
const DESK = "sales@company.example";
const TO_US = { salesAddress: DESK, publicUrl: SITE, hours: HOURS };

test("the sales mail has every detail, the way back to the visitor and to their page", () => {
  const mail = salesMail(inquiry, english, SITE);
  expect(mail.subject).toBe("New inquiry Q7K2-M9XD: Chemicals");
  expect(mail.replyTo).toEqual({ name: "Layla Haddad", address: "layla@visitor.example" });
  expect(mail.text).toBe(
    `NEW INQUIRY FROM THE WEBSITE

Reference: Q7K2-M9XD
Received: Sunday, 1 March 2026 at 12:55
Name: Layla Haddad
E-mail: layla@visitor.example
Phone: +973 1234 5678
Company: Pearl Laundry
Category: Chemicals
Came from: https://www.company.example/products/numatic-dry-vacuum

MESSAGE

> Two canisters of degreaser, please.
> When can you deliver?

Answer this mail to write to the sender.
`,
  );
  expect(mail.html).toContain('<a href="https://www.company.example/products/numatic-dry-vacuum"');
});

test.each([
  null,
  "/\\elsewhere.example/x",
  "//elsewhere.example",
  "https://elsewhere.example",
  "javascript:alert(1)",
])("no link for the source %j", (source) => {
  const mail = salesMail({ ...inquiry, source }, english, SITE);
  expect(mail.text).not.toContain("Came from");
  expect(mail.html).not.toContain("href");
});

test("what wasn't given has no line", () => {
  const mail = salesMail({ ...inquiry, phone: "", company: "", source: null }, english, SITE);
  expect(mail.text).not.toMatch(/Phone|Company:|Came from/);
});

test("the confirmation thanks, gives the reference and our contacts, and promises no hours for an inquiry", () => {
  const mail = confirmationMail(inquiry, english, TO_US);
  expect(mail.subject).toBe("We have received your inquiry Q7K2-M9XD – Naqi Trading WLL");
  expect(mail.replyTo).toEqual({ name: "Naqi Trading WLL", address: DESK });
  expect(mail.text).toBe(
    `THANK YOU

Dear Layla Haddad,

Thank you for your inquiry! We will contact you shortly.

Your reference is Q7K2-M9XD. Please mention it when you call or write to us.

NAQI TRADING WLL

You can answer this mail, or reach us here:

Showroom: +973 0000 0000
Warehouse and service center: +973 0000 0001
E-mail: sales@example.com
Address: Manama, Kingdom of Bahrain

If you did not write to us, somebody gave your address by mistake; you need do nothing.
`,
  );
  for (const text of ["Dear Layla Haddad,", "Q7K2-M9XD", "+973 0000 0000", "Manama, Kingdom of Bahrain"])
    expect(mail.html).toContain(text);
});

test("a quote request is promised an answer within 24 hours", () => {
  const mail = confirmationMail({ ...inquiry, category: "Quote Request" }, english, TO_US);
  expect(mail.subject).toBe("We have received your quote request Q7K2-M9XD – Naqi Trading WLL");
  expect(mail.text).toContain("within 24 hours with a competitive quote");
  expect(mail.html).toContain("within 24 hours with a competitive quote");
});

test.each([
  ["2026-11-19 09:00", null],
  [
    "2026-11-19 09:01",
    "Our office closes on Thursday 19 November at 13:00 and opens again on Saturday 21 November at 8:00.",
  ],
  ["2026-11-20 10:00", "Our office is closed until Saturday 21 November at 8:00."],
  ["2026-11-22 10:00", null],
])("received %s, a confirmation says when the office opens next: %j", (received, sentence) => {
  const createdAt = inBahrain(received).toISOString();
  for (const category of ["Chemicals", "Quote Request"]) {
    const { text, html } = confirmationMail({ ...inquiry, category, createdAt }, english, TO_US);
    if (sentence === null) expect(text + html).not.toContain("Our office");
    else for (const part of [text.replaceAll(/\s+/g, " "), html]) expect(part).toContain(sentence);
    // What the specification promises stays beside it.
    expect(text).toContain(
      category === "Chemicals"
        ? "Thank you for your inquiry! We will contact you shortly."
        : "We'll get back to you within 24 hours with a competitive quote.",
    );
  }
});

test("nothing that was typed stands in a confirmation, but a name", () => {
  const typed = "Claim: http://evil.example/claim";
  const fields = { firstName: typed, lastName: typed, phone: typed, company: typed, message: typed };
  const source = "/products?claim=evil.example";
  for (const category of [typed, "Quote Request"]) {
    const { subject, text, html } = confirmationMail({ ...inquiry, ...fields, category, source }, english, {
      salesAddress: DESK,
      publicUrl: SITE,
      hours: HOURS,
    });
    expect(subject + text + html).not.toMatch(/claim|evil/i);
    expect(text).toContain("\nDear customer,\n");
  }
});

test("neither mail loads anything from anywhere", () => {
  for (const { html } of [salesMail(inquiry, english, SITE), confirmationMail(inquiry, english, TO_US)]) {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video)|src=|url\(|@import|background=/i);
  }
});

test("markup in any field stays text", () => {
  const evil = `</td><img src=x onerror="alert('1')">&amp;`;
  const fields = { firstName: evil, lastName: evil, phone: evil, company: evil, category: evil };
  const mail = salesMail({ ...inquiry, ...fields, message: evil }, english, SITE);
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt;&amp;amp;");
  expect(mail.text).toContain(`> ${evil}`);
});

test("no text breaks out of its line, its header or its tag", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(oneLine(text)).not.toMatch(/[\r\n\u2028\u2029\0\u202e]/);
      expect(oneLine(text).isWellFormed()).toBe(true);
      const mail = salesMail({ ...inquiry, firstName: text, category: text }, english, SITE);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.replyTo?.name).not.toMatch(/[\r\n]/);
    }),
  );
});

const arabicMail = {
  ...english.get("mail"),
  confirmationMail: {
    ...english.get("mail").confirmationMail,
    greeting: (name: string) => `عزيزنا ${name}،`,
    subject: (company: string, reference: string) => `استلمنا استفساركم ${reference} – ${company}`,
  },
};
const arabic = contentOf(
  {
    tag: "ar",
    locale: "ar-BH",
    direction: "rtl",
    files: { ...englishFiles, mail: () => Promise.resolve({ default: arabicMail }) },
  },
  false,
);
await arabic.load(["mail"]);

onBothEngines("The language of mails", (engine) => {
  test("the confirmation is in the language that the inquiry was sent in, the desk's mail in its own", async () => {
    const handle = await engine.open();
    await storeSample(handle, { language: "ar" });
    await storeSample(handle, { language: "xx", message: "From a language that the site no longer has" });
    const compose = composeInquiryMail({
      handle,
      contents: [english, arabic],
      from: DESK,
      companyChanges: () => ({}),
      replyTo: () => DESK,
      publicUrl: SITE,
      hours: () => HOURS,
    });
    const now = "2999-01-01T00:00:00.000Z";
    const claim = { now, until: now, latest: now, lease: "l", atMost: 9 };
    const mails = await Promise.all((await openOutbox(handle).claimDue(claim)).map(compose));
    const greetings = mails.map(({ text }) => /^(?:Dear|عزيزنا) .*/mu.exec(text)?.[0] ?? "to the desk");
    expect(greetings.toSorted()).toEqual([
      "Dear Layla Haddad,",
      "to the desk",
      "to the desk",
      "عزيزنا Layla Haddad،",
    ]);
    const toArabic = mails.find(({ text }) => text.includes("عزيزنا"));
    expect(toArabic?.subject).toMatch(/^استلمنا استفساركم \S{9} – Naqi Trading WLL$/u);
    expect(toArabic?.html).toContain('<html lang="ar" dir="rtl">');
  });
});

test("a date is written as the language writes it", () => {
  const received = (content: LanguageContent) =>
    /^Received: (.*)$/m.exec(salesMail(inquiry, content, SITE).text)?.[1];
  expect(received(english)).toBe("Sunday, 1 March 2026 at 12:55");
  expect(received(arabic)).toMatch(/^الأحد/u);
});
