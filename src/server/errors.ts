import type { Context } from "hono";
import { DatabaseUnavailableError, isTransientError } from "../database/errors.ts";
import type { Content, LanguageContent } from "../content/load.ts";
import type { FieldErrors } from "../domain/form.ts";
import type { AppEnv } from "./services.ts";
import { UNCACHED } from "./http/caching.ts";

/** Every way in which a request can fail, with its status. The words are in `content`, by the same codes. */
const STATUS = {
  malformed_address: 400,
  malformed_body: 400,
  incomplete_body: 400,
  malformed_key: 400,
  invalid_query: 400,
  signed_out: 401,
  wrong_credentials: 401,
  wrong_code: 401,
  foreign_origin: 403,
  not_allowed: 403,
  confirm_password: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  still_used: 409,
  last_owner: 409,
  email_taken: 409,
  other_person: 409,
  link_used: 410,
  payload_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  invalid_fields: 422,
  invalid_list: 422,
  picture_refused: 422,
  document_refused: 422,
  file_refused: 422,
  looks_automated: 422,
  key_reused: 422,
  too_many_requests: 429,
  too_many_tries: 429,
  // nginx's status for a client that has disconnected; nobody reads the response.
  request_closed: 499,
  damaged_picture: 500,
  internal: 500,
  overloaded: 503,
  storage_unavailable: 503,
  database_unavailable: 503,
  disk_full: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof STATUS;

/** The words of errors in one language. */
type ErrorWords = Content["errors"]["requests"];

/** A text, or how it is chosen from the words of the request's language. */
type Localized<Text> = Text | ((words: ErrorWords, content: LanguageContent) => Text);

type Details = {
  /** Instead of the code's own sentence. */
  message?: Localized<string>;
  fields?: Localized<FieldErrors>;
  headers?: Record<string, string>;
  /** What a JSON response has beside the error, such as what is stored where that conflicts. */
  beside?: object;
};

/** When what can't be done now may be tried again (s). */
const RETRY_AFTER = "5";

/** A failure that the client may know about; every other error becomes `internal`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly beside: object;
  readonly #details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.status = STATUS[code];
    this.headers = { ...(this.status === 503 && { "retry-after": RETRY_AFTER }), ...details.headers };
    this.beside = details.beside ?? {};
    this.#details = details;
  }

  /** What the client is told. */
  text(content: LanguageContent): { message: string; fields: FieldErrors | null } {
    const words = content.get("errors").requests;
    const { message = words.codes[this.code], fields = null } = this.#details;
    return {
      message: typeof message === "function" ? message(words, content) : message,
      fields: typeof fields === "function" ? fields(words, content) : fields,
    };
  }
}

/**
 * The JSON response for a failure: `{ "error": { "code", "message", "fields"?, "requestId"? } }`. Only an `internal`
 * one carries the request's id, by which its cause is found in the log.
 */
export function jsonError(context: Context<AppEnv>, error: AppError): Response {
  const { code, status, headers } = error;
  const { message, fields } = error.text(context.get("content"));
  const requestId = code === "internal" && { requestId: context.get("requestId") };
  return Response.json(
    { error: { code, message, ...(fields && { fields }), ...requestId }, ...error.beside },
    { status, headers: { ...headers, ...UNCACHED } },
  );
}

const PAGE_STYLE =
  "body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1rem;color:#16242c}";

/** A 404 in a few hundred bytes, for paths that only scanners request; with the texts of the whole page. */
export function plainNotFound(context: Context<AppEnv>): Response {
  const { title, text } = context.get("content").get("shared").notFound;
  return plainPage(context, 404, `<h1>${title}</h1><p>${text}</p>`, {});
}

/** A page without scripts and images, for failures in which the site can't render one. */
export function htmlError(context: Context<AppEnv>, error: AppError): Response {
  const content = context.get("content");
  const { requestId } = content.get("errors").requests;
  const id =
    error.code === "internal" ? `<p><small>${requestId} ${context.get("requestId")}</small></p>` : "";
  const { message } = error.text(content);
  return plainPage(context, error.status, `<h1>${message}</h1>${id}`, error.headers);
}

function plainPage(
  context: Context<AppEnv>,
  status: number,
  main: string,
  headers: Record<string, string>,
): Response {
  const { get, prefix, tag } = context.get("content");
  const { toHome } = get("errors").requests;
  const html = `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><style>${PAGE_STYLE}</style></head><body><main>${main}<p><a href="${prefix}/">${toHome}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", ...UNCACHED },
  });
}

/** What the client gets for any error: an unavailable database is named, an unknown error is `internal`. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const passes = error instanceof DatabaseUnavailableError || isTransientError(error);
  return passes ? new AppError("database_unavailable") : new AppError("internal");
}
