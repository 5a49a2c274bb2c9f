import { createRequire } from "node:module";
import type { ReactNode } from "react";
import type { Catalogue } from "../src/domain/catalogue/catalogue.ts";
import { end, inFolder, startBuilt } from "./processes.ts";
import { median, type Row } from "./table.ts";

/** What a page costs that is not cached, whole, beside what React alone takes to render the same elements to a string. */
const PAGES = {
  home: "/",
  listing: "/products",
  product: "/products/numatic-tub-dry-vacuum-9-l-620-w",
  category: "/category/equipments",
};
/** Of each page; until the first half is over code is still being compiled. */
const ROUNDS = 120;
const MOST = 2;

const ORIGIN = "http://localhost:1";

type Rendering = { renderToString(element: ReactNode, options?: object): string };

const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The site as a server has it, over the sample catalogue; `uncache` makes it forget its pages. */
async function openSite(dataDir: string) {
  // Here and not above: which React is loaded depends on the environment.
  const [
    { createApp },
    { readEnvironment },
    { openImages },
    { openStaticFiles },
    { createLog },
    built,
    { openServices },
  ] = await Promise.all([
    import("../src/server/app.ts"),
    import("../src/server/env.ts"),
    import("../src/server/images.ts"),
    import("../src/server/http/static.ts"),
    import("../src/server/log.ts"),
    import("../src/server/pages/built-site.ts"),
    import("../src/server/services.ts"),
  ]);
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const log = createLog("silent");
  const services = await openServices(environment, log);
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  const app = createApp({
    ...services,
    catalogue: {
      ...services.catalogue,
      onChange: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    renderPage: await built.loadBuiltSite(),
    staticFiles: openStaticFiles(built.CLIENT_FOLDER),
    images: openImages(services.imageIndex, dataDir, log),
    environment,
    log,
    logRequest: () => undefined,
    now: () => new Date(),
  });
  return {
    app,
    uncache: () => listeners.forEach((listener) => listener(services.catalogue.current())),
    close: () => services.close(),
  };
}

export async function* rows(): AsyncGenerator<Row> {
  process.env["NODE_ENV"] = "production";
  const react: Rendering = createRequire(import.meta.url)("react-dom/server");
  const { renderToString } = react;
  let reference: number[] | null = null;
  // The framework hands React the elements of a page here.
  react.renderToString = (element, options) => {
    if (reference) {
      const began = processorMs();
      // React adds thousands of texts to each other; V8 makes one of them when somebody reads it.
      renderToString(element, options).charCodeAt(0);
      reference.push(processorMs() - began);
    }
    return renderToString(element, options);
  };
  yield* await inFolder(async (folder) => {
    // Makes the database and fills it.
    await end((await startBuilt(folder)).child);
    const { app, uncache, close } = await openSite(folder);
    const found: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const whole: number[] = [];
      const alone: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // In turn, so that a slow moment of the machine falls on both.
        reference = round % 2 === 0 ? alone : null;
        uncache();
        const began = processorMs();
        const response = await app.fetch(
          new Request(ORIGIN + path, { headers: { "accept-encoding": "gzip, deflate, br" } }),
        );
        await response.arrayBuffer();
        if (!reference) whole.push(processorMs() - began);
      }
      const [page, rendered] = [whole, alone].map((each) => median(each.slice(each.length / 2)));
      found.push({
        what: `${name}, not cached: processor, of renderToString's (${rendered?.toFixed(1)} ms)`,
        unit: "",
        goal: { most: MOST },
        measured: (page ?? 0) / (rendered || 1),
      });
    }
    react.renderToString = renderToString;
    await close();
    return found;
  });
}
