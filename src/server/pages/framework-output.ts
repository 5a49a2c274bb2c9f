import { stripVTControlCharacters } from "node:util";
import { UNCACHED } from "../http/caching.ts";

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
  const headers = { "content-type": "text/html; charset=utf-8", ...UNCACHED };
  return new Response(page, { status: 500, headers });
}

/** A rendered page lacks something as TanStack Start has written it so far. */
export class MarkupError extends Error {
  override readonly name = "MarkupError";
}

/** Without its attribute where the framework is not loaded for production, as in tests. */
const STYLE = /<style(?: data-tsr-inline-css="")?>/;
const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/;
/** A statement of an inline script; quotes within its texts are escaped. */
const STATE = /\$_TSR\.p\(\(\)=>\$_TSR\.router=\(\$R=>[\s\S]*?\)\(\$R\["tsr"\]\)\)(?=;)/;

/** Where the scripts begin that give the page's data to the framework. */
const DATA = '<script data-tsr-stream-part="">';
/** They remove themselves from the page; what is loaded as a file is no element of it. */
const REMOVAL =
  "{let s=document.currentScript,p;while((p=s.previousElementSibling)&&p.hasAttribute('data-tsr-stream-part'))p.remove();s.remove()}";
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Marks for the framework's own server where the page ends. */
const END_MARK = /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/** When the router loaded what the state holds; the browser counts from when it reads it. */
const LOADED_AT = /,u:\d{13},/g;

/** A rendered page in parts. */
type PageParts = {
  /** Up to the place of the styles, from there to the scripts, and what follows them. */
  html: [head: string, body: string, end: string];
  /** The script that the browser loads first; it needs the preloaded ones, which come with it. */
  entry: string;
  preloaded: string[];
  /** The code that gives the data of the page to the framework, which the browser takes the page over with. */
  state: string;
};

/**
 * Takes a rendered page apart. Throws where the framework writes it in another way than is matched here: the start
 * renders a page before it is ready, and stops.
 */
export function takeApart(html: string): PageParts {
  const style = STYLE.exec(html);
  const styleEnd = html.indexOf("</style>", style?.index);
  const entry = ENTRY.exec(html);
  const scripts = html.indexOf(DATA);
  const data = entry ? html.slice(scripts, entry.index) : "";
  const state = [...data.matchAll(SCRIPT)]
    .map(([, code]) => code)
    .join(";")
    .replace(REMOVAL, "0");
  if (!style || styleEnd < 0 || !entry?.[1] || scripts < 0 || !STATE.test(state)) {
    throw new MarkupError(
      "Styles or scripts of the rendered page were not found (pages/framework-output.ts)",
    );
  }
  if (data.replaceAll(SCRIPT, "") !== "" || state.includes("currentScript")) {
    throw new MarkupError("The data of the rendered page is no file by itself (pages/framework-output.ts)");
  }
  const head = html.slice(0, style.index) + html.slice(styleEnd + "</style>".length, html.indexOf("</head>"));
  const preloaded = [...head.matchAll(PRELOAD)].flatMap(([, href]) => href ?? []);
  if (preloaded.length === 0) {
    throw new MarkupError("No scripts are preloaded by the rendered page (pages/framework-output.ts)");
  }
  return {
    html: [
      head.replaceAll(PRELOAD, ""),
      html.slice(html.indexOf("</head>"), scripts),
      html.slice(entry.index + entry[0].length).replace(END_MARK, ""),
    ],
    entry: entry[1],
    preloaded,
    state: state.replaceAll(LOADED_AT, ",u:Date.now(),"),
  };
}
