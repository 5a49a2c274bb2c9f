import type { Context } from "hono";
import { AppError } from "../errors.ts";
import { readJson, requireMediaType, requireSameOrigin } from "../http/limits.ts";
import type { AppEnv } from "../services.ts";
import { readInquiry } from "./inquiry-body.ts";
import type { InquirySubmission } from "./submit-inquiry.ts";

function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError("malformed_key");
  return key;
}

/**
 * `POST /api/inquiries` (R19.9): 201 with `{ id, reference, status, createdAt }`, and 200 with the same body
 * and `Idempotency-Replayed: true` for a repeat.
 */
export function inquiriesApi(submission: InquirySubmission, publicUrl: string | null) {
  return async (context: Context<AppEnv>): Promise<Response> => {
    await submission.attempt(context);
    const request = context.req.raw;
    requireSameOrigin(request, publicUrl);
    requireMediaType(request, "application/json");
    const key = idempotencyKey(request);
    const read = readInquiry(await readJson(request));
    const { inquiry, repeated } = await submission.submit(context, read, key);
    const { id, reference, status, createdAt } = inquiry;
    return Response.json(
      { id, reference, status, createdAt },
      {
        status: repeated ? 200 : 201,
        headers: { "cache-control": "no-store", ...(repeated && { "idempotency-replayed": "true" }) },
      },
    );
  };
}
