import { type Handler, Hono } from "hono";
import { ATTACHED_ASSETS } from "../domain/image-rank.ts";
import { brandsApi } from "./api/brands.ts";
import { categoriesApi } from "./api/categories.ts";
import { inquiriesApi } from "./api/inquiries.ts";
import { productsApi } from "./api/products.ts";
import type { Bindings } from "./client-address.ts";
import { BROTLI, encode } from "./compress.ts";
import { answer } from "./conditional.ts";
import { type AppContext, type AppDeps, originOf } from "./deps.ts";
import { AppError, htmlError, jsonError } from "./errors.ts";
import { alive, readiness } from "./health.ts";
import { requestLog } from "./log.ts";
import { createPages } from "./pages.ts";
import { createMetrics } from "./metrics.ts";
import { perVersion } from "./per-version.ts";
import { createReceiving } from "./receiving.ts";
import { requestId } from "./request-id.ts";
import { robotsTxt } from "./robots.ts";
import { ATTACHED_POLICY, securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";
import { createWorkQueue } from "./work-queue.ts";

/** Longer than any address that our own pages make. */
const LONGEST_ADDRESS = 4096;

/**
 * Pages and lists are made on the one thread that also answers everything else, so few of them at a time. What
 * waits longest is answered within a few seconds; beyond that visitors are asked to come back.
 */
const RENDERING = { concurrency: 2, waiting: { first: 64, later: 16 } };

/** The whole site as one function of a request: listens nowhere, holds no globals. */
export type App = {
  fetch(request: Request, bindings?: Bindings): Promise<Response>;
  /** Renders the pages that most visitors ask for before the first of them does. */
  warm(paths: readonly string[]): Promise<void>;
};

type Methods = Partial<Record<"GET" | "POST", Handler<AppContext>>>;

/** Puts the app together from what it needs. */
export function createApp(deps: AppDeps): App {
  const { catalogue, environment, log } = deps;
  const origin = originOf(environment);
  const receiving = createReceiving(deps);
  const work = createWorkQueue(RENDERING);
  const metrics = createMetrics({ ...deps, work });
  const pages = createPages(deps, receiving, work, metrics);
  const products = productsApi(catalogue, work);
  const sitemap = perVersion(
    catalogue,
    "application/xml; charset=utf-8",
    (now) => sitemapXml(now, origin) ?? "",
  );
  const app = new Hono<AppContext>();

  /** A path with all its methods; every other one is answered with 405 and what it takes. */
  const route = (path: string, methods: Methods) => {
    if (methods.GET) app.get(path, methods.GET);
    if (methods.POST) app.post(path, methods.POST);
    const allow = [...(methods.GET ? ["GET", "HEAD"] : []), ...(methods.POST ? ["POST"] : [])].join(", ");
    app.all(path, () => {
      throw new AppError("method_not_allowed", { headers: { allow } });
    });
  };

  app.use(requestId(environment.trustProxy));
  app.use(metrics.requests);
  app.use(requestLog(log));
  app.use(securityHeaders({ https: origin.startsWith("https:"), development: deps.development ?? false }));
  app.use(async ({ req }, next) => {
    if (req.url.length > LONGEST_ADDRESS) throw new AppError("address_too_long");
    await next();
  });

  route("/healthz", { GET: alive });
  route("/readyz", { GET: readiness(deps) });
  route("/metrics", { GET: metrics.show });
  route("/robots.txt", { GET: (context) => context.text(robotsTxt(origin)) });
  route("/sitemap.xml", { GET: (context) => answer(context.req.raw, sitemap()) });
  route("/sitemap-:part{[1-9][0-9]{0,3}\\.xml}", {
    GET: async (context) => {
      const { raw } = context.req;
      const part = Number.parseInt(context.req.param("part") ?? "", 10);
      const xml = await work.run(async () => sitemapXml(catalogue.current(), origin, part), {
        priority: "later",
        signal: raw.signal,
      });
      if (xml === null) throw new AppError("not_found");
      return answer(raw, encode(xml, "application/xml; charset=utf-8", { quality: BROTLI.page }));
    },
  });
  route("/.well-known/security.txt", {
    GET: (context) =>
      context.text(securityTxt({ contact: environment.salesEmails[0], origin, now: deps.now() }), 200, {
        "cache-control": "public, max-age=86400",
      }),
  });
  route("/site.webmanifest", {
    GET: (context) =>
      context.body(webManifest(), 200, {
        "content-type": "application/manifest+json",
        "cache-control": "public, max-age=3600",
      }),
  });
  route("/api/products", { GET: products.list });
  route("/api/products/:id", { GET: products.one });
  route("/api/brands", { GET: brandsApi(catalogue) });
  route("/api/categories", { GET: categoriesApi(catalogue) });
  route("/api/inquiries", { POST: inquiriesApi(receiving, environment.publicUrl) });
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
  app.all("/api", () => {
    throw new AppError("not_found");
  });

  route(`${ATTACHED_ASSETS}*`, {
    GET: async (context) => {
      const { raw, path } = context.req;
      const response = await deps.pictures.serve(raw, path.slice(ATTACHED_ASSETS.length));
      context.set("csp", ATTACHED_POLICY);
      return response;
    },
  });

  route("/contact", { GET: (c) => pages.showForm(c), POST: (c) => pages.post(c, "/contact") });
  route("/get-quote", { GET: (c) => pages.showForm(c), POST: (c) => pages.post(c, "/get-quote") });
  route("*", {
    GET: async (context) =>
      (await deps.assets.serve(context.req.raw, context.req.path)) ?? (await pages.show(context)),
  });

  app.onError((error, context) => {
    const id = context.get("requestId");
    const known = error instanceof AppError ? error : new AppError("internal");
    if (known !== error) log.error({ request: id, err: error }, "unexpected error");
    return context.req.path.startsWith("/api") ? jsonError(known, id) : htmlError(known, id);
  });

  return {
    fetch: async (request, bindings) => app.fetch(request, bindings),
    warm: (paths) => pages.warm(paths),
  };
}
