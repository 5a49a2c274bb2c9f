import { setImmediate } from "node:timers/promises";
import type { LanguageContent } from "../../content/load.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { FormOutcome } from "../../domain/form.ts";
import type { PageContext } from "../../site/server.ts";
import { type Address, hrefOf } from "../../urls/address.ts";
import { encode, encodeCompressed, type Encoded } from "../http/encoded.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "../http/security.ts";
import { FAILED_PART } from "./framework-output.ts";

/** Renders one page to HTML, by the built site, or by Vite in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<SiteOutput>;

/**
 * A page, and the script with its state where that is a file of its own. The HTML is in pieces, none
 * of which ends within a script: joined, all of it would be copied once more before it becomes bytes.
 */
type SiteOutput = { status: number; html: readonly string[]; state: string | null };

/** What the site's server entry exports. */
export type SiteEntry = {
  render(request: Request, page: PageContext): Promise<{ status: number; html: string }>;
};

/** A page with the content security policy that allows exactly its own inline scripts. */
export type RenderedPage = {
  status: number;
  encoded: Encoded;
  /** The script that the browser takes the page over with, where it doesn't stand in the page. */
  state: Encoded | null;
  csp: string;
  /** False when a part of the page failed, which the browser will try to render again. */
  complete: boolean;
};

/** Which page to render, from which catalogue, in which language, with which form's outcome. */
type RenderInput = { address: Address; catalogue: Catalogue; content: LanguageContent; form?: FormOutcome };

/** The site responded with something other than a page. */
class RenderError extends Error {
  override readonly name = "RenderError";
}

/**
 * Returns the function that renders pages. It passes the site a request of its own, so that nothing of the visitor's
 * (cookies, languages, headers) can get into a page that is cached for others.
 */
export function createPageRenderer(renderPage: RenderPage, origin: string, browserLimit: number) {
  return async ({ address, catalogue, content, form }: RenderInput): Promise<RenderedPage> => {
    const request = new Request(new URL(hrefOf(address), origin), { headers: { accept: "text/html" } });
    const output = await renderPage(request, {
      catalogue,
      content,
      origin,
      browserLimit,
      pause: setImmediate,
      ...(form && { form }),
    });
    return encodePage(output, hrefOf(address));
  };
}

/** No async function: see {@link encodeCompressed}. */
function encodePage({ status, html, state }: SiteOutput, href: string): Promise<RenderedPage> {
  if (status !== 200 && status !== 404)
    throw new RenderError(`The site responded with ${status} for ${href}`);
  const csp = contentSecurityPolicy([...new Set(html.flatMap(inlineScriptHashes))]);
  const complete = !html.some((piece) => piece.includes(FAILED_PART));
  const stateFile = state === null ? null : encode(state, "text/javascript; charset=utf-8");
  return encodeCompressed(html, "text/html; charset=utf-8").then((encoded) => ({
    status,
    encoded,
    state: stateFile,
    csp,
    complete,
  }));
}
