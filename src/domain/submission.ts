import * as v from "valibot";
import { errorKey } from "./field-errors.ts";
import { line } from "./plain-text.ts";

/** What travels beside the fields of either form. None of it is shown to the visitor. */
export const submissionSchema = v.object({
  /** Honeypot: people never see it, so anything in it was typed by a machine. */
  website: v.nullish(v.string(errorKey("notText")), ""),
  /** Milliseconds between the form becoming usable and being sent; unknown without JavaScript. */
  elapsed: v.nullish(
    v.pipe(v.number(errorKey("notMilliseconds")), v.minValue(0, errorKey("notMilliseconds"))),
  ),
  /** Path that the visitor came from, such as `/products/…`. */
  source: v.nullish(
    v.pipe(
      line(300),
      v.transform((path) => (/^\/(?![/\\])/.test(path) ? path : "")),
    ),
    "",
  ),
});

export type Submission = v.InferOutput<typeof submissionSchema>;

/**
 * The least time in milliseconds between a form becoming usable and being sent. A browser that fills every field by
 * itself can be quicker: then our page waits the rest before it sends, so the rule refuses machines alone.
 */
export const MIN_FILL_TIME = 1500;

export type SpamReason = "honeypot" | "tooFast";

/** Why a submission looks like a machine's, or null. */
export function spamReason({ website, elapsed }: Submission): SpamReason | null {
  if (website !== "") return "honeypot";
  return typeof elapsed === "number" && elapsed < MIN_FILL_TIME ? "tooFast" : null;
}
