import * as v from "valibot";
import { sampleInquiry } from "../support/sample-inquiry.ts";

const acknowledgement = v.object({
  id: v.string(),
  reference: v.string(),
  status: v.literal("pending"),
  createdAt: v.string(),
});

/** What the server promised to keep. */
export type Acknowledged = v.InferOutput<typeof acknowledgement> & { repeated: boolean };

/** The body of the nth inquiry of a test; no two are alike. */
export function nthInquiry(n: number, filling = "") {
  return {
    ...sampleInquiry,
    email: `visitor-${n}@visitor.example`,
    message: `Inquiry ${n} ${filling}`.trim(),
  };
}

/** Posts a body to the API under a key; two minutes only end a hang. */
export function post(server: string, body: object, key: string): Promise<Response> {
  return fetch(`${server}/api/inquiries`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
}

/** Reads an answer that must be a 201, or a 200 for a repeat. */
export async function acknowledged(response: Response): Promise<Acknowledged> {
  if (response.status !== 201 && response.status !== 200) {
    throw new Error(`Not acknowledged but ${response.status}: ${await response.text()}`);
  }
  return { ...v.parse(acknowledgement, await response.json()), repeated: response.status === 200 };
}
