import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Shared parts give way to the office's own styles, whichever file a browser has first. */
const styleLayers: Plugin = {
  name: "style-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/(?:ui|office\/components)\/.*\.module\.css$/ },
    handler: (code, id) =>
      `@layer tokens, base, parts, components;@layer ${id.includes("/src/ui/") ? "parts" : "components"}{${code}}`,
  },
};

/** The office's scripts, apart from those of the public pages. */
export default defineConfig({
  base: "/office/",
  publicDir: false,
  build: {
    outDir: "dist/office",
    manifest: true,
    license: { fileName: "third-party-licenses.txt" },
    rolldownOptions: { input: "src/office/client.tsx" },
  },
  plugins: [react(), styleLayers],
});
