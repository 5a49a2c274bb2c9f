import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";
import { createServerEntry, createStartHandler, StartServer } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { LanguageContent } from "../content/load.ts";
import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { FormOutcome } from "../domain/form.ts";

/** What the server hands to the rendering of one page, beside the request. */
export type PageContext = {
  catalogue: Catalogue;
  /** The texts of the page's language, all of them loaded. */
  content: LanguageContent;
  /** Set only on the answer to a posted form or on the page after it. */
  form?: FormOutcome;
  /** Up to so many products the browser computes what pages show itself. */
  browserLimit: number;
  /** Lets other requests have the thread for a moment: between what a page shows and its rendering. */
  pause?: () => Promise<void>;
  /** Scheme and host that the site is reached at, without a slash at the end; for canonical links. */
  origin: string;
};

/** Where the HTML of a page is put. */
type RenderedHtml = { html: string };

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { page: PageContext; rendered: RenderedHtml } };
  }
}

/**
 * Renders one page and puts its HTML into the request's context. The response has its status alone: as the body of one
 * the text would be encoded, streamed and decoded again, a sixth of what a page takes.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const html = renderToString(createElement(StartServer, { router }));
  const rendered = getGlobalStartContext()?.rendered;
  if (rendered) rendered.html = await transformHtmlStringWithRouter(router, html);
  return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
});

const entry = createServerEntry({ fetch: createStartHandler(renderPage) });

export default {
  /** Renders one page. The server passes the catalogue of the moment and any form outcome beside the request. */
  async render(request: Request, page: PageContext): Promise<RenderedHtml & { status: number }> {
    const rendered: RenderedHtml = { html: "" };
    const { status } = await entry.fetch(request, { context: { page, rendered } });
    const { html } = rendered;
    rendered.html = "";
    return { html, status };
  },
};
