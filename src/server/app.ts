import { type Handler, Hono, type HonoRequest } from "hono";
import type { LanguageContent } from "../content/load.ts";
import { ATTACHED_ASSETS } from "../domain/product/product.ts";
import { catalogueApi } from "./api/catalogue.ts";
import { emptySearchesApi } from "./api/empty-searches.ts";
import { createInquirySubmission, inquiriesApi } from "./api/inquiries.ts";
import { createListMatching, quoteLinesApi } from "./api/quote-lines.ts";
import { suggestionsApi } from "./api/suggestions.ts";
import { viewsApi } from "./api/views.ts";
import { DOCUMENTS, DOCUMENTS_ZIP } from "../urls/documents.ts";
import { documentRoutes } from "./documents/routes.ts";
import { AppError, appErrorOf, htmlError, jsonError } from "./errors.ts";
import { liveness, readiness } from "./health.ts";
import { pageCaching } from "./http/caching.ts";
import type { Bindings } from "./http/client-address.ts";
import { readBytes } from "./http/read-post.ts";
import { createCachedPages, type SendCached } from "./http/cached-pages.ts";
import { ATTACHED_POLICY, securityHeaders } from "./http/security.ts";
import { createRequestId } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { officeRoutes } from "./office/routes.ts";
import { PAGE_STATE } from "./pages/built-site.ts";
import { createForms } from "./pages/forms.ts";
import { createPages } from "./pages/pages.ts";
import { siteFiles } from "./pages/site-files.ts";
import { type AppEnv, originOf, type Services } from "./services.ts";
import { createWorkQueue } from "./work-queue.ts";

/** Longer than any address of the site's own pages. */
const MAX_ADDRESS = 4096;

/**
 * Pages and lists are rendered on the one thread that also handles all other requests, so few at a time. With these
 * limits the last of the queue is answered within a few seconds; when it is full, visitors are asked to come back.
 */
const RENDERING = { concurrency: 2, waiting: { first: 64, later: 16 } };

/** What stands before a page's address in that of its state. */
const STATE_PREFIX = new RegExp(`^${PAGE_STATE}[^/]*`);

/** The whole site as one function of a request: listens nowhere, has no globals. */
export type App = {
  fetch(request: Request, bindings?: Bindings): Promise<Response>;
  /** Sends a cached page without `fetch`, where the request is an ordinary one for it. */
  sendCached: SendCached;
  /** Renders a page into the cache; resolves with its HTML. */
  prerender(path: string): Promise<string>;
  /** Every route with its handlers, one by one, for the test that none of the office's is open. */
  routes(): readonly { method: string; path: string; handler: object }[];
};

type Methods = Partial<Record<"GET" | "POST", Handler<AppEnv>>>;

