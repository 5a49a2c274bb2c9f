import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import { APPLICATIONS } from "../../domain/applications.ts";
import type { Category, ListedCategory } from "../../domain/category.ts";
import { withoutKeys } from "../../domain/keys.ts";
import { filterListing, type ListingFilter, listingFilter } from "../../domain/listing.ts";
import { categoryPath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { LONGEST_TEXT, parseQuery, readParams } from "../../urls/params.ts";
import { AppError } from "../errors.ts";
import {
  BROTLI,
  encode,
  type Encoded,
  encodingFor,
  memoizeByVersion,
  memoryOf,
  respond,
} from "../http/respond.ts";
import type { AppEnv } from "../services.ts";
import { createSharedCache } from "../shared-cache.ts";
import type { WorkQueue } from "../work-queue.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Anyone may cache these, but must revalidate, which mostly costs a 304. */
export const API_HEADERS = { "cache-control": "public, max-age=0, must-revalidate" };

/** Bytes of filtered lists that are cached. */
const CACHE_BYTES = 8 * 1024 * 1024;

const isUnset = (text: string) => ["", "all"].includes(text.trim().toLowerCase());

/**
 * The filter of `GET /api/products`, or null without one. The parameters are the listing's; others are ignored. Where
 * a page drops a value that it can't read, a program gets an error: throws `invalid_query` with a sentence a parameter.
 */
export function productQuery(query: string): ListingFilter | null {
  const raw = parseQuery(query);
  const values = readParams(PAGES.listing.params, raw);
  const tooLong = ["q", "category", "subcategory", "brand"].filter(
    (name) => (raw[name] ?? "").length > LONGEST_TEXT,
  );
  const isUnknown = values.application === undefined && !isUnset(raw["application"] ?? "");
  if (tooLong.length > 0 || isUnknown) {
    throw new AppError("invalid_query", {
      fields: ({ reasons }) => ({
        ...Object.fromEntries(tooLong.map((name) => [name, reasons.tooLong(LONGEST_TEXT)])),
        ...(isUnknown && { application: reasons.notOneOf(APPLICATIONS) }),
      }),
    });
  }
  const { page: _page, ...filter } = values;
  if (Object.keys(filter).length === 0) return null;
  // One list for all spellings of a search, which ignores case.
  return listingFilter({ ...filter, ...(filter.q && { q: filter.q.toLowerCase() }) });
}

/** A category as the API gives it: with the addresses of its pages, of which its keys are a part. */
function withAddresses({ key, subcategories, ...category }: Category): ListedCategory {
  return {
    ...category,
    href: categoryPath(key),
    subcategories: subcategories.map(({ key: own, ...subcategory }) => ({
      ...subcategory,
      href: categoryPath(key, own),
    })),
  };
}

/**
 * The catalogue's part of the API: bare arrays of products, of active brands in menu order and of the
 * category tree, and a product as a bare object.
 */
export function catalogueApi(source: CatalogueSource, work: WorkQueue) {
  const allProducts = memoizeByVersion(source, JSON_TYPE, ({ products }) =>
    JSON.stringify(products.map(withoutKeys)),
  );
  const allBrands = memoizeByVersion(source, JSON_TYPE, ({ brands }) => JSON.stringify(brands));
  const tree = memoizeByVersion(source, JSON_TYPE, ({ categories }) =>
    JSON.stringify(categories.map(withAddresses)),
  );
  const lists = createSharedCache<Encoded>({ maxBytes: CACHE_BYTES, bytesOf: memoryOf });
  source.onChange(() => lists.clear());

  /** Makes a filtered list when its turn comes, and compresses it for the request that comes first. */
  const filtered = (request: Request, filter: ListingFilter, signal: AbortSignal) =>
    work.run(
      async () => {
        const list = filterListing(source.current(), filter).map(withoutKeys);
        const encoded = encode(JSON.stringify(list), JSON_TYPE, { quality: BROTLI.page });
        const coding = encodingFor(request, encoded);
        if (coding) await encoded.as(coding);
        return encoded;
      },
      // Visitors can make up any number of searches.
      { priority: "later", signal },
    );

  return {
    async products({ req: { raw, url } }: Context<AppEnv>): Promise<Response> {
      const filter = productQuery(new URL(url).search);
      const body = filter
        ? await lists.get(JSON.stringify(filter), (signal) => filtered(raw, filter, signal), raw.signal)
        : allProducts();
      return respond(raw, body, { headers: API_HEADERS });
    },

    async product({ req }: Context<AppEnv>): Promise<Response> {
      const product = source.current().byId.get(req.param("id") ?? "");
      if (!product) throw new AppError("not_found", { message: ({ reasons }) => reasons.unknownProduct });
      const body = encode(JSON.stringify(withoutKeys(product)), JSON_TYPE, { quality: BROTLI.page });
      return respond(req.raw, body, { headers: API_HEADERS });
    },

    async brands({ req }: Context<AppEnv>): Promise<Response> {
      return respond(req.raw, allBrands(), { headers: API_HEADERS });
    },

    async categories({ req }: Context<AppEnv>): Promise<Response> {
      return respond(req.raw, tree(), { headers: API_HEADERS });
    },
  };
}
