import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/server-process.ts";

test("the development server renders pages from the sources, and ends when it is told to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-dev-"));
  const server = startServer({ DATA_DIR: folder, NODE_ENV: "development" }, undefined, "src/server/dev.ts");
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true });
  });
  const page = await fetch(`${await server.ready}/contact`);
  expect(page.status).toBe(200);
  expect((await page.text()).includes("virtual:tanstack-start-dev-client-entry")).toBe(true);
  expect((await fetch(`${await server.ready}/nowhere`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  expect(server.errors()).toBe("");
});
