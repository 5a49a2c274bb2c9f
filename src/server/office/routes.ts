import { Hono } from "hono";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { officeApi } from "./api.ts";
import type { OfficeEnv } from "./office.ts";

/** The office's own scripts run, pictures that are being chosen are shown, previews are framed; nothing else. */
const OFFICE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Everything under `/office`: the API, the files of the built office, and one page for every address. */
export function officeRoutes(services: Services) {
  const { office } = services;
  const routes = new Hono<OfficeEnv>();
  routes.use(async (context, next) => {
    // No id holds it, and PostgreSQL fails at it.
    if (new URL(context.req.url).pathname.includes("%00")) throw new AppError("not_found");
    context.set("csp", OFFICE_POLICY);
    await next();
    context.header("x-robots-tag", "noindex");
  });
  const api = officeApi(services);
  routes.route("/api", api);
  const methods = new Set(api.routes.map(({ method }) => method));
  routes.all("/api/*", ({ req }) => {
    const path = req.path.slice("/office/api".length);
    const allowed = [...methods].filter((method) => api.router.match(method, path)[0].length > 0);
    if (allowed.length === 0) throw new AppError("not_found");
    throw new AppError("method_not_allowed", { headers: { allow: allowed.join(", ") } });
  });
  routes.get("*", async (context) => {
    if (!office) throw new AppError("not_found");
    const path = context.req.path.slice("/office".length);
    const file = await office.files.serve(context.req.raw, path);
    if (file) return file;
    const { tag, get } = context.get("content");
    const html = await office.page({ tag, ...get("office").shell }, context.req.path);
    return context.html(html, 200, { "cache-control": "no-cache" });
  });
  return routes;
}
