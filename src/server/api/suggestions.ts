import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { LanguageContent } from "../../content/load.ts";
import { NOTHING, suggest } from "../../domain/search/suggestions.ts";
import { cleanText, LEAST_SEARCH, LONGEST_TEXT, parseQuery } from "../../urls/params.ts";
import { AppError } from "../errors.ts";
import { REVALIDATED } from "../http/caching.ts";
import { encode, type Encoded, encodeCompressed, memoryOf } from "../http/encoded.ts";
import { respond } from "../http/respond.ts";
import type { AppEnv } from "../services.ts";
import { createSharedCache } from "../shared-cache.ts";
import type { WorkQueue } from "../work-queue.ts";
import { JSON_TYPE } from "./catalogue.ts";

/** Bytes of suggestions that are cached, some thousand searches. */
const CACHE_BYTES = 4 * 1024 * 1024;

/**
 * `GET /api/suggestions?q=`: what the search over a page offers while one types, in the language of the page that asks.
 * Searches too short for any are answered at once, the others in their turn and from a cache of their own. Throws
 * `invalid_query` for one that is too long.
 */
export function suggestionsApi(source: CatalogueSource, work: WorkQueue) {
  const cache = createSharedCache<Encoded>({ maxBytes: CACHE_BYTES, bytesOf: memoryOf });
  source.onChange(() => cache.clear());

  const suggestionsFor = (q: string, content: LanguageContent) => {
    const pages = Object.entries(content.get("search").pages).map(([page, words]) => ({ page, ...words }));
    return suggest(source.current(), q, pages);
  };

  return async ({ req, get }: Context<AppEnv>): Promise<Response> => {
    const { raw } = req;
    const given = parseQuery(new URL(req.url).search)["q"] ?? "";
    if (given.length > LONGEST_TEXT) {
      throw new AppError("invalid_query", {
        fields: ({ reasons }) => ({ q: reasons.tooLong(LONGEST_TEXT) }),
      });
    }
    const content = get("content");
    // One answer for all spellings of a search, which ignores case.
    const q = cleanText(given).toLowerCase();
    if (q.length < LEAST_SEARCH) {
      return respond(raw, encode(JSON.stringify(NOTHING), JSON_TYPE), { headers: REVALIDATED });
    }
    const encoded = await cache.get(
      `${content.tag} ${q}`,
      (signal) =>
        work.run(
          async () => encodeCompressed([JSON.stringify(suggestionsFor(q, content))], JSON_TYPE),
          // Visitors can make up any number of searches.
          { priority: "later", signal },
        ),
      raw.signal,
    );
    return respond(raw, encoded, { headers: REVALIDATED });
  };
}
