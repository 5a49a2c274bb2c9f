import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";
import { createApp } from "./app.ts";
import { openAssets } from "./assets.ts";
import { PROJECT, renderBy, type SiteEntry } from "./built-site.ts";
import { withErrorShown } from "./dev-error-page.ts";
import { readEnvironment } from "./env.ts";
import { createLog } from "./log.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { openStores } from "./stores.ts";

const environment = readEnvironment({ LOG_LEVEL: "warn", ...process.env });
const log = createLog(environment.logLevel);
const http = createHttpServer();
const vite = await createServer({
  root: PROJECT,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const stores = await openStores(environment, log);

/** The site as Vite has it at this moment, so that a change shows with the next request. */
async function siteEntry(): Promise<SiteEntry> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the site in this process");
  const loaded: { default: SiteEntry } = await ssr.runner.import("/src/site/server.ts");
  return loaded.default;
}

const app = createApp({
  ...stores,
  renderPage: renderBy(siteEntry),
  assets: openAssets(join(PROJECT, "public")),
  pictures: openPictures(stores.pictureIndex, environment.dataDir, log),
  environment,
  log,
  now: () => new Date(),
  development: true,
});
const serveApp = getRequestListener(async (request, { incoming }) => {
  // Uncompressed, so that an error in a page can be read out of it.
  const plain = new Request(request);
  plain.headers.delete("accept-encoding");
  const { remoteAddress } = incoming.socket;
  return withErrorShown(await app.fetch(plain, { incoming: { socket: { remoteAddress } } }));
});

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => void serveApp(request, response));
});
http.listen(environment.port, environment.host, () => {
  process.stdout.write(`Ready at http://localhost:${environment.port}, changes show at once\n`);
});

/** Ends what holds the process open. */
async function stop(): Promise<void> {
  // A restart must not wait for a page that is open somewhere.
  setTimeout(() => process.exit(0), 2000).unref();
  http.closeAllConnections();
  http.close();
  await vite.close();
  await stores.close();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
