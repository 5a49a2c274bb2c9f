import type { FieldErrors } from "./field-errors.ts";

/** What became of a form that was sent without JavaScript; the page is rendered again around it. */
export type FormOutcome =
  | { state: "sent"; reference: string }
  /** `values` is what was typed, so that nobody types it twice; `message` stands above the form. */
  | { state: "refused"; values: Record<string, string>; errors: FieldErrors; message: string };

/** The outcome that is shown at an address: thanks belong to the one that names the inquiry as its `sent`. */
export function outcomeAt(
  { sent }: { sent?: string | undefined },
  outcome: FormOutcome | undefined,
): FormOutcome | undefined {
  return outcome?.state === "sent" && outcome.reference !== sent ? undefined : outcome;
}
