import { AppError } from "./errors.ts";

/**
 * Refuses a post that another site's page sent (`foreign_origin`). Browsers always say where a post comes
 * from; callers that are no browser say nothing and pass.
 */
export function requireSameOrigin(request: Request, publicUrl: string | null): void {
  const site = request.headers.get("sec-fetch-site");
  if (site === "cross-site") throw new AppError("foreign_origin");
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const ours = URL.canParse(origin) && (origin === publicUrl || new URL(origin).host === host);
  if (!ours) throw new AppError("foreign_origin");
}
