import { beforeAll, describe, expect, test } from "vitest";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver, stock, TREE } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const edit = (from: string, to: string) => ({ from, to });

if (!siteIsBuilt) console.warn("NOT TESTED: previews of products (the site is not built: npm run build)");

describe.skipIf(!siteIsBuilt)("with the built site", () => {
  onBothEngines("the preview of a product", (engine) => {
    let handle: DatabaseHandle;
    let site: Awaited<ReturnType<typeof appOver>>;
    let dana: Awaited<ReturnType<typeof signedIn>>["as"];

    beforeAll(async () => {
      handle = await engine.open();
      await stock(handle, undefined, TREE);
      site = await appOver(handle, { renderPage: await loadBuiltSite() });
      dana = (await signedIn(handle, site.ask, "editor")).as;
    });

    const keep = async (id: string, edits: object) => {
      const kept = await dana(`/products/${id}/draft`, { method: "PUT", json: { version: 0, edits } });
      return (await kept.json()).draft.version;
    };

    test("is the site's own page and card with the draft, and visitors get neither", async () => {
      await keep("scrubber", {
        name: edit("Scrubber-dryer", "Sweeper of tomorrow"),
        features: edit("", "Quiet"),
      });
      for (const part of ["page", "card"]) {
        const preview = await dana(`/products/scrubber/preview?part=${part}`);
        const html = await preview.text();
        expect(preview.status).toBe(200);
        expect(html).toContain("Sweeper of tomorrow");
        expect(html).toContain("Quiet");
      }
      const page = await (await site.ask("/products/scrubber")).text();
      expect(page).not.toContain("tomorrow");
      expect(page).toContain("Scrubber-dryer");
    });

    test("runs nothing, and the office alone may frame it", async () => {
      const { headers } = await dana("/products/scrubber/preview");
      expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of ["script-src 'none'", "frame-ancestors 'self'", "sandbox allow-same-origin"]) {
        expect(policy).toContain(part);
      }
      expect(headers.get("cache-control")).toBe("no-store");
      const others = await site.ask("/products/scrubber");
      expect(others.headers.get("x-frame-options")).toBe("DENY");
      expect(others.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    });

    test("draws a product that was never published, and one that can't be", async () => {
      const made = await dana("/products", { json: { version: 0, edits: { name: edit("", "Never seen") } } });
      const { id } = await made.json();
      expect(await (await dana(`/products/${id}/preview`)).text()).toContain("Never seen");
      expect((await dana(`/products/${id}/preview?part=card`)).status).toBe(200);
    });
  });
});
