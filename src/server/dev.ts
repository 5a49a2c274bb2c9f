import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";
import { createApp } from "./app.ts";
import { PROJECT, readEnvironment } from "./env.ts";
import { openStaticFiles } from "./http/static.ts";
import { openImages } from "./images.ts";
import { createLog, createRequestLog } from "./log.ts";
import { showFailedPart } from "./pages/framework-output.ts";
import { shellHtml } from "./office/shell.ts";
import type { SiteEntry } from "./pages/render.ts";
import { openServices } from "./services.ts";

const environment = readEnvironment({ LOG_LEVEL: "warn", ...process.env });
const log = createLog(environment.logLevel);
const http = createHttpServer();
const vite = await createServer({
  root: PROJECT,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const services = await openServices(environment, log);

/** The site as Vite has it now, so that a change shows with the next request. */
async function siteEntry(): Promise<SiteEntry> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the site in this process");
  const loaded: { default: SiteEntry } = await ssr.runner.import("/src/site/server.ts");
  return loaded.default;
}

const app = createApp({
  ...services,
  renderPage: async (request, page) => {
    const { status, html } = await (await siteEntry()).render(request, page);
    return { status, html: [html], state: null };
  },
  staticFiles: openStaticFiles(join(PROJECT, "public")),
  office: {
    page: (words, path) =>
      vite.transformIndexHtml(path, shellHtml(words, { scripts: ["/src/office/client.tsx"] })),
    files: { serve: () => Promise.resolve(null) },
  },
  images: openImages(services.imageIndex, environment.dataDir, log),
  environment,
  log,
  logRequest: createRequestLog(log, (line) => process.stdout.write(line)),
  now: () => new Date(),
  development: true,
});
const serveApp = getRequestListener(async (request, { incoming }) => {
  // Uncompressed, so that an error can be found in the HTML.
  const plain = new Request(request);
  plain.headers.delete("accept-encoding");
  const { remoteAddress } = incoming.socket;
  return showFailedPart(await app.fetch(plain, { incoming: { socket: { remoteAddress } } }));
});

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => void serveApp(request, response));
});
http.listen(environment.port, environment.host, () => {
  const address = http.address();
  const port = typeof address === "object" && address ? address.port : environment.port;
  process.stdout.write(`Ready at http://localhost:${port}, changes show at once\n`);
});

async function shutDown(): Promise<void> {
  // A restart must not wait for open connections.
  setTimeout(() => process.exit(0), 2000).unref();
  http.closeAllConnections();
  http.close();
  await vite.close();
  await services.close();
  process.exit(0);
}
process.once("SIGINT", shutDown);
process.once("SIGTERM", shutDown);
