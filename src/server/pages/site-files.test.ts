import { expect, test } from "vitest";
import { securityTxt } from "./site-files.ts";

test("security.txt names a contact, where it belongs, and an end within a year", () => {
  const now = new Date("2026-03-01T12:34:56.789Z");
  const text = securityTxt({
    contact: "it@company.example",
    origin: "https://www.company.example",
    language: "en",
    now,
  });
  expect(text).toBe(
    "Contact: mailto:it@company.example\nExpires: 2026-08-28T00:00:00Z\nPreferred-Languages: en\n" +
      "Canonical: https://www.company.example/.well-known/security.txt\n",
  );
});
