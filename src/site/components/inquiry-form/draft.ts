import * as v from "valibot";

const draftSchema = v.object({
  values: v.record(v.string(), v.string()),
  /** One per filled form, so that a request sent twice is stored once, also across a reload. */
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Reference of the inquiry that was thanked for on the page that this one was begun on. */
  after: v.optional(v.string()),
});

/** A form that was begun: kept for this tab, so that a reload or a step back loses nothing. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** `crypto.randomUUID` is missing on plain http, where a site is often tried out first. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A form nobody has touched yet. */
export function freshDraft(after?: string): Draft {
  return { values: {}, key: newKey(), after };
}

const nameOf = (form: string) => `draft:${form}`;

/** The draft of a form, or null when there is none, it is unreadable or the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    const read = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(nameOf(form)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; where the browser refuses storage the form works without. */
export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // Private windows and full storage: nothing to do, and nothing to tell.
  }
}

/** Forgets the draft of a form. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // As above.
  }
}
