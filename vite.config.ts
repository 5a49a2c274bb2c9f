import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { createElement, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { defineConfig, type Plugin } from "vite";
import { FAILED_PART } from "./src/server/pages/framework-output.ts";
import { routes } from "./src/site/routes.ts";

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

// Plugin order matters: Start first, then React.
export default defineConfig({
  // The licences of the packages that travel to the browser, beside the scripts that hold them. The manifest says
  // which scripts hold the texts.
  build: { license: { fileName: "third-party-licenses.txt" }, manifest: true },
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
  ],
});
