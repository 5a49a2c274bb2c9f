import { getRequestListener } from "@hono/node-server";
import { readSample, sampleProductsLeft } from "../catalogue/sample.ts";
import { createApp } from "./app.ts";
import { openAssets } from "./assets.ts";
import { CATALOGUE_FOLDER, CLIENT_FOLDER, loadBuiltSite } from "./built-site.ts";
import { within } from "../database/time-limit.ts";
import { createTraffic, drawAhead } from "./draw-ahead.ts";
import { BadEnvironment, type Environment, readEnvironment } from "./env.ts";
import { GRACE_PERIOD, listen } from "./listen.ts";
import { createServerLog } from "./log.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { FIXED_PATHS, publicPaths } from "./sitemap.ts";
import { startFault } from "./start-fault.ts";
import { isPublicSite, startWarnings } from "./start-warnings.ts";
import { openStores } from "./stores.ts";

/** How many pages are drawn ahead: all standing pages and categories of a catalogue of the usual size. */
const WARM = 60;

/** When a process that was told to stop ends, whatever the database or the mail server do (ms). */
const LONGEST_SHUTDOWN = GRACE_PERIOD + 1000;

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
const { log, flush } = createServerLog(environment.logLevel);
process.stderr.on("error", () => undefined);
process.on("unhandledRejection", (error) => log.error({ err: error }, "unexpected error"));

try {
  const renderPage = await loadBuiltSite();
  const stores = await openStores(environment, log);
  const samples = isPublicSite(environment)
    ? await sampleProductsLeft(stores.handle, await readSample(CATALOGUE_FOLDER))
    : 0;
  let starting = true;
  const app = createApp({
    ...stores,
    renderPage,
    assets: openAssets(CLIENT_FOLDER),
    pictures: openPictures(stores.pictureIndex, environment.dataDir, log),
    environment,
    log,
    now: () => new Date(),
    isStarting: () => starting,
  });
  const traffic = createTraffic();
  const { port, stop } = await listen(
    getRequestListener((request, bindings) => {
      const { remoteAddress } = bindings.incoming.socket;
      return traffic.during(() => app.fetch(request, { incoming: { socket: { remoteAddress } } }));
    }),
    environment,
  );

  let stopping = false;
  const shutDown = async (signal: NodeJS.Signals) => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    const ended = Promise.all([stop(), stores.worker.stop()]).then(() => stores.close());
    // Nothing is lost: what is not committed was not acknowledged, and mails are sent after the next start.
    await within(LONGEST_SHUTDOWN, ended).catch((error: unknown) => {
      log.warn({ err: error }, "stopping before everything has ended");
    });
    log.info("stopped");
    await flush();
    process.exit(0);
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);

  process.stdout.write(`Ready at http://localhost:${port}\n`);
  const { version, products } = stores.catalogue.current();
  log.info({ port, host: environment.host, catalogue: version, products: products.length }, "ready");
  for (const warning of startWarnings(environment, samples)) log.warn(warning);
  const paths = [...new Set([...FIXED_PATHS, ...publicPaths(stores.catalogue.current())])];
  await drawAhead(app, paths.slice(0, WARM), traffic);
  starting = false;
} catch (error) {
  log.debug({ err: error }, "the start failed");
  await flush();
  giveUp(startFault(error, environment));
}
