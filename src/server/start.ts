import { setFlagsFromString } from "node:v8";
import { getRequestListener, RequestError } from "@hono/node-server";
import { readSample, sampleProductsLeft } from "../catalogue/sample.ts";
import { withPauses } from "../catalogue/pauses.ts";
import { companyWith } from "../content/company.ts";
import { prepareLists } from "../domain/catalogue/prepare-lists.ts";
import { within } from "../database/errors.ts";
import { createApp } from "./app.ts";
import { CATALOGUE_FOLDER, type Environment } from "./env.ts";
import { GRACE_PERIOD, listen, requireFree } from "./http/listen.ts";
import { openStaticFiles } from "./http/static.ts";
import { freeMemoryWhenIdle } from "./idle-memory.ts";
import { openImages } from "./images.ts";
import { createRequestLog, createServerLog } from "./log.ts";
import { MarkupError } from "./pages/framework-output.ts";
import { publicPaths } from "./pages/sitemap.ts";
import { createTraffic, metOn, prepareWhenIdle } from "./pages/prerender.ts";
import { CLIENT_FOLDER, loadBuiltSite } from "./pages/built-site.ts";
import { pagePath } from "../urls/links.ts";
import { firstOwnerLink } from "../staff/links.ts";
import { loadBuiltOffice } from "./office/shell.ts";
import { openServices, originOf } from "./services.ts";
import { firstOwnerMessage, isPublicSite, startupError, startupWarnings } from "./startup-messages.ts";
import { joinProcesses } from "./workers/worker.ts";

/** How many pages are prerendered: what home links to, which are most static pages, and categories of the usual size. */
const PRERENDERED = 60;

/** When the process exits after a signal, whatever the database or the mail server do (ms). */
const SHUTDOWN_TIMEOUT = GRACE_PERIOD + 1000;

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Serves the site with this process, until a signal ends it. */
export async function start(environment: Environment): Promise<void> {
  // V8 waits until a small heap is three times as large; what pages leave is garbage soon.
  setFlagsFromString("--heap-growing-percent=50");
  const { log, write, flush } = createServerLog(environment.logLevel);
  process.stderr.on("error", () => undefined);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unexpected error"));
  const processes = joinProcesses();

  try {
    const shared = environment.workers > 1;
    // Whoever shares an address is not told that others have it.
    if (shared && processes.isFirst) await requireFree(environment);
    const renderPage = await loadBuiltSite();
    const office = loadBuiltOffice();
    const services = await openServices(environment, log);
    const { version, products } = services.catalogue.current();
    // With a large catalogue it would take a visitor's tenth of a second, and there is memory enough.
    freeMemoryWhenIdle(() => services.catalogue.current().products.length <= environment.browserLimit);
    const samples = isPublicSite(environment)
      ? await sampleProductsLeft(services.handle, await readSample(CATALOGUE_FOLDER))
      : 0;
    const images = openImages(services.imageIndex, environment.dataDir, log, processes);
    let starting = true;
    const stopped = new AbortController();
    const app = createApp({
      ...services,
      renderPage,
      staticFiles: openStaticFiles(CLIENT_FOLDER),
      ...(office && { office }),
      images,
      processes,
      environment,
      log,
      logRequest: createRequestLog(log, write),
      now: () => new Date(),
      stopping: stopped.signal,
      isStarting: () => starting && processes.isFirst,
    });
    const traffic = createTraffic();
    const { unreadable, tooLong } = services.contents[0].get("errors").requests;
    const options = {
      // A request of HTTP/1.0, such as the check of a load balancer, may name no host.
      hostname: "localhost",
      errorHandler: (error: unknown) =>
        error instanceof RequestError
          ? new Response(unreadable, { status: 400 })
          : new Response(null, { status: 500 }),
    };
    const answer = getRequestListener((request, bindings) => {
      const { remoteAddress } = bindings.incoming.socket;
      return traffic.during(() => app.fetch(request, { incoming: { socket: { remoteAddress } } }));
    }, options);
    const { port, stop } = await listen(
      (request, response) => {
        if (!app.sendCached(request, response)) void answer(request, response);
      },
      environment,
      { shared, words: { unreadable, tooLong } },
    );

    let stopping = false;
    const shutDown = async (signal: NodeJS.Signals) => {
      // A second signal exits at once; where a supervisor passes it on, the terminal may have sent it already.
      if (stopping && shared) return;
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, "stopping");
      stopped.abort();
      const closed = Promise.all([stop(), services.worker.stop()]).then(() => services.close());
      // Nothing is lost: what is not committed was not acknowledged, and mails are sent after the next start.
      await within(SHUTDOWN_TIMEOUT, closed).catch((error: unknown) => {
        log.warn({ err: error }, "stopping before everything has ended");
      });
      log.info("stopped");
      await flush();
      process.exit(0);
    };
    process.on("SIGTERM", shutDown);
    process.on("SIGINT", shutDown);

    // In the order in which visitors meet them.
    const pictures = new Set<string>();
    const prerenderPage = async (path: string): Promise<Set<string>> => {
      try {
        const met = metOn(await app.prerender(path));
        for (const url of met.pictures) pictures.add(url);
        return met.links;
      } catch (error) {
        if (error instanceof MarkupError) throw error;
        log.warn({ path, err: error }, "a page could not be prerendered");
        return new Set();
      }
    };
    const linked = await prerenderPage(pagePath("home"));
    // The last question to the database on which the start depends: once it is ready, no silence of it ends the server.
    const link = processes.isFirst
      ? await firstOwnerLink(services.handle, originOf({ ...environment, port }))
      : null;
    processes.ready(port);
    log.info({ port, host: environment.host, catalogue: version, products: products.length }, "ready");
    // Not into the log, which others may read.
    if (link !== null) process.stdout.write(`${firstOwnerMessage(link)}\n`);
    const warnings = processes.isFirst
      ? startupWarnings(environment, samples, companyWith(services.catalogue.current().company))
      : [];
    for (const warning of warnings) log.warn(warning);
    const locales = services.contents.map(({ locale }) => locale);
    await withPauses(prepareLists(services.catalogue.current(), locales));
    const paths = new Set(linked);
    for (const path of publicPaths(services.catalogue.current())) {
      if (paths.size >= PRERENDERED) break;
      paths.add(path);
    }
    await prepareWhenIdle(prerenderPage, [...paths].slice(0, PRERENDERED), traffic);
    starting = false;
    if (processes.isFirst && environment.preparePictures) {
      await prepareWhenIdle(images.prepare, pictures, traffic);
    }
  } catch (error) {
    log.debug({ err: error }, "the start failed");
    await flush();
    exitWith(startupError(error, environment));
  }
}
