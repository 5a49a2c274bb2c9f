import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Contents } from "../../content/load.ts";
import { views } from "../../site/views.ts";
import { type Address, readAddress } from "../../urls/address.ts";
import type { PageName } from "../../urls/pages.ts";
import { AppError } from "../errors.ts";
import { REVALIDATED } from "../http/caching.ts";
import { type Encoded, encodeCompressed } from "../http/encoded.ts";
import { respond } from "../http/respond.ts";
import { createPageCache, pagePriority } from "../pages/page-cache.ts";
import type { AppEnv } from "../services.ts";
import type { WorkQueue } from "../work-queue.ts";
import { JSON_TYPE } from "./catalogue.ts";

const PREFIX = "/api/views";

function hasView(page: PageName): page is PageName & keyof typeof views {
  return page in views;
}

function addressOf({ pathname, search }: URL, contents: Contents): Address {
  try {
    return readAddress(
      { pathname: pathname.slice(PREFIX.length), search },
      contents.flatMap(({ prefix }) => (prefix === "" ? [] : [prefix])),
    );
  } catch {
    throw new AppError("malformed_address");
  }
}

/**
 * `GET /api/views/{address of a page}`: what the page shows, for browsers that don't compute it from the lists.
 * The same addresses, turns and cache as the pages themselves. Throws `not_found` where there is no such page, or
 * it shows no products.
 */
export function viewsApi(source: CatalogueSource, contents: Contents, work: WorkQueue) {
  const cache = createPageCache<{ status: number; encoded: Encoded; complete: boolean }>();
  source.onChange(() => cache.clear());

  return async (context: Context<AppEnv>): Promise<Response> => {
    const { raw } = context.req;
    const address = addressOf(new URL(context.req.url), contents);
    const { tag, locale } = contents.find(({ prefix }) => prefix === address.prefix) ?? contents[0];
    const { page } = address;
    if (page === null || !hasView(page)) throw new AppError("not_found");
    const compute = (signal: AbortSignal) =>
      work.run(
        async () => {
          const view = views[page](source.current(), address.params, locale);
          if (view === null)
            throw new AppError("not_found", { message: ({ reasons }) => reasons.unknownProduct });
          const encoded = await encodeCompressed([JSON.stringify(view)], JSON_TYPE);
          // A page of a category that doesn't exist is a 404, which is never cached: visitors can make up any number.
          const complete = !("missing" in view) || view.missing === null;
          return { status: 200, encoded, complete };
        },
        { priority: pagePriority(address, source.current()), signal },
      );
    const { encoded } = await cache.page({ address, language: tag }, compute, raw.signal);
    return respond(raw, encoded, { headers: REVALIDATED });
  };
}
