import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { errorsOf } from "../../tests/support/error-words.ts";
import { errorKey } from "./field-errors.ts";
import { contactSchema } from "./inquiry.ts";
import { postedQuoteSchema, quoteSchema } from "./quote.ts";
import { submissionSchema } from "./submission.ts";

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
