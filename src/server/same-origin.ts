import { AppError } from "./errors.ts";

/**
 * Refuses a post that another site's page sent (`foreign_origin`). Browsers always say where a post comes
 * from; callers that are no browser say nothing and pass. Where the public address is known the origin must be
 * exactly that; else its host must be the one that was asked, which a proxy may have reached over plain http.
 */
export function requireSameOrigin(request: Request, publicUrl: string | null): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site") throw new AppError("foreign_origin");
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const ours =
    publicUrl === null
      ? /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host
      : origin === publicUrl;
  if (!ours) throw new AppError("foreign_origin");
}
