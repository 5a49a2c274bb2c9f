import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { routes } from "./src/site/routes.ts";

// Plugin order matters: Start first, then React.
export default defineConfig({
  // The licences of the packages that travel to the browser, beside the scripts that hold them.
  build: { license: { fileName: "third-party-licenses.txt" } },
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
      },
    }),
    react(),
  ],
});
