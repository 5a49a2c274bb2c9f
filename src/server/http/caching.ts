import type { Environment } from "../env.ts";

/** How long browsers and caches in between keep an answer: for a year, as its address has the hash of its content. */
export const LASTING = { "cache-control": "public, max-age=31536000, immutable" };

/** For an hour: files under names of their own, such as the icon. */
export const AN_HOUR = { "cache-control": "public, max-age=3600" };

/** Until it is asked for again, and answered with a 304 while it is the same. */
export const REVALIDATED = { "cache-control": "public, max-age=0, must-revalidate" };

/** Not at all: what is one visitor's, and errors. */
export const UNCACHED = { "cache-control": "no-store" };

/** The same for a page that anybody may have: browsers ask back, and a CDN keeps it as long as it may. */
export function pageCaching({ cdnSeconds }: Pick<Environment, "cdnSeconds">) {
  if (cdnSeconds === 0) return REVALIDATED;
  return { "cache-control": `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` };
}
