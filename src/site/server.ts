import { createServerEntry, createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import type { PageContext } from "../domain/form-outcome.ts";

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { page: PageContext } };
  }
}

/** Renders one page to HTML. The server passes the catalogue of the moment and any form outcome beside it. */
export default createServerEntry({ fetch: createStartHandler(defaultStreamHandler) });
