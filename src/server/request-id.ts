import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { createFromProxy } from "./client-address.ts";
import type { AppContext } from "./deps.ts";
import type { TrustedProxies } from "./env.ts";

/** What ids of proxies and tracing systems look like; anything else could break a log or a page. */
const REQUEST_ID = /^[\w.:=@+-]{1,128}$/;

/**
 * Gives each request its id: the one that a trusted proxy sends as X-Request-Id, so that its log and ours can be
 * joined, else a new one. The answer carries it too.
 */
export function requestId(proxies: TrustedProxies): MiddlewareHandler<AppContext> {
  const isFromProxy = createFromProxy(proxies);
  return async (context, next) => {
    const given = isFromProxy(context.env) ? context.req.header("x-request-id") : undefined;
    context.set("requestId", given !== undefined && REQUEST_ID.test(given) ? given : randomUUID());
    await next();
    context.res.headers.set("x-request-id", context.get("requestId"));
  };
}
