import { defineConfig } from "vitest/config";

/** A limit only ends a hang: a machine ten times as slow as a quiet one stays below it. Tests set none of their own. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * Each project can be run alone: `npm test -- unit`. In a whole run they follow each other by their `groupOrder`,
 * as vitest demands of projects with different numbers of workers.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "boundaries",
          include: ["tests/*.test.ts", "tests/support/*.test.ts"],
          ...limits,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "studio/**/*.test.ts"],
          ...limits,
          // Threads start sooner than processes, and there are hundreds of files.
          pool: "threads",
          maxWorkers: 2,
          // Each would import the same modules once more, which took as long as the tests. A file that replaces a module puts it back.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "app",
          include: ["tests/app/**/*.test.ts"],
          ...limits,
          maxWorkers: 2,
          // Each file would import the whole server once more.
          isolate: false,
          setupFiles: ["tests/app/each-file.ts"],
          sequence: { groupOrder: 2 },
        },
      },
      // Each kills servers and fills disks of its own.
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          ...limits,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      // All files of a worker share one server and one browser. A second worker takes a fifth of the time away on two cores.
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          ...limits,
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
