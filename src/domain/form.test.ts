import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf } from "../../tests/support/error-words.ts";
import { errorKey, outcomeAt } from "./form.ts";
import { contactSchema, submissionSchema } from "./inquiry/inquiry.ts";
import { postedQuoteSchema } from "./quote/posted-quote.ts";
import { quoteSchema } from "./quote/quote.ts";

const schema = v.object(
  {
    name: v.pipe(v.string(), v.maxLength(3, errorKey("tooLong")), v.regex(/^a/, errorKey("nameRequired"))),
    phone: v.number(errorKey("phoneInvalid")),
  },
  errorKey("notText"),
);

test("each field has the sentence of its first error only, with the numbers of its rule", () => {
  expect(errorsOf(schema, { name: "bbbb", phone: "x" })).toEqual({
    name: "Please use at most 3 characters",
    phone: "Please enter a valid phone number",
  });
});

test("an error of the whole body has the empty key", () => {
  expect(errorsOf(schema, 7)).toEqual({ "": "Please enter text" });
});

test("nothing wrong, no errors", () => {
  expect(errorsOf(schema, { name: "abc", phone: 7 })).toEqual({});
});

test("a message without words is a mistake of ours", () => {
  expect(() => errorsOf(v.object({ name: v.string() }), { name: 7 })).toThrow("Invalid type");
});

test("whatever is posted, there are words for what is wrong with it", () => {
  const fields = [
    ...Object.keys(contactSchema.entries),
    ...Object.keys(submissionSchema.entries),
    "name",
    ...Object.keys(quoteSchema.entries),
  ];
  const bodies = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue());
  fc.assert(
    fc.property(bodies, (body) => {
      for (const posted of [contactSchema, postedQuoteSchema(body), submissionSchema]) {
        for (const sentence of Object.values(errorsOf(posted, body))) expect(sentence).toMatch(/^[A-Z].* /);
      }
    }),
  );
});

test("thanks are shown at the address of their inquiry only, a refusal wherever it was sent", () => {
  const sent = { state: "sent", reference: "AAAA-AAAA" } as const;
  expect(outcomeAt({ sent: "AAAA-AAAA" }, sent)).toBe(sent);
  expect(outcomeAt({ sent: "BBBB-BBBB" }, sent)).toBeUndefined();
  expect(outcomeAt({}, sent)).toBeUndefined();
  const refused = { state: "refused", values: {}, errors: {}, message: "" } as const;
  expect(outcomeAt({}, refused)).toBe(refused);
  expect(outcomeAt({ sent: "AAAA-AAAA" }, undefined)).toBeUndefined();
});
