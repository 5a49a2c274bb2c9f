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

const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/;

/**
 * The inline script that loads the entry when the page has been painted and the browser is idle, or at the visitor's
 * first input. Until then links and forms work as plain HTML.
 */
const loadScript = (entry: string, modules: readonly string[]) =>
  `(()=>{let begun;const go=()=>{if(begun)return;begun=1;` +
  `for(const href of ${JSON.stringify(modules)}){const link=document.createElement("link");` +
  `link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `import(${JSON.stringify(entry)})};` +
  `const rest=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,200);` +
  `document.readyState==="complete"?rest():addEventListener("load",rest,{once:true});` +
  `for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])` +
  `addEventListener(sign,go,{once:true,passive:true,capture:true})})()`;

/** A rendered page lacks the entry script or its preloads as TanStack Start has written them so far. */
export class MarkupError extends Error {
  override readonly name = "MarkupError";
}

/**
 * Takes the scripts out of the first paint: the entry and its preloads become one small inline script, which loads
 * those of the page's texts beside them, as the framework knows nothing of these. Throws where
 * the page has none, because then the framework writes them in another way than is matched here: the start renders a
 * page before it is ready, and stops.
 */
export function deferHydration(html: string, texts: readonly string[]): string {
  const entry = ENTRY.exec(html)?.[1];
  const preloaded = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href === undefined ? [] : [href]));
  const modules = [...preloaded, ...texts];
  if (entry === undefined || preloaded.length === 0) {
    throw new MarkupError("The scripts of the rendered page were not found (pages/framework-output.ts)");
  }
  return html.replaceAll(PRELOAD, "").replace(ENTRY, () => `<script>${loadScript(entry, modules)}</script>`);
}
