import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp.ts";

test("a link has the digits of the number and the message, whatever stands in it", () => {
  const text = "About AB-12 & 50 % #1\n?text=x \ud83e\uddf9 \u0633";
  const link = new URL(whatsappLink("+973 3600-0000", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/97336000000");
  expect([...link.searchParams]).toEqual([["text", text]]);
  expect(link.hash).toBe("");
});

test("a long message is cut between two signs", () => {
  const message = (text: string) => new URL(whatsappLink("1", text)).searchParams.get("text");
  expect(message("\ud83e\uddf9".repeat(400))).toBe("\ud83e\uddf9".repeat(300));
  expect(message("\ud83e")).toBe("\ufffd");
});
