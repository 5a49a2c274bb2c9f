import { cpSync } from "node:fs";
import { defineConfig } from "vite";

const OUT = "dist/bin";

/**
 * The programs of the server and of the command lines as plain JavaScript, with their packages: to find and read 1,200 files
 * of these took the start longer than to run them. What is native code or finds files beside itself stays a package.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ["sharp", "pg", "pdfkit", "react", "react-dom"] },
  build: {
    ssr: true,
    target: "node22",
    outDir: OUT,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: "src/server/main.ts",
        catalogue: "src/cli/catalogue.ts",
        inquiries: "src/cli/inquiries.ts",
        staff: "src/cli/staff.ts",
        backup: "src/cli/backup.ts",
        restore: "src/cli/restore.ts",
        "health-check": "src/cli/health-check.ts",
      },
      // All in one folder, so that `import.meta.dirname` is the same in all of them.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        sourcemapExcludeSources: true,
        minify: { mangle: false },
      },
    },
  },
  plugins: [
    {
      name: "files",
      // database/migrate.ts and documents/paper.ts find them beside themselves, as in the sources.
      writeBundle: () => {
        cpSync("src/database/migrations", `${OUT}/migrations`, { recursive: true });
        cpSync("src/documents/fonts", `${OUT}/fonts`, { recursive: true });
      },
    },
  ],
});
