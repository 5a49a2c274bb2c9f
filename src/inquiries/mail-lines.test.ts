import { HOURS } from "../../tests/support/sample-hours.ts";
import { expect, test } from "vitest";
import { sampleInquiry } from "../../tests/support/sample-inquiry.ts";
import { loadContents } from "../content/load.ts";
import type { Inquiry } from "../domain/inquiry/inquiry.ts";
import { confirmationMail, salesMail } from "./mails.tsx";

const inquiry: Inquiry = {
  ...sampleInquiry,
  id: "00000000-0000-4000-8000-000000000000",
  reference: "Q7K2-M9XD",
  status: "pending",
  lines: [],
  source: null,
  privacyNotice: null,
  language: "en",
  createdAt: "2026-03-01T09:55:00.000Z",
};
const [english] = await loadContents();
const SITE = "https://www.company.example";
const DESK = "sales@company.example";

const lines = [
  {
    product: { id: "numatic-tub-vacuum", articleNumber: "NUM-2001", name: "Tub Dry Vacuum, 9 L" },
    text: "2 nos. NUM 2001 or equal",
    quantity: 2,
    note: "Red, please",
  },
  { product: { id: "soap", articleNumber: null, name: "Soap" }, text: "", quantity: 1000, note: "" },
  { product: null, text: "Steel bucket, 20 L", quantity: 1, note: "Two handles" },
];

test("the desk reads every line with article number, quantity, note and link", () => {
  const { text, html } = salesMail({ ...inquiry, lines }, english, SITE);
  expect(text).toContain(`3 LINES

2 × Tub Dry Vacuum, 9 L NUM-2001
    https://www.company.example/products/numatic-tub-vacuum
    > Red, please
    > As written: 2 nos. NUM 2001 or equal
1,000 × Soap
    https://www.company.example/products/soap
1 × > Steel bucket, 20 L
    > Two handles

MESSAGE
`);
  expect(html).toContain('href="https://www.company.example/products/numatic-tub-vacuum"');
  for (const words of ["NUM-2001", "Red, please", "1,000", "Steel bucket, 20 L", "Two handles"]) {
    expect(html).toContain(words);
  }
});

test("the visitor reads what was asked for, and of their own words that they have arrived", () => {
  const confirm = (own: typeof lines) =>
    confirmationMail({ ...inquiry, lines: own }, english, {
      salesAddress: DESK,
      publicUrl: SITE,
      hours: HOURS,
    });
  const { text, html } = confirm(lines);
  expect(text).toContain(`YOU ASKED FOR

2 × Tub Dry Vacuum, 9 L NUM-2001
    https://www.company.example/products/numatic-tub-vacuum
1,000 × Soap
    https://www.company.example/products/soap

We also have your line in words of your own.

Your notes are with the request.
`);
  expect(html).toContain('href="https://www.company.example/products/soap"');
  expect(text + html).not.toMatch(/bucket|handles|Red|equal/);
  const { text: words } = confirm(lines.slice(2));
  expect(words).toContain("YOU ASKED FOR\n\nWe also have your line in words of your own.");
});

test("markup, headers and disguised text in a line stay what they are", () => {
  const evil = `</td><img src=x>\r\nBcc: all@visitor.example\u202e`;
  const own = [{ product: null, text: evil, quantity: 1, note: evil }];
  const { subject, text, html } = salesMail({ ...inquiry, lines: own }, english, SITE);
  expect(subject).not.toContain("Bcc");
  expect(html).not.toContain("<img");
  expect(text).not.toMatch(/^Bcc/m);
  expect(text + html).not.toContain("\u202e");
});

test("the links of neither mail load anything from anywhere", () => {
  const own = { ...inquiry, lines };
  const addresses = { salesAddress: DESK, publicUrl: SITE, hours: HOURS };
  for (const { html } of [salesMail(own, english, SITE), confirmationMail(own, english, addresses)]) {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video)|src=|url\(|@import|background=/i);
  }
});
