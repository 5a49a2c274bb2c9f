import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("modules that were loaded import each other although their files are gone", () => {
  const folder = mkdtempSync(join(tmpdir(), "held-modules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = join(folder, "built");
  mkdirSync(join(built, "assets"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(built, "server.js"), 'export const page = () => import("./assets/page.js");');
  writeFileSync(join(built, "assets/page.js"), 'export const text = "shown";');
  const script = `
    const { holdModules } = await import(${JSON.stringify(join(import.meta.dirname, "held-modules.ts"))});
    await holdModules(${JSON.stringify(built)});
    const { page } = await import(${JSON.stringify(join(built, "server.js"))});
    (await import("node:fs")).rmSync(${JSON.stringify(built)}, { recursive: true });
    console.log((await page()).text);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(said).toBe("shown\n");
});
