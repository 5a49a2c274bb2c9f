import { hc } from "hono/client";
import * as v from "valibot";
import { SHOWN_TO } from "../domain/office/staff.ts";
import type { OfficeApi } from "../server/office/api.ts";
import { ask } from "./asking.ts";
import { connected } from "./connection.ts";

let person: string | null = null;

/** From now on what is done on this page is done as this person, or not at all: another tab may sign somebody else in. */
export function showTo(id: string): void {
  person = id;
}

/** Whom this page is shown to, by their id; null before anybody is known. */
export const shownTo = (): string | null => person;

/** What each request carries beside the cookie. */
export const shownToHeaders = (): Record<string, string> => (person === null ? {} : { [SHOWN_TO]: person });

/** The server's routes, typed by the server. */
export const api = hc<OfficeApi>("/office/api", { headers: shownToHeaders });

const errorSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string()), {}),
  }),
});

/** The server refused a request. `fields` has a sentence for each wrong field, `body` what came beside the error. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const read = v.safeParse(errorSchema, body);
    super(read.success ? read.output.error.message : `The server answered ${status}`);
    this.status = status;
    this.code = read.success ? read.output.error.code : "unknown";
    this.fields = read.success ? read.output.error.fields : {};
    this.body = body;
  }
}

/** What we need of a response of the typed client. */
type TypedResponse<Body> = { ok: boolean; status: number; json(): Promise<Body>; text(): Promise<string> };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Resolves when a refused request can be made again: after the person signed in or gave the password once more. A page of
 * somebody else is loaded anew. Throws any other error.
 */
export async function untilAllowed(error: RefusedError): Promise<void> {
  if (error.code === "signed_out") return ask("sign-in");
  if (error.code === "confirm_password") return ask("confirm");
  if (error.code !== "other_person") throw error;
  window.location.reload();
  await new Promise(() => undefined);
}

/**
 * The body of a response. Where the session has ended, or the password has to be given once more, it is asked for over
 * the page and the request is made again, so that nothing typed is lost; without a connection it is made when there is one.
 * Throws {@link RefusedError}, or `TypeError` where the connection broke meanwhile.
 */
export async function answer<Body>(request: () => Promise<TypedResponse<Body>>): Promise<Body> {
  for (;;) {
    await connected();
    const response = await request();
    if (response.ok) return response.json();
    await untilAllowed(new RefusedError(response.status, parsed(await response.text())));
  }
}
