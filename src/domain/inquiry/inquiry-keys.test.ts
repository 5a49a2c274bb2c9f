import { expect, test } from "vitest";
import { foldedText } from "../search/folded-text.ts";
import { companyDomain, emailKey, searchText } from "./inquiry-keys.ts";
import { phoneKey, phoneText } from "./phone.ts";

test("spellings of one address meet", () => {
  expect(emailKey("Layla+quotes@Pearl.Example")).toBe("layla@pearl.example");
});

test("a company's domain counts, that of a public mail service doesn't", () => {
  expect(companyDomain("noor@Hotel-Gulf.example")).toBe("hotel-gulf.example");
  expect(companyDomain("noor@GMAIL.com")).toBeNull();
  expect(companyDomain("not an address")).toBeNull();
});

test.each([
  ["17 00 00 00", "+97317000000"],
  ["00973 1700 0000", "+97317000000"],
  ["+973-1700-0000", "+97317000000"],
  ["٠٠٩٧٣١٧٠٠٠٠٠٠", "+97317000000"],
  ["+44 20 7946 0000", "+442079460000"],
  ["", null],
  ["call me", null],
])("the phone number %j is %j", (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

test("a phone number is shown with its country's code, and as typed where it is none", () => {
  expect(phoneText("17000000")).toBe("+973 1700 0000");
  expect(phoneText(" ext. 7 ")).toBe("ext. 7");
});

test("the search finds names without their marks, a reference without its dash, and a phone in any spelling", () => {
  const text = searchText({
    firstName: "José",
    lastName: "Müller",
    company: "Pearl  Laundry",
    email: "Jose@pearl.example",
    phone: "1700 0000",
    reference: "Q7K2-M9XD",
    message: "Two drums\nof degreaser",
    lines: [
      { product: null, text: "Steel BUCKET", quantity: 1, note: "" },
      { product: { id: "pad", name: "Pad", articleNumber: "AMR-5035" }, text: "", quantity: 1, note: "" },
    ],
  });
  for (const typed of [
    "AMR-5035",
    "amr5035",
    "jose muller",
    "PEARL laundry",
    "q7k2m9xd",
    "Q7K2-M9XD",
    "17000000",
    "97317000000",
  ]) {
    expect(text).toContain(foldedText(typed));
  }
  expect(text).toContain("steel bucket");
});
