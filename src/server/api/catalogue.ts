import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import { APPLICATIONS } from "../../domain/product/applications.ts";
import type { Category, ListedCategory } from "../../domain/catalogue/category.ts";
import { withoutKeys } from "../../domain/catalogue/keys.ts";
import { filterListing, type ListingFilter, listingFilter } from "../../domain/listing/listing.ts";
import { categoryPath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { LONGEST_TEXT, parseQuery, readParams } from "../../urls/params.ts";
import { AppError } from "../errors.ts";
import { REVALIDATED } from "../http/caching.ts";
import { encode, type Encoded, encodeCompressed, memoizeByVersion, memoryOf } from "../http/encoded.ts";
import { respond } from "../http/respond.ts";
import type { AppEnv } from "../services.ts";
import { createSharedCache } from "../shared-cache.ts";
import type { WorkQueue } from "../work-queue.ts";
import { STREAMED_FROM, streamProducts } from "./product-stream.ts";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Anyone may cache these, but must revalidate, which mostly costs a 304. */

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

/** So many products are on a page where none is told, and at most. */
const PAGE_SIZE = { usual: 100, most: 1000 };

/** The part of the list that `?page=` (from 1) and `?pageSize=` name; null where neither is given. */
function pageOf(query: string): { from: number; to: number } | null {
  const raw = parseQuery(query);
  if (raw["page"] === undefined && raw["pageSize"] === undefined) return null;
  const read = (name: string, usual: number, most: number) => {
    const given = raw[name] ?? "";
    const number = given === "" ? usual : /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 0;
    if (number >= 1 && number <= most) return number;
    throw new AppError("invalid_query", {
      fields: ({ reasons }) => ({ [name]: reasons.notAWholeNumber(most) }),
    });
  };
  const size = read("pageSize", PAGE_SIZE.usual, PAGE_SIZE.most);
  const page = read("page", 1, 1_000_000);
  return { from: (page - 1) * size, to: page * size };
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
  const allSynonyms = memoizeByVersion(source, JSON_TYPE, ({ synonyms }) =>
    JSON.stringify([...synonyms].flatMap(([word, meant]) => meant.map((means) => ({ word, means })))),
  );
  const tree = memoizeByVersion(source, JSON_TYPE, ({ categories }) =>
    JSON.stringify(categories.map(withAddresses)),
  );
  const lists = createSharedCache<Encoded>({ maxBytes: CACHE_BYTES, bytesOf: memoryOf });
  source.onChange(() => lists.clear());

  /** Makes a filtered list when its turn comes. */
  const filtered = (filter: ListingFilter, page: ReturnType<typeof pageOf>, signal: AbortSignal) =>
    work.run(
      async () => {
        const found = filterListing(source.current(), filter);
        const list = (page ? found.slice(page.from, page.to) : found).map(withoutKeys);
        return encodeCompressed([JSON.stringify(list)], JSON_TYPE);
      },
      // Visitors can make up any number of searches.
      { priority: "later", signal },
    );

  return {
    async products({ req: { raw, url } }: Context<AppEnv>): Promise<Response> {
      const { search } = new URL(url);
      const [filter, page] = [productQuery(search), pageOf(search)];
      if (!page) {
        const found = filter ? filterListing(source.current(), filter) : source.current().products;
        if (found.length > STREAMED_FROM) return streamProducts(raw, found, REVALIDATED);
        if (!filter) return respond(raw, allProducts(), { headers: REVALIDATED });
      }
      const wanted = filter ?? listingFilter({});
      const key = JSON.stringify([wanted, page]);
      const body = await lists.get(key, (signal) => filtered(wanted, page, signal), raw.signal);
      return respond(raw, body, { headers: REVALIDATED });
    },

    async product({ req }: Context<AppEnv>): Promise<Response> {
      const product = source.current().byId.get(req.param("id") ?? "");
      if (!product) throw new AppError("not_found", { message: ({ reasons }) => reasons.unknownProduct });
      const body = encode(JSON.stringify(withoutKeys(product)), JSON_TYPE);
      return respond(req.raw, body, { headers: REVALIDATED });
    },

    async brands({ req }: Context<AppEnv>): Promise<Response> {
      return respond(req.raw, allBrands(), { headers: REVALIDATED });
    },

    async synonyms({ req }: Context<AppEnv>): Promise<Response> {
      return respond(req.raw, allSynonyms(), { headers: REVALIDATED });
    },

    async categories({ req }: Context<AppEnv>): Promise<Response> {
      return respond(req.raw, tree(), { headers: REVALIDATED });
    },
  };
}
