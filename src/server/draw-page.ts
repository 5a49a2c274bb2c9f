import type { FormOutcome } from "../domain/form-outcome.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { BROTLI, encode, type Encoded, type Encoding } from "./compress.ts";
import type { RenderPage } from "./deps.ts";
import { bootLate } from "./late-boot.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";

/** A page as the site drew it, in one piece, with the policy that lets exactly its own inline scripts run. */
export type DrawnPage =
  | { status: number; encoded: Encoded; csp: string; whole: boolean }
  /** Path and query on this site. */
  | { status: 308; location: string };

/** What to draw: the page, from which catalogue, around which form, in which codings. */
export type Drawing = {
  key: PageKey;
  catalogue: Catalogue;
  form?: FormOutcome;
  only?: readonly Encoding[];
};

export type DrawPage = (drawing: Drawing) => Promise<DrawnPage>;

/** What React leaves where a part of a page failed on the server and the browser has to try again. */
const FAILED_PART = "<!--$!-->";

/** The site answered neither a page nor a redirect. */
export class PageFailed extends Error {}

/**
 * Makes the function that draws pages. It asks the site with a request of its own, so that nothing of the
 * visitor's (cookies, languages, headers) can get into a page that others are served too.
 */
export function createDrawPage(renderPage: RenderPage, origin: string): DrawPage {
  const ask = (href: string, { catalogue, form }: Drawing) =>
    renderPage(new Request(new URL(href, origin), { headers: { accept: "text/html" } }), {
      catalogue,
      origin,
      ...(form && { form }),
    });

  return async (drawing) => {
    let response = await ask(drawing.key.href, drawing);
    if (response.status >= 300 && response.status < 400) {
      const target = new URL(response.headers.get("location") ?? "/", new URL(drawing.key.href, origin));
      if (target.origin !== origin) throw new PageFailed("The site redirected to another origin");
      // The router has an order and spelling of parameters of its own. Sending the visitor there would send
      // them round in circles, because both are the same page to us.
      if (pageKey(target).href !== drawing.key.href) {
        return { status: 308, location: target.pathname + target.search };
      }
      await response.body?.cancel();
      response = await ask(target.pathname + target.search, drawing);
    }
    const html = bootLate(await response.text());
    if (response.status !== 200 && response.status !== 404) {
      throw new PageFailed(`The site answered ${response.status} for ${drawing.key.path}`);
    }
    const encoded = await encode(html, "text/html; charset=utf-8", {
      quality: BROTLI.page,
      ...(drawing.only && { only: drawing.only }),
    });
    return {
      status: response.status,
      encoded,
      csp: contentSecurityPolicy(inlineScriptHashes(html)),
      whole: !html.includes(FAILED_PART),
    };
  };
}
