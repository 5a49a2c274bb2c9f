import { expect, test } from "vitest";
import { outcomeAt } from "./form-outcome.ts";

test("thanks are shown at the address of their inquiry only, a refusal wherever it was sent", () => {
  const sent = { state: "sent", reference: "AAAA-AAAA" } as const;
  expect(outcomeAt({ sent: "AAAA-AAAA" }, sent)).toBe(sent);
  expect(outcomeAt({ sent: "BBBB-BBBB" }, sent)).toBeUndefined();
  expect(outcomeAt({}, sent)).toBeUndefined();
  const refused = { state: "refused", values: {}, errors: {}, message: "" } as const;
  expect(outcomeAt({}, refused)).toBe(refused);
  expect(outcomeAt({ sent: "AAAA-AAAA" }, undefined)).toBeUndefined();
});
