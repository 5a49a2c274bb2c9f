import { stripVTControlCharacters } from "node:util";

/**
 * What React renders in place of a part of a page that failed on the server, for the browser to try again. The build
 * stops when React's output has changed (vite.config.ts).
 */
export const FAILED_PART = "<!--$!-->";

/** In development React adds message and stack, escaped. */
const ERROR_DETAILS = /<!--\$!--><template([^>]*)>/;

/**
 * In development a page with a part that failed on the server becomes a 500 that shows the error. Other responses are
 * returned unchanged.
 */
export async function showFailedPart(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const [, attributes] = ERROR_DETAILS.exec(html) ?? [];
  if (attributes === undefined) return new Response(html, response);
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  const message = attribute("data-msg").replace(/^Switched to client rendering[^\n]*\n\n/, "");
  const text = stripVTControlCharacters(`${message}\n\n${attribute("data-stck")}`);
  // Vite's client shows its own errors over this page, and reloads it when they are fixed.
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>500</title><script type="module" src="/@vite/client"></script></head><body><h1>This page failed on the server</h1><pre>${text}</pre></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status: 500, headers });
}
