import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { openAssets } from "./assets.ts";
import { CLIENT_FOLDER, loadBuiltSite } from "./built-site.ts";
import { BadEnvironment, type Environment, readEnvironment } from "./env.ts";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { FIXED_PATHS, publicPaths } from "./sitemap.ts";
import { startFault } from "./start-fault.ts";
import { startWarnings } from "./start-warnings.ts";
import { openStores } from "./stores.ts";

/** How many pages are drawn ahead: all standing pages and categories of a catalogue of the usual size. */
const WARM = 60;

/** One sentence for whoever started us; the log keeps the rest. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof BadEnvironment) giveUp(error.message);
    throw error;
  }
}

const environment = settings();
const log = createLog(environment.logLevel);

try {
  const renderPage = await loadBuiltSite();
  const stores = await openStores(environment, log);
  const app = createApp({
    ...stores,
    renderPage,
    assets: openAssets(CLIENT_FOLDER),
    pictures: openPictures(stores.pictureIndex, environment.dataDir, log),
    environment,
    log,
    now: () => new Date(),
  });
  const { port, stop } = await listen(
    getRequestListener(async (request, bindings) => {
      const { remoteAddress } = bindings.incoming.socket;
      return app.fetch(request, { incoming: { socket: { remoteAddress } } });
    }),
    environment,
  );

  let stopping = false;
  const farewell = async (signal: NodeJS.Signals) => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    await stop();
    await stores.close();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", farewell);
  process.on("SIGINT", farewell);

  process.stdout.write(`Ready at http://localhost:${port}\n`);
  const { version, products } = stores.catalogue.current();
  log.info({ port, host: environment.host, catalogue: version, products: products.length }, "ready");
  for (const warning of startWarnings(environment)) log.warn(warning);
  await app.warm([...new Set([...FIXED_PATHS, ...publicPaths(stores.catalogue.current())])].slice(0, WARM));
} catch (error) {
  log.debug({ err: error }, "the start failed");
  giveUp(startFault(error, environment));
}
