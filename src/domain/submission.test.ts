import * as v from "valibot";
import { expect, test } from "vitest";
import { MIN_FILL_TIME, submissionSchema, spamReason } from "./submission.ts";

test("a form without any of it, as without JavaScript, is no machine's", () => {
  const submission = v.parse(submissionSchema, {});
  expect(submission).toEqual({ website: "", source: "" });
  expect(spamReason(submission)).toBeNull();
});

test("null counts as absent", () => {
  const submission = v.parse(submissionSchema, { website: null, elapsed: null, source: null });
  expect(submission).toMatchObject({ website: "", source: "" });
  expect(spamReason(submission)).toBeNull();
});

test("a filled honeypot and a too fast form are told apart", () => {
  expect(spamReason({ website: "https://spam.example", source: "" })).toBe("honeypot");
  expect(spamReason({ website: "", elapsed: MIN_FILL_TIME - 1, source: "" })).toBe("tooFast");
  expect(spamReason({ website: "", elapsed: MIN_FILL_TIME, source: "" })).toBeNull();
});

test("only a path of our own site is kept as source", () => {
  const sourceOf = (source: string) => v.parse(submissionSchema, { source }).source;
  expect(sourceOf("/products/numatic-bag?from=1")).toBe("/products/numatic-bag?from=1");
  for (const source of ["https://elsewhere.example/", "//elsewhere.example", "products", ""]) {
    expect(sourceOf(source)).toBe("");
  }
});

test.each([{ elapsed: -1 }, { elapsed: "7" }, { website: 7 }, { source: "/a\nb" }, { elapsed: Number.NaN }])(
  "%j is refused",
  (submission) => {
    expect(v.safeParse(submissionSchema, submission).success).toBe(false);
  },
);
