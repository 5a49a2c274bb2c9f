import * as v from "valibot";
import { line } from "./plain-text.ts";

/** What travels beside the fields of either form. None of it is shown to the visitor. */
export const submissionSchema = v.object({
  /** Honeypot: people never see it, so anything in it was typed by a machine. */
  website: v.optional(v.string(), ""),
  /** Milliseconds between the form coming alive and being sent; unknown without JavaScript. */
  elapsed: v.optional(
    v.pipe(
      v.number("Please send a number of milliseconds"),
      v.minValue(0, "Please send a number of milliseconds"),
    ),
  ),
  /** Path that the visitor came from, such as `/products/…`. */
  source: v.optional(
    v.pipe(
      line(300),
      v.transform((path) => (/^\/(?![/\\])/.test(path) ? path : "")),
    ),
    "",
  ),
});

export type Submission = v.InferOutput<typeof submissionSchema>;

/** Nobody fills a form in less (in milliseconds); a browser that remembers every field still takes longer. */
export const FASTEST_HUMAN = 1500;

/** Why a submission looks like a machine's, or null. The words must let a real person get through. */
export function suspicion({ website, elapsed }: Submission): string | null {
  if (website !== "") return "Please leave the field “Website” empty and send again.";
  if (elapsed !== undefined && elapsed < FASTEST_HUMAN)
    return "That was very fast. Please press the button once more.";
  return null;
}
