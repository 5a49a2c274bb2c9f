import { cpSync } from "node:fs";
import { defineConfig, type EnvironmentOptions } from "vite";

const OUT = "dist/bin";

/**
 * Programs as plain JavaScript, with their packages: to find and read 1,200 files of these took the start longer than to run
 * them. What is native code or finds files beside itself stays a package; React is the one that the pages have. All stand
 * in one folder, so that `import.meta.dirname` is the same in all of them.
 */
function programs(input: Record<string, string>, { oneFile }: { oneFile: boolean }): EnvironmentOptions {
  return {
    consumer: "server",
    resolve: { noExternal: true, external: ["sharp", "pg", "pdfkit", "react", "react-dom"] },
    build: {
      ssr: true,
      target: "node22",
      outDir: OUT,
      emptyOutDir: oneFile,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          sourcemapExcludeSources: true,
          minify: { mangle: false },
          ...(oneFile && { codeSplitting: false }),
        },
      },
    },
  };
}

export default defineConfig({
  publicDir: false,
  environments: {
    // Of packages that load a part of themselves later, too, nothing is missing when a newer build has replaced it.
    server: programs({ server: "src/server/main.ts" }, { oneFile: true }),
    cli: programs(
      {
        catalogue: "src/cli/catalogue.ts",
        inquiries: "src/cli/inquiries.ts",
        staff: "src/cli/staff.ts",
        backup: "src/cli/backup.ts",
        restore: "src/cli/restore.ts",
        "health-check": "src/cli/health-check.ts",
      },
      { oneFile: false },
    ),
  },
  builder: {
    async buildApp({ build, environments: { server, cli } }) {
      if (server) await build(server);
      if (cli) await build(cli);
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
