import type { Context } from "hono";
import type { LanguageContent } from "../../content/load.ts";
import type { FormOutcome } from "../../domain/form.ts";
import { type Address, readAddress } from "../../urls/address.ts";
import { redirectOf } from "../../urls/redirects.ts";
import { AppError, plainNotFound } from "../errors.ts";
import { LASTING, pageCaching, UNCACHED } from "../http/caching.ts";
import { respond } from "../http/respond.ts";
import type { Metrics } from "../metrics.ts";
import { type AppEnv, originOf, type Services } from "../services.ts";
import type { Turn, WorkQueue } from "../work-queue.ts";
import { PAGE_STATE } from "./built-site.ts";
import { createPageCache, isGuess, pagePriority } from "./page-cache.ts";
import { createPageRenderer, type RenderedPage } from "./render.ts";

/** What an address means; throws `malformed_address`. */
function addressOf(url: URL, { prefix }: LanguageContent): Address {
  try {
    return readAddress(url, [prefix]);
  } catch {
    throw new AppError("malformed_address");
  }
}

/** Files, hidden folders and deep paths are requested by scanners; the site has no such pages. */
function couldBePage(path: string): boolean {
  return !path.includes(".") && path.split("/").length <= 4;
}

export type Pages = {
  /** The page of an address. Another spelling of its path is redirected to the canonical one. */
  show(context: Context<AppEnv>, url?: URL): Promise<Response>;
  /** Renders the page of this request around a form's outcome; it is nobody else's, and never cached. */
  showAround(
    context: Context<AppEnv>,
    form: FormOutcome,
    init?: { status?: number; headers?: Record<string, string> },
  ): Promise<Response>;
  /**
   * The state of a page. Where the page has changed since it was sent it is that of now, which browsers change the page
   * to; without one a page would stay without scripts.
   */
  showState(context: Context<AppEnv>): Promise<Response>;
  /** The page that anybody gets at this canonical address, where it is cached. */
  cached(href: string): RenderedPage | undefined;
  /** Notes the search of a canonical address whose page was sent from the cache. */
  noteSearch(href: string): void;
  /** Renders a page into the cache; resolves with its HTML. */
  prerender(path: string, content: LanguageContent): Promise<string>;
};

/**
 * The pages of the site: cached, or rendered when their turn comes; in development rendered every time. Throws
 * `overloaded` when the queue is full, and `request_closed` for a closed request.
 */
export function createPages(services: Services, work: WorkQueue, metrics: Metrics): Pages {
  const { catalogue, environment } = services;
  const renderPage = createPageRenderer(services.renderPage, originOf(environment), environment.browserLimit);
  const cache = createPageCache<RenderedPage>();
  const caching = pageCaching(environment);
  catalogue.onChange(() => cache.clear());

  const send = (
    context: Context<AppEnv>,
    page: RenderedPage,
    { headers, status = page.status }: { headers: Record<string, string>; status?: number },
  ) => {
    context.set("csp", page.csp);
    return respond(context.req.raw, page.encoded, { headers, status });
  };

  /** Renders a page when its turn comes. */
  const render = (page: { address: Address; content: LanguageContent; form?: FormOutcome }, turn: Turn) =>
    work.run(async () => {
      const end = metrics.startRender();
      const now = catalogue.current();
      const content = page.content.withCompany(now.company);
      const rendered = await renderPage({ ...page, content, catalogue: now });
      end();
      return rendered;
    }, turn);

  const cached = (address: Address, content: LanguageContent, wanted?: AbortSignal) => {
    const now = catalogue.current();
    const priority = pagePriority(address, now);
    const renderNow = (signal?: AbortSignal) => render({ address, content }, { priority, signal });
    if (services.development) return renderNow(wanted);
    let result: "hit" | "miss" = "hit";
    const renderAndCount = (signal: AbortSignal) => {
      result = "miss";
      return renderNow(signal);
    };
    return cache
      .page({ address, language: content.tag, guesses: isGuess(address, now) }, renderAndCount, wanted)
      .finally(() => metrics.pageCache(result));
  };

  const noteSearch = ({ page, params: { q } }: Address) => {
    if ((page === "listing" || page === "category") && typeof q === "string") services.emptySearches.note(q);
  };

  return {
    async show(context, url = new URL(context.req.url)) {
      const content = context.get("content");
      const address = addressOf(url, content);
      if (address.page === null && !couldBePage(address.path)) return plainNotFound(context);
      const redirect = redirectOf(address, url, catalogue.current());
      if (redirect !== null) {
        // What was withdrawn may return, and a name be given back: no browser keeps it for good.
        if (!redirect.forGood) context.header("cache-control", caching["cache-control"]);
        return context.redirect(redirect.href, 308);
      }
      const page = await cached(address, content, context.req.raw.signal);
      const isShared = page.status === 200 && page.complete && !services.development;
      const headers = isShared ? caching : UNCACHED;
      noteSearch(address);
      return send(context, page, { headers });
    },

    async showState(context) {
      const { raw } = context.req;
      // As it was sent: `req.path` has signs read of which an address makes others, such as of `\`.
      const { pathname, search } = new URL(raw.url);
      const [hash = "", ...rest] = pathname.slice(PAGE_STATE.length).split("/");
      const content = context.get("content");
      const url = new URL(`/${rest.join("/")}${search}`, originOf(environment));
      const address = addressOf(url, content);
      const { state } = address.page === null ? { state: null } : await cached(address, content, raw.signal);
      if (hash === "" || !state) throw new AppError("not_found");
      return respond(raw, state, { headers: state.hash.startsWith(hash) ? LASTING : UNCACHED });
    },

    async showAround(context, form, { status, headers = {} } = {}) {
      const { raw, url } = context.req;
      const turn: Turn = { priority: "first", signal: raw.signal };
      // With its query: the form may be about a product.
      const content = context.get("content");
      const page = await render({ address: addressOf(new URL(url), content), content, form }, turn);
      return send(context, page, { headers: { ...headers, ...UNCACHED }, ...(status && { status }) });
    },

    cached: cache.cached,

    noteSearch(href) {
      const prefixes = services.contents.map(({ prefix }) => prefix);
      noteSearch(readAddress(new URL(href, originOf(environment)), prefixes));
    },

    async prerender(path, content) {
      const page = await cached(readAddress(new URL(path, originOf(environment))), content);
      return new TextDecoder().decode(await page.encoded.as(null));
    },
  };
}