export function createApp(services: Services): App {
  const { catalogue, contents, environment, log, logRequest } = services;
  // The language of all addresses, until they name one.
  const [content] = contents;
  const origin = originOf(environment);
  const submission = createInquirySubmission(services);
  const work = createWorkQueue(RENDERING);
  const metrics = createMetrics({ ...services, work });
  const pages = createPages(services, work, metrics);
  const match = createListMatching(services, work);
  const forms = createForms(services, { pages, submission, match });
  const api = catalogueApi(catalogue, work);
  const app = new Hono<AppEnv>();

  /** A path with all its methods; others get a 405 with the allowed ones. */
  const route = (path: string, methods: Methods) => {
    if (methods.GET) app.get(path, methods.GET);
    if (methods.POST) app.post(path, methods.POST);
    const allow = [...(methods.GET ? ["GET", "HEAD"] : []), ...(methods.POST ? ["POST"] : [])].join(", ");
    app.all(path, () => {
      throw new AppError("method_not_allowed", { headers: { allow } });
    });
  };

  /** The texts of a request: by the language of its address, or of the page that calls the API. */
  const contentFor = (request: HonoRequest): LanguageContent => {
    const path = request.path.replace(STATE_PREFIX, "");
    const tag = path.startsWith("/api/") ? request.header("accept-language") : undefined;
    return (
      contents.find((each) => each.prefix !== "" && `${path}/`.startsWith(`${each.prefix}/`)) ??
      contents.find((each) => each.tag === tag) ??
      content
    );
  };
  app.use(async (context, next) => {
    context.set("content", contentFor(context.req).withCompany(catalogue.current().company));
    await next();
  });
  const requestId = createRequestId(environment.trustProxy);
  const secure = securityHeaders({
    https: origin.startsWith("https:"),
    development: services.development ?? false,
  });
  app.use(async (context, next) => {
    const began = performance.now();
    const { req } = context;
    const request = requestId(req.header("x-request-id"), context.env);
    context.set("requestId", request);
    await next();
    const { headers, status } = context.res;
    const added = { "x-request-id": request, ...secure(context.get("csp")) };
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    metrics.request(status);
    logRequest({
      request,
      method: req.method,
      path: req.path,
      status,
      began,
      referer: req.header("referer"),
    });
  });
  app.use(async ({ req }, next) => {
    if (req.url.length > MAX_ADDRESS) throw new AppError("address_too_long");
    await next();
  });

  route("/healthz", { GET: liveness });
  route("/readyz", { GET: readiness(services) });
  route("/metrics", { GET: metrics.show });
  for (const [path, show] of Object.entries(siteFiles(services, work))) route(path, { GET: show });
  route("/api/products", { GET: api.products });
  route("/api/products/:id", { GET: api.product });
  route("/api/brands", { GET: api.brands });
  route("/api/categories", { GET: api.categories });
  route("/api/synonyms", { GET: api.synonyms });
  route("/api/suggestions", { GET: suggestionsApi(catalogue, work) });
  route("/api/views/*", { GET: viewsApi(catalogue, contents, work) });
  route("/api/inquiries", {
    POST: inquiriesApi(submission, { publicUrl: environment.publicUrl, hours: services.hours }),
  });
  route("/api/quote-lines", { POST: quoteLinesApi(match, submission, environment.publicUrl) });
  route("/api/empty-searches", { POST: emptySearchesApi(services) });
  app.route("/office", officeRoutes(services));
  for (const path of ["/api", "/api/*"]) {
    app.all(path, () => {
      throw new AppError("not_found");
    });
  }

  route(`${ATTACHED_ASSETS}*`, {
    GET: async (context) => {
      const { raw, path } = context.req;
      const response = await services.images.serve(raw, path.slice(ATTACHED_ASSETS.length));
      context.set("csp", ATTACHED_POLICY);
      return response;
    },
  });

  const documents = documentRoutes(services);
  route(`${DOCUMENTS}*`, { GET: documents.one });
  route(DOCUMENTS_ZIP, { GET: documents.many, POST: documents.many });

  for (const { prefix } of contents) {
    route(`${prefix}/contact`, { GET: forms.show, POST: (context) => forms.post(context, "/contact") });
    route(`${prefix}/get-quote`, { GET: forms.show, POST: (context) => forms.post(context, "/get-quote") });
  }
  route(`${PAGE_STATE}*`, { GET: (context) => pages.showState(context) });
  route("*", {
    GET: async (context) =>
      (await services.staticFiles.serve(context.req.raw, context.req.path)) ?? (await pages.show(context)),
  });

  app.onError(async (error, context) => {
    const known = appErrorOf(error);
    const { raw, path } = context.req;
    if (known !== error) log.error({ request: context.get("requestId"), err: error }, "unexpected error");
    // Browsers read no answer while they still send: whoever was signed out meanwhile would hear of a lost connection.
    if (path.startsWith("/office/api/") && raw.body && !raw.bodyUsed)
      await readBytes(raw, 0).catch(() => undefined);
    return /^\/(?:office\/)?api(?:\/|$)/.test(path) ? jsonError(context, known) : htmlError(context, known);
  });

  const caching = pageCaching(environment);
  const sendCached = createCachedPages({
    pageAt: pages.cached,
    headersOf: ({ csp }) => ({ ...caching, ...secure(csp) }),
    requestId,
    onSent(sent) {
      if (sent.address.includes("?")) pages.noteSearch(sent.address);
      metrics.pageCache("hit");
      metrics.request(sent.status);
      logRequest(sent);
    },
  });

  return {
    sendCached,
    fetch: async (request, bindings) => app.fetch(request, bindings),
    prerender: (path) => pages.prerender(path, content),
    routes: () => app.routes,
  };
}
