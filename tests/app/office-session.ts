import type { DatabaseHandle } from "../../src/database/connect.ts";
import type { Role } from "../../src/domain/office/permissions.ts";
import { SHOWN_TO, type Staff } from "../../src/domain/office/staff.ts";
import { addStaff, PASSWORD } from "../support/office-staff.ts";
import type { App } from "../../src/server/app.ts";
import type { appOver } from "./app-under-test.ts";
import { ORIGIN } from "./app-under-test.ts";

/** A route of the office's API: its path as it was written, and its handlers, the first of which stands before it. */
type Route = { method: string; path: string; handlers: object[] };

type Ask = Awaited<ReturnType<typeof appOver>>["ask"];

/**
 * What is sent: a JSON body where there is one, from the office's own page unless another origin is named; `from` another
 * address of the network, and `shownTo` whom the page is shown to.
 */
type Sent = {
  method?: string;
  json?: unknown;
  origin?: string | null;
  cookie?: string;
  from?: string;
  shownTo?: string;
};

export { addStaff, PASSWORD };

/** Sends a request to the office's API, such as `/inquiries`. */
export function askOffice(
  ask: Ask,
  path: string,
  { method, json, origin = ORIGIN, cookie, from, shownTo }: Sent = {},
) {
  const headers = new Headers();
  if (origin !== null) headers.set("origin", origin);
  if (shownTo !== undefined) headers.set(SHOWN_TO, shownTo);
  if (cookie !== undefined) headers.set("cookie", cookie);
  if (json !== undefined) headers.set("content-type", "application/json");
  return ask(`/office/api${path}`, {
    method: method ?? (json === undefined ? "GET" : "POST"),
    headers,
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(from !== undefined && { from }),
  });
}

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}

/** Adds somebody of this role and signs them in; resolves with the person and a function that asks as them. */
export async function signedIn(handle: DatabaseHandle, ask: Ask, role: Role, changes: Partial<Staff> = {}) {
  const staff = await addStaff(handle, role, changes);
  const response = await askOffice(ask, "/session", { json: { email: staff.email, password: PASSWORD } });
  if (!response.ok) throw new Error(`Signing in was refused: ${await response.text()}`);
  const cookie = cookiesOf(response);
  return { staff, cookie, as: (path: string, sent: Sent = {}) => askOffice(ask, path, { cookie, ...sent }) };
}

/** Every route of the office's API by method and path, such as `GET /inquiries/:id`. */
export function officeRoutes(app: App): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const { method, path, handler } of app.routes()) {
    if (!path.startsWith("/office/api/") || method === "ALL" || path.endsWith("*")) continue;
    const short = path.slice("/office/api".length);
    const route = routes.get(`${method} ${short}`) ?? { method, path: short, handlers: [] };
    route.handlers.push(handler);
    routes.set(`${method} ${short}`, route);
  }
  return routes;
}

/** The address of a route in which each parameter is this text. */
export function addressOf({ path }: Pick<Route, "path">, parameter = "none"): string {
  return path.replaceAll(/:\w+(?:\{[^}]*\})?/g, parameter);
}
