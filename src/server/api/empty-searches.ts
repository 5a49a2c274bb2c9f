import type { Context } from "hono";
import { LONGEST_TEXT } from "../../urls/params.ts";
import { UNCACHED } from "../http/caching.ts";
import { createClientAddress } from "../http/client-address.ts";
import { readText, requireMediaType, requireSameOrigin } from "../http/read-post.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { AppEnv, Services } from "../services.ts";

/** How many searches an address may tell, for each inquiry that it may send. */
const TOLD = 20;

/** Bytes of the longest search. */
const MAX_BYTES = LONGEST_TEXT * 4;

/** `POST /api/empty-searches`: a browser tells the text of a search that it found nothing for. */
export function emptySearchesApi({ emptySearches, environment }: Services) {
  const limit = createRateLimit("searches", environment.rateLimit * TOLD, null);
  // Inquiries warn of a proxy that doesn't say who it passes on.
  const addressOf = createClientAddress(environment.trustProxy, () => undefined);
  return async (context: Context<AppEnv>): Promise<Response> => {
    const { raw } = context.req;
    await limit(addressOf(raw, context.env));
    requireSameOrigin(raw, environment.publicUrl);
    requireMediaType(raw, "text/plain");
    emptySearches.note(await readText(raw, MAX_BYTES));
    return new Response(null, { status: 204, headers: UNCACHED });
  };
}
