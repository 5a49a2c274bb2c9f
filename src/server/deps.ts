import type { Logger } from "pino";
import type { Contents } from "../content/load.ts";
import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { DatabaseHandle } from "../database/connect.ts";
import type { PageContext } from "../site/server.ts";
import type { OutboxWorker } from "../mail/worker.ts";
import type { Assets } from "./assets.ts";
import type { Bindings } from "./client-address.ts";
import type { Environment } from "./env.ts";
import type { Pictures } from "./pictures/pictures.ts";

/** Draws one page to HTML: the built site's own fetch, or Vite's in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** All that the app needs from the world. A test gives it others. */
export type AppDeps = {
  handle: DatabaseHandle;
  catalogue: CatalogueSource;
  worker: Pick<OutboxWorker, "wake">;
  renderPage: RenderPage;
  contents: Contents;
  assets: Assets;
  pictures: Pictures;
  environment: Pick<
    Environment,
    "publicUrl" | "port" | "salesEmails" | "trustProxy" | "rateLimit" | "metricsToken"
  >;
  log: Logger;
  now: () => Date;
  /** True while pages are still being rendered ahead: `/readyz` is not ready until then. */
  isStarting?: () => boolean;
  /** In development pages are drawn anew every time and run the scripts that Vite puts into them. */
  development?: boolean;
};

/** What a handler finds in Hono's context. */
export type AppContext = {
  Bindings: Bindings;
  Variables: { requestId: string; csp: string };
};

/** Scheme and host that visitors use; without a setting the site is taken to run on this machine. */
export function originOf({ publicUrl, port }: Pick<Environment, "publicUrl" | "port">): string {
  return publicUrl ?? `http://localhost:${port}`;
}
