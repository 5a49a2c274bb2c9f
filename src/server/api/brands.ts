import type { Context } from "hono";
import type { CatalogueSource } from "../../catalogue/snapshot.ts";
import { answer } from "../conditional.ts";
import type { AppContext } from "../deps.ts";
import { perVersion } from "../per-version.ts";
import { API_CACHE, JSON_TYPE } from "./json.ts";

/** `GET /api/brands`: a bare array of all active brands in menu order (R19.7). */
export function brandsApi(source: CatalogueSource) {
  const whole = perVersion(source, JSON_TYPE, ({ brands }) => JSON.stringify(brands));
  return async (context: Context<AppContext>): Promise<Response> =>
    answer(context.req.raw, whole(), { headers: API_CACHE });
}
