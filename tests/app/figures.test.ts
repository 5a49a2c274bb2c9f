import { beforeAll, expect, test } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { appOver } from "./app-under-test.ts";

/** What a form, a person or an attacker may write for a figure, and which of it says something. */
const WRITTEN: readonly (readonly [text: string, read: string | null])[] = [
  ["600-400", "400-600"],
  ["-68", "-68"],
  ["none", "none"],
  ["0-9999999", "0-9999999"],
  ["NaN", null],
  ["-Infinity", null],
  ["1e308-1e309", null],
  ["99999999999999999999-", null],
  ["--1", null],
  ["4".repeat(1500), null],
  ["\u0000\u202e400", null],
  ["400\n-600", "400-600"],
  ["<script>", null],
  ["'; DROP TABLE products; --", null],
  ["__proto__", null],
];

onBothEngines("figures", (engine) => {
  let app: Awaited<ReturnType<typeof appOver>>;

  beforeAll(async () => {
    const handle = await engine.open();
    await seedWhenEmpty(handle, CATALOGUE_FOLDER);
    app = await appOver(handle, { renderPage: await loadBuiltSite() });
  });

  test.each(["/products", "/category/equipments", "/api/views/products", "/api/views/category/equipments"])(
    "%s reads limits that say something, and nothing else",
    async (path) => {
      for (const [text, read] of WRITTEN) {
        const given = await app.ask(`${path}?${new URLSearchParams({ tank: text })}`);
        const meant = await app.ask(read === null ? path : `${path}?tank=${read}`);
        expect([text, given.status]).toEqual([text, 200]);
        expect([text, (await given.text()) === (await meant.text())]).toEqual([text, true]);
      }
    },
  );

  test("the API narrows its list by figures as the listing does", async () => {
    const response = await app.ask("/api/products?width=400-600&noise=-68&q=scrubber");
    const products: { specifications: string }[] = await response.json();
    expect(products.length).toBeGreaterThan(0);
    for (const { specifications } of products) expect(specifications).toMatch(/width[\s\S]*dB\(A\)/i);
  });
});
