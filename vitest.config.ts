import { defineConfig } from "vitest/config";

const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Each project can be run alone: `npm test -- unit`. */
export default defineConfig({
  test: {
    globalSetup: ["tests/postgres.ts"],
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 20_000 } },
      { test: { name: "walls", include: ["tests/{walls,specification}.test.ts"], testTimeout: 30_000 } },
      {
        test: { name: "app", include: ["tests/app/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      // One file after the other: they measure, kill and fill what they stand on.
      { test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...slow, fileParallelism: false } },
      { test: { name: "browser", include: ["tests/browser/**/*.test.ts"], ...slow, fileParallelism: false } },
    ],
  },
});
