import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import { answer } from "../conditional.ts";
import type { AppContext } from "../deps.ts";
import { perVersion } from "../per-version.ts";
import { API_CACHE, JSON_TYPE } from "./json.ts";

/** `GET /api/categories`: the tree with counts and hrefs, a bare array (spec §3 "home/menu version"). */
export function categoriesApi(source: CatalogueSource) {
  const whole = perVersion(source, JSON_TYPE, ({ categories }) => JSON.stringify(categories));
  return async (context: Context<AppContext>): Promise<Response> =>
    answer(context.req.raw, await whole(), { headers: API_CACHE });
}
