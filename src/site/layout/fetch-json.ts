/** A non-OK answer: status code, colon, space, then the body text, or the status text if it is empty (R20.1). */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/**
 * How long an answer may take, in milliseconds, before it counts as none: else a page would wait for ever. So long one that
 * was asked for early waits to be taken: then its page was left before it was there.
 */
const LONGEST = 60_000;

const send = (path: string, init?: RequestInit) =>
  fetch(path, { credentials: "include", signal: AbortSignal.timeout(LONGEST), ...init });

/** Answers that were asked for before anybody needed them, by path. */
const begun = new Map<string, { response: Promise<Response>; at: number }>();

/** Asks for what the next {@link fetchJson} of this path takes. */
export function beginJson(path: string): void {
  const response = send(path);
  // Whoever takes it hears of it.
  response.catch(() => undefined);
  begun.set(path, { response, at: Date.now() });
}

/**
 * Calls the API with cookies (R19.1). Throws {@link ApiError} for a non-OK answer, TypeError when nothing answers, a
 * `TimeoutError` when that takes too long.
 */
export async function fetchOk(path: string, init?: RequestInit): Promise<Response> {
  const early = init ? undefined : begun.get(path);
  begun.delete(path);
  const isNew = early !== undefined && Date.now() - early.at < LONGEST;
  const response = await (isNew ? early.response : send(path, init));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** The answers are our own server's, so their shape is taken on trust. */
export async function jsonOf<T>(response: Response): Promise<T> {
  const body: T = await response.json();
  return body;
}

/** What {@link fetchOk} answers, read as JSON. */
export const fetchJson = async <T>(path: string, init?: RequestInit): Promise<T> =>
  jsonOf<T>(await fetchOk(path, init));
