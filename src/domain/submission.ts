import * as v from "valibot";
import { line } from "./plain-text.ts";

/** What travels beside the fields of either form. None of it is shown to the visitor. */
export const submissionSchema = v.object({
  /** Honeypot: people never see it, so anything in it was typed by a machine. */
  website: v.nullish(v.string(), ""),
  /** Milliseconds between the form becoming usable and being sent; unknown without JavaScript. */
  elapsed: v.nullish(
    v.pipe(
      v.number("Please send a number of milliseconds"),
      v.minValue(0, "Please send a number of milliseconds"),
    ),
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
export const FASTEST_HUMAN = 1500;

/** Why a submission looks like a machine's, or null. The words must let a real person get through. */
export function suspicion({ website, elapsed }: Submission): string | null {
  if (website !== "") return "Please leave the field “Website” empty and send again.";
  if (typeof elapsed === "number" && elapsed < FASTEST_HUMAN)
    return "That was very fast. Please press the button once more.";
  return null;
}
