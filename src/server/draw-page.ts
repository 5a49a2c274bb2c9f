import type { FormOutcome } from "../domain/form-outcome.ts";
import type { Contents } from "../content/load.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { type Address, hrefOf } from "../urls/address.ts";
import { BROTLI, encode, type Encoded } from "./compress.ts";
import type { RenderPage } from "./deps.ts";
import { bootLate } from "./late-boot.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";

/** A page as the site drew it, in one piece, with the policy that lets exactly its own inline scripts run. */
export type DrawnPage = { status: number; encoded: Encoded; csp: string; whole: boolean };

/** What to render: the page, from which catalogue, around which form. */
export type Drawing = {
  address: Address;
  catalogue: Catalogue;
  form?: FormOutcome;
};

export type DrawPage = (drawing: Drawing) => Promise<DrawnPage>;

/** What React leaves where a part of a page failed on the server and the browser has to try again. */
const FAILED_PART = "<!--$!-->";

/** The site answered something other than a page. */
export class PageFailed extends Error {}

/**
 * Makes the function that draws pages. It asks the site with a request of its own, so that nothing of the
 * visitor's (cookies, languages, headers) can get into a page that others are served too.
 */
export function createDrawPage(renderPage: RenderPage, origin: string, [content]: Contents): DrawPage {
  return async ({ address, catalogue, form }) => {
    const request = new Request(new URL(hrefOf(address), origin), { headers: { accept: "text/html" } });
    const response = await renderPage(request, { catalogue, content, origin, ...(form && { form }) });
    const html = bootLate(await response.text());
    if (response.status !== 200 && response.status !== 404) {
      throw new PageFailed(`The site answered ${response.status} for ${hrefOf(address)}`);
    }
    return {
      status: response.status,
      encoded: encode(html, "text/html; charset=utf-8", { quality: BROTLI.page }),
      csp: contentSecurityPolicy(inlineScriptHashes(html)),
      whole: !html.includes(FAILED_PART),
    };
  };
}
