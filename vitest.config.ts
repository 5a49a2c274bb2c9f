import { defineConfig } from "vitest/config";

/** A limit only ends a hang: a machine ten times as slow as a quiet one stays below it. Tests set none of their own. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Each project can be run alone: `npm test -- unit`. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "boundaries", include: ["tests/*.test.ts", "tests/support/*.test.ts"], ...limits } },
      { test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "studio/**/*.test.ts"], ...limits } },
      { test: { name: "app", include: ["tests/app/**/*.test.ts"], ...limits } },
      // One file after the other: they kill servers and fill disks.
      { test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...limits, fileParallelism: false } },
      // In one process, so that all files share one server and one browser.
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          ...limits,
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
