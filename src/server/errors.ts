import shared from "../content/en/shared.ts";
import type { FieldErrors } from "../domain/field-errors.ts";

/** Every way in which a request can fail, with its status and the sentence that a person reads. */
export const ERRORS = {
  malformed_address: { status: 400, message: "This address could not be read." },
  malformed_body: { status: 400, message: "The body is not valid JSON." },
  incomplete_body: { status: 400, message: "The body did not arrive whole. Please send it again." },
  malformed_key: { status: 400, message: "The Idempotency-Key must be 1 to 200 visible characters." },
  invalid_query: { status: 400, message: "Please check the parameters of the address." },
  foreign_origin: { status: 403, message: "This form can only be sent from our own pages." },
  not_found: { status: 404, message: "There is nothing at this address." },
  method_not_allowed: { status: 405, message: "This address does not take that method." },
  payload_too_large: { status: 413, message: "That is too much text: please send at most 64 KB." },
  address_too_long: { status: 414, message: "This address is too long." },
  unsupported_media_type: { status: 415, message: "Please send the body as application/json." },
  invalid_fields: { status: 422, message: "Please check the fields that are marked." },
  looks_automated: { status: 422, message: "Please send the form once more." },
  key_reused: { status: 422, message: "This Idempotency-Key was already used for another inquiry." },
  too_many_requests: {
    status: 429,
    message: "Too many inquiries came from your connection. Please wait a little and send again.",
  },
  // The status that nginx made usual for it; nobody reads the answer.
  request_closed: { status: 499, message: "The request was closed before it was answered." },
  damaged_picture: { status: 500, message: "This picture is damaged and can't be shown." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  overloaded: {
    status: 503,
    message: "The site is very busy just now. Please try again in a few seconds.",
  },
  storage_unavailable: {
    status: 503,
    message:
      "Your inquiry could not be stored just now. Please try again in a moment or contact us directly.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

type Details = { message?: string; fields?: FieldErrors; headers?: Record<string, string> };

/** A failure that the caller may know of; everything else becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | null;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = details.fields ?? null;
    this.headers = details.headers ?? {};
  }
}

/**
 * The JSON answer for a failure: `{ "error": { "code", "message", "fields"?, "requestId"? } }`. Only an
 * `internal` one carries the request's id, by which its cause is found in the log.
 */
export function jsonError(error: AppError, requestId: string): Response {
  const { code, message, fields } = error;
  const body = {
    error: { code, message, ...(fields && { fields }), ...(code === "internal" && { requestId }) },
  };
  return Response.json(body, {
    status: error.status,
    headers: { ...error.headers, "cache-control": "no-store" },
  });
}

const PAGE_STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1rem;color:#16242c}";

/** A 404 in a few hundred bytes, for paths that only scanners ask for; with the words of the whole page (R1.9). */
export function plainNotFound(): Response {
  const { title, text } = shared.notFound;
  return bareHtml(404, `<h1>${title}</h1><p>${text}</p>`, {});
}

/** The bare page for failures that can't be drawn by the site itself, without a script or a picture. */
export function htmlError(error: AppError, requestId: string): Response {
  const number = error.code === "internal" ? `<p><small>Request ${requestId}</small></p>` : "";
  return bareHtml(error.status, `<h1>${error.message}</h1>${number}`, error.headers);
}

function bareHtml(status: number, words: string, headers: Record<string, string>): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><style>${PAGE_STYLE}</style></head><body><main>${words}<p><a href="/">Back to the home page</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
