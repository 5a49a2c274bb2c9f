import { globSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { index, rootRoute, route } from "@tanstack/virtual-file-routes";
import { defineConfig, type Plugin } from "vite";
import { FAILED_PART } from "./src/server/pages/framework-output.ts";
import { PAGES } from "./src/urls/pages.ts";

/** The route files below `src/site`: `pages/about/route.tsx`, or `pages/legal/terms.route.tsx` where pages share a folder. */
const ROUTE_FILES = globSync("pages/**/{route,*.route}.tsx", { cwd: "src/site" });

/** The file of a page, which is named as in the table of pages. */
function routeFile(page: string): string {
  const name = page.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const file = ROUTE_FILES.find((each) =>
    basename(each) === "route.tsx"
      ? basename(dirname(each)) === name
      : basename(each) === `${name}.route.tsx`,
  );
  if (file === undefined)
    throw new Error(`The page "${page}" of src/urls/pages.ts has no route file in src/site/pages`);
  return file;
}

const routes = rootRoute(
  "layout/root-route.tsx",
  Object.entries(PAGES).map(([page, { path }]) =>
    path === "/" ? index(routeFile(page)) : route(path, routeFile(page)),
  ),
);

/** Stops the build when React writes a part that failed on the server in another way than the server looks for. */
const failedPartCheck: Plugin = {
  name: "failed-part-check",
  async buildStart() {
    const Failing = () => {
      throw new Error("on purpose");
    };
    const part = createElement(Suspense, { fallback: null }, createElement(Failing));
    const page = await renderToReadableStream(createElement("main", null, part), {
      onError: () => undefined,
    });
    await page.allReady;
    if (!(await new Response(page).text()).includes(FAILED_PART)) {
      this.error("React marks a failed part in another way now (src/server/pages/framework-output.ts)");
    }
  },
};

/** The layers of styles by folder, each giving way to those after it, whichever file a browser has first. */
const STYLE_LAYERS = { parts: "/src/ui/", components: "/src/site/components/", layout: "/src/site/layout/" };
const STYLE_ORDER = `@layer tokens, base, ${Object.keys(STYLE_LAYERS).join(", ")};`;

/** Puts the styles of shared modules into the layer of their folder; those of pages have none and win over all. */
const styleLayers: Plugin = {
  name: "style-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler(code, id) {
      const [layer] = Object.entries(STYLE_LAYERS).find(([, folder]) => id.includes(folder)) ?? [];
      if (layer === undefined) return null;
      return STYLE_ORDER + (id.endsWith(".module.css") ? `@layer ${layer}{${code}}` : code);
    },
  },
};

/** A style file and its text in the manifest that the framework takes styles from. */
const STYLE_TEXT = /("\/assets\/[^"]+\.css": ?)"(?:[^"\\]|\\.)*"/g;

/**
 * Takes the texts of styles out of the framework's manifest: the server puts the rules that a page needs into it
 * (server/pages/built-site.ts), and all of them would be rendered with each page and cut out again.
 */
const noStyleTexts: Plugin = {
  name: "no-style-texts",
  transform: {
    filter: { id: /tanstack-start-manifest:v/ },
    handler(code) {
      if (!code.includes("inlineCss")) return null;
      const without = code.replaceAll(STYLE_TEXT, '$1"-"');
      if (without === code) this.error("The framework writes styles in another way now (vite.config.ts)");
      return { code: without, map: null };
    },
  },
};

/**
 * Every page's scripts name all files, and those of one page name each other: without the names of chunks, which are in
 * the manifest, and with hashes of few letters, that is half as long. The server's pages name pictures as browsers' do.
 */
const FILE_NAMES = { hashCharacters: "hex", assetFileNames: "assets/[hash:8].[ext]" } as const;

/**
 * Classes are named by their own name and the number of their file, which is shorter than a hash: every page writes
 * them out, in styles and markup.
 */
const STYLE_MODULES = globSync("src/{ui,site}/**/*.module.css").toSorted();
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ""));
  // A file that is new since the start of `npm run dev`.
  if (!STYLE_MODULES.includes(path)) STYLE_MODULES.push(path);
  return `${name}-${STYLE_MODULES.indexOf(path).toString(36)}`;
}

// Plugin order matters: Start first, then React.
export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: className } },
  // The licences of the packages that travel to the browser, beside the scripts that hold them. The manifest says
  // which scripts hold the texts.
  build: { license: { fileName: "third-party-licenses.txt" }, manifest: true },
  environments: {
    // What renders pages is one file with its packages: hundreds of files take the start longer to find and read than
    // to run, and a newer build may replace them while they are in use. React stays what it is for mails, too.
    ssr: {
      resolve: command === "build" ? { noExternal: true, external: ["react", "react-dom"] } : {},
      build: {
        rolldownOptions: { output: { ...FILE_NAMES, codeSplitting: false, minify: { mangle: false } } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            ...FILE_NAMES,
            chunkFileNames: "assets/[hash:8].js",
            entryFileNames: "assets/[hash:8].js",
            // Chunks that a browser runs in tasks of their own, one after the other (server/pages/built-site.ts): each needs only
            // those before it. A style file goes with each, too.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
                {
                  name: "router",
                  test: /node_modules[\\/](?:@tanstack[\\/](?!.*query)|seroval)/,
                  priority: 3,
                },
                // What every page needs: the document, the routes without their pages, and all that these need. Not the
                // entry, which waits for texts that need this chunk.
                { name: "app", test: /^(?!.*[\\/]site[\\/]client\.tsx)/, tags: ["$initial"], priority: 2 },
                // What many pages need; those without cards of products, or without a form for inquiries, need less.
                {
                  name: "shared",
                  test: /[\\/]src[\\/](?:ui|site)[\\/](?!components[\\/](?:product-card|banner-image)[\\/])/,
                  minShareCount: 6,
                  priority: 1.8,
                },
                { name: "field", test: /[\\/]src[\\/]ui[\\/]field/, priority: 1.6 },
                {
                  name: "forms",
                  test: /[\\/]site[\\/]components[\\/]inquiry-form/,
                  minShareCount: 2,
                  priority: 1.4,
                },
                { name: "cards", test: /[\\/]src[\\/]site/, minShareCount: 6, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: "src/site",
      client: { entry: "./client.tsx" },
      // Styles travel inside the page: on a phone that saves the first paint a round trip.
      server: { entry: "./server.ts", build: { inlineCss: true } },
      router: {
        entry: "./router.tsx",
        routesDirectory: ".",
        virtualRouteConfig: routes,
        generatedRouteTree: "routeTree.gen.ts",
        // A page's waiting and failed states are the page without its products: they travel with it.
        codeSplittingOptions: {
          defaultBehavior: [["component", "pendingComponent", "errorComponent"], ["notFoundComponent"]],
        },
      },
    }),
    react(),
    failedPartCheck,
    styleLayers,
    noStyleTexts,
  ],
}));
