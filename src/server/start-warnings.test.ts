import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

const own = {
  email: "info@naqi.bh",
  phones: { showroom: "+973 1700 1234" },
  social: { X: "https://x.com/naqi" },
};
const sample = {
  email: "sales@example.com",
  phones: { showroom: "+973 0000 0000" },
  social: { X: "https://x.com/" },
};
const live = {
  PUBLIC_URL: "https://www.naqi.bh",
  SMTP_URL: "smtp://mail.naqi.bh",
  MAIL_FROM: "Naqi <web@naqi.bh>",
  SALES_EMAIL: "Info@naqi.bh,owner@naqi.bh",
};
const warnings = (changes: Record<string, string>, facts = own, products = 0) =>
  startWarnings(readEnvironment({ ...live, ...changes }), products, facts).map(
    (sentence) => sentence.split(":")[0],
  );

test("a site of one's own has no warning", () => {
  expect(warnings({})).toEqual([]);
});

test("a first try on this machine is told of the address alone", () => {
  expect(warnings({ PUBLIC_URL: "", SMTP_URL: "", MAIL_FROM: "", SALES_EMAIL: "" }, sample, 382)).toEqual([
    "PUBLIC_URL is not set",
  ]);
});

test("a public site is told of every placeholder", () => {
  expect(warnings({ SMTP_URL: "", MAIL_FROM: "", SALES_EMAIL: "" }, sample, 382)).toEqual([
    "SALES_EMAIL has an address of the sample",
    "MAIL_FROM is the sample's",
    "email in src/content/company.ts is the sample's",
    "phones in src/content/company.ts are the sample's",
    "social in src/content/company.ts is the sample's",
    "382 of the products are the sample's",
  ]);
});

test("two addresses of one desk are named", () => {
  expect(warnings({ SALES_EMAIL: "desk@naqi.bh" })).toEqual([
    "SALES_EMAIL and email in src/content/company.ts differ",
  ]);
});
