import * as v from "valibot";
import type { FieldErrors } from "../../../domain/form.ts";
import { ApiError, fetchJson } from "../../layout/fetch-json.ts";
import { type Draft, newKey, textsSchema } from "./form-values.ts";

/** How long an answer may take, in milliseconds. The key makes it safe to send again after that. */
const TIMEOUT = 30_000;

const sentSchema = v.object({
  reference: v.string(),
  away: v.optional(v.object({ closes: v.nullable(v.string()), opens: v.string() })),
});

/** What the server says of a stored inquiry: its reference, and when the company opens next where that matters. */
export type Sent = v.InferOutput<typeof sentSchema>;

const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.optional(textsSchema, {}),
  }),
});

/** Why the server did not take an inquiry, in its own words. */
type Refusal = { code: string; message: string; fields: FieldErrors };

/** Reads the refusal out of a failed call; null when nobody answered, or not in our own way. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  try {
    const read = v.safeParse(refusalSchema, JSON.parse(error.body));
    return read.success ? read.output.error : null;
  } catch {
    return null;
  }
}

async function post(body: object, key: string): Promise<Sent> {
  const answer = await fetchJson<unknown>("/api/inquiries", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      // Errors come back in the language of the page.
      "accept-language": document.documentElement.lang,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return v.parse(sentSchema, answer);
}

/**
 * Sends an inquiry once (R18.2). A key that was used for another text means that an
 * earlier try had arrived, its answer had not, and the text was changed since: the new text goes under a new key.
 * Throws what {@link fetchJson} throws.
 */
export async function postInquiry(body: object, draft: Draft): Promise<Sent> {
  try {
    return await post(body, draft.key);
  } catch (error) {
    if (refusalOf(error)?.code !== "key_reused") throw error;
    draft.key = newKey();
    return post(body, draft.key);
  }
}
