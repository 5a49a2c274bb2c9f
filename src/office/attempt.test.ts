// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { RefusedError } from "./api.ts";
import { cancelQuestion, ask } from "./asking.ts";
import { whyNot } from "./attempt.ts";

const refusal = (fields?: Record<string, string>) =>
  new RefusedError(409, { error: { code: "conflict", message: "Somebody was quicker.", fields } });

test("why something was not done is the server's sentence, a field's before the whole's", () => {
  expect(whyNot(refusal(), "No answer.")).toBe("Somebody was quicker.");
  expect(whyNot(refusal({ name: "Too long." }), "No answer.")).toBe("Too long.");
});

test("without a sentence of the server's it is ours", () => {
  expect(whyNot(new TypeError("Failed to fetch"), "No answer.")).toBe("No answer.");
  expect(whyNot(new RefusedError(502, null), "No answer.")).toBe("No answer.");
});

test("nothing is said where the person closed the question for the password", async () => {
  const asked = ask("confirm").catch((error: unknown) => error);
  cancelQuestion();
  expect(whyNot(await asked, "No answer.")).toBeNull();
});
