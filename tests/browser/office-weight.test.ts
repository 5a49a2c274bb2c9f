import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { PROJECT } from "../../src/server/env.ts";
import { test } from "./office.ts";

const FOLDER = join(PROJECT, "dist/office");

/** Bytes of the office's scripts at these paths, as they are sent to a browser that takes brotli. */
const weightOf = (paths: readonly string[]) =>
  paths
    .map((path) => join(FOLDER, path))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, bytes) => sum + bytes, 0);

test("scripts are under 200 KB at the sign-in, and under 350 KB in all", async ({ open }) => {
  const loaded: string[] = [];
  const page = await open("/office", {
    expected: [/status of 401/],
    before: async (opened) => {
      opened.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) loaded.push(pathname);
      });
    },
  });
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.waitForLoadState("networkidle");
  const isOffice = (path: string) => path.startsWith("/office/assets/");
  expect(loaded.filter((path) => !isOffice(path))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(0);
  expect(weightOf(loaded.map((path) => path.slice("/office".length)))).toBeLessThan(200_000);
  const all = readdirSync(join(FOLDER, "assets")).filter((name) => name.endsWith(".js"));
  expect(weightOf(all.map((name) => `assets/${name}`))).toBeLessThan(350_000);
});
