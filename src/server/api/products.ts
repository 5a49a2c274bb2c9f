import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import { filterListing, type ListingFilter } from "../../domain/listing.ts";
import { BROTLI, encode, type Encoded, weight } from "../compress.ts";
import { answer, codingFor } from "../conditional.ts";
import type { AppContext } from "../deps.ts";
import { AppError } from "../errors.ts";
import { perVersion } from "../per-version.ts";
import { createSharedCache } from "../shared-cache.ts";
import type { WorkQueue } from "../work-queue.ts";
import { API_CACHE, JSON_TYPE } from "./json.ts";
import { productQuery } from "./product-query.ts";

/** Bytes of narrowed lists that are cached. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** `GET /api/products` and `GET /api/products/{id}`: a bare array and a bare object (R19.5). */
export function productsApi(source: CatalogueSource, work: WorkQueue) {
  const whole = perVersion(source, JSON_TYPE, ({ products }) => JSON.stringify(products));
  const lists = createSharedCache<Encoded>({ maxBytes: CACHE_BYTES, bytesOf: weight });
  source.onChange(() => lists.clear());

  /** Makes a narrowed list in its turn, and compresses it there for who asked first. */
  const narrowed = (request: Request, filter: ListingFilter, signal: AbortSignal) =>
    work.run(
      async () => {
        const list = filterListing(source.current().products, filter);
        const encoded = encode(JSON.stringify(list), JSON_TYPE, { quality: BROTLI.page });
        const coding = codingFor(request, encoded);
        if (coding) await encoded.as(coding);
        return encoded;
      },
      // Visitors can make up any number of searches.
      { priority: "later", signal },
    );

  return {
    async list(context: Context<AppContext>): Promise<Response> {
      const { raw } = context.req;
      const filter = productQuery(new URL(context.req.url).search);
      const body = filter
        ? await lists.get(JSON.stringify(filter), (signal) => narrowed(raw, filter, signal), raw.signal)
        : whole();
      return answer(raw, body, { headers: API_CACHE });
    },

    async one(context: Context<AppContext>): Promise<Response> {
      const product = source.current().byId.get(context.req.param("id") ?? "");
      if (!product) throw new AppError("not_found", { message: "There is no product with this id." });
      const body = encode(JSON.stringify(product), JSON_TYPE, { quality: BROTLI.page });
      return answer(context.req.raw, body, { headers: API_CACHE });
    },
  };
}
