import { stripVTControlCharacters } from "node:util";

/** What React leaves in development where a part of a page failed on the server: message and stack, escaped. */
const FAILED_PART = /<!--\$!--><template([^>]*)>/;

/**
 * In development a page with a part that failed on the server becomes a 500 that shows why; in production the
 * browser tries that part again. Other responses pass as they are.
 */
export async function withErrorShown(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const [, attributes] = FAILED_PART.exec(html) ?? [];
  if (attributes === undefined) return new Response(html, response);
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  const message = attribute("data-msg").replace(/^Switched to client rendering[^\n]*\n\n/, "");
  const text = stripVTControlCharacters(`${message}\n\n${attribute("data-stck")}`);
  // Vite's client shows its own errors over this, and reloads when they are gone.
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>500</title><script type="module" src="/@vite/client"></script></head><body><h1>This page failed on the server</h1><pre>${text}</pre></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(page, { status: 500, headers });
}
