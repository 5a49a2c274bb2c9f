import { createServerEntry, createStartHandler, defaultRenderHandler } from "@tanstack/react-start/server";
import type { LanguageContent } from "../content/load.ts";
import type { Catalogue } from "../domain/catalogue.ts";
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
  /** Scheme and host that the site is reached at, without a slash at the end; for canonical links. */
  origin: string;
};

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { page: PageContext } };
  }
}

/** Renders one page to HTML. The server passes the catalogue of the moment and any form outcome beside it. */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) });
