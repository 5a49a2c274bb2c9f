import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import type { Catalogue } from "../../domain/catalogue.ts";
import { filterListing } from "../../domain/listing.ts";
import { byteBounded } from "../byte-bounded.ts";
import { BROTLI, encode, type Encoded, weight } from "../compress.ts";
import { answer } from "../conditional.ts";
import type { AppContext } from "../deps.ts";
import { AppError } from "../errors.ts";
import { perVersion } from "../per-version.ts";
import { API_CACHE, JSON_TYPE } from "./json.ts";
import { productQuery } from "./product-query.ts";

/** Narrowed lists and single products that are kept, in bytes. */
const KEPT = 8 * 1024 * 1024;

/** `GET /api/products` and `GET /api/products/{id}`: a bare array and a bare object (spec §3, §7). */
export function productsApi(source: CatalogueSource) {
  const whole = perVersion(source, JSON_TYPE, ({ products }) => JSON.stringify(products));
  const kept = byteBounded<Encoded>(KEPT, weight);
  let keptOf: Catalogue | null = null;

  const once = async (key: string, make: (catalogue: Catalogue) => unknown): Promise<Encoded> => {
    const catalogue = source.current();
    if (keptOf !== catalogue) kept.clear();
    keptOf = catalogue;
    const known = kept.get(key);
    if (known) return known;
    const encoded = await encode(JSON.stringify(make(catalogue)), JSON_TYPE, { quality: BROTLI.page });
    if (keptOf === catalogue) kept.set(key, encoded);
    return encoded;
  };

  return {
    async list(context: Context<AppContext>): Promise<Response> {
      const filter = productQuery(new URL(context.req.url).search);
      const encoded = filter
        ? await once(JSON.stringify(filter), ({ products }) => filterListing(products, filter))
        : await whole();
      return answer(context.req.raw, encoded, { headers: API_CACHE });
    },

    async one(context: Context<AppContext>): Promise<Response> {
      const id = context.req.param("id") ?? "";
      if (!source.current().byId.has(id)) {
        throw new AppError("not_found", { message: "There is no product with this id." });
      }
      const encoded = await once(`id:${id}`, ({ byId }) => byId.get(id) ?? null);
      return answer(context.req.raw, encoded, { headers: API_CACHE });
    },
  };
}
