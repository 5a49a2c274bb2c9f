import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { bumpCatalogueVersion } from "../../src/database/catalogue/catalogue.ts";
import { storeCompany } from "../../src/database/company.ts";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import type { CompanyChanges } from "../../src/domain/company/company.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { publicPaths } from "../../src/server/pages/sitemap.ts";
import { documentPath } from "../../src/urls/documents.ts";
import { onBothEngines } from "../support/engines.ts";
import { pdfText } from "../support/pdf-text.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver } from "./app-under-test.ts";

/** What would run, were it written into a page, a script or an attribute as it is. */
const HOSTILE = `</script><img src=x onerror=alert(1)>"'&`;

const CHANGED: CompanyChanges = {
  name: `Zeta Supplies ${HOSTILE}`,
  shortName: `zeta ${HOSTILE}`,
  arabicName: `زيتا ${HOSTILE}`,
  address: `Building 7, Muharraq ${HOSTILE}`,
  city: `Muharraq ${HOSTILE}`,
  showroom: "+973 1733 1111",
  warehouse: "+973 1733 2222",
  whatsapp: "+973 3600 1111",
  email: "desk@zeta.example",
  facebook: "https://www.facebook.com/zeta?a=1&b='2'",
  linkedin: "https://www.linkedin.com/company/zeta",
  x: "",
  hours: [{ day: 0, open: [[540, 1020]] }, ...[1, 2, 3, 4, 5, 6].map((day) => ({ day, open: [] }))],
  otherDays: [{ from: "2099-12-16", to: "2099-12-17", name: `National Day ${HOSTILE}`, open: [] }],
};

/** Changes facts as the office does. */
async function change(handle: DatabaseHandle, facts: CompanyChanges, version: number): Promise<void> {
  await handle.db.transaction().execute(async (trx) => {
    await bumpCatalogueVersion(trx, handle.engine);
    const changedAt = "2026-11-23T09:00:00.000Z";
    await storeCompany(trx, { facts: JSON.stringify(facts), version, changedAt, changedBy: "Huda A." });
  });
}

/** What the code's facts would look like in a page; the authority of data protection is in Manama for good. */
const DEFAULTS = [
  DEFAULT_COMPANY.name,
  DEFAULT_COMPANY.address,
  DEFAULT_COMPANY.email,
  DEFAULT_COMPANY.showroom,
  DEFAULT_COMPANY.warehouse,
  "+97300000000",
  "+97300000001",
  DEFAULT_COMPANY.arabicName,
  `>${DEFAULT_COMPANY.shortName}<`,
  "https://x.com/",
  "18:30",
];

const defaultsIn = (html: string) => {
  const text = html.replaceAll("Personal Data Protection Authority, Manama", "");
  return [...DEFAULTS, "Manama"].filter((fact) => text.includes(fact));
};

describe.skipIf(!siteIsBuilt)("facts that the office changed", () => {
  onBothEngines("everywhere", (engine) => {
    let handle: DatabaseHandle;
    let site: Awaited<ReturnType<typeof appOver>>;
    const textOf = async (path: string) => (await site.ask(path)).text();

    beforeAll(async () => {
      handle = await engine.open();
      await seedWhenEmpty(handle, CATALOGUE_FOLDER);
      site = await appOver(handle, { renderPage: await loadBuiltSite() });
    });
    afterAll(() => site.catalogue.close());

    test("a page that was cached is rendered anew", async () => {
      const before = await site.ask("/contact");
      expect((await before.text()).includes(DEFAULT_COMPANY.showroom)).toBe(true);
      await change(handle, CHANGED, 0);
      await site.catalogue.refresh();
      const after = await site.ask("/contact");
      expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
      const html = await after.text();
      for (const fact of ["+973 1733 1111", "+973 1733 2222", "desk@zeta.example", "17 December 2099"]) {
        expect(html.includes(fact), fact).toBe(true);
      }
    });

    test("no page shows one of the code's, or runs what a fact says", async () => {
      const all = [...publicPaths(site.catalogue.current())];
      const paths = all.filter((path, index) => !path.startsWith("/products/") || index % 25 === 0);
      paths.push("/nowhere", "/products/unknown", "/category/unknown", "/contact?sent=AAAA-2345", "/compare");
      const left = new Map<string, string[]>();
      for (const path of paths) {
        const html = await textOf(path);
        const state = /"(\/page-state\/[^"]+)"/.exec(html)?.[1];
        const script = state === undefined ? "" : await textOf(state);
        const found = defaultsIn(html + script);
        if (!html.includes("Zeta Supplies")) found.push("no name");
        if (/<img src=x|<\/script><img/.test(html + script)) found.push("runs");
        if (found.length > 0) left.set(path, found);
      }
      expect(Object.fromEntries(left)).toEqual({});
    });

    test("the manifest, structured data and data sheets name the company", async () => {
      expect(JSON.parse(await textOf("/site.webmanifest"))).toMatchObject({
        name: CHANGED.name,
        short_name: CHANGED.shortName,
      });
      const [, data = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await textOf("/")) ?? [];
      expect(JSON.parse(data)).toMatchObject({
        name: CHANGED.name,
        telephone: ["+97317331111", "+97317332222"],
        email: "desk@zeta.example",
        openingHoursSpecification: [{ dayOfWeek: ["Sunday"], opens: "09:00", closes: "17:00" }],
        specialOpeningHoursSpecification: [{ validFrom: "2099-12-16", validThrough: "2099-12-17" }],
      });
      const { id } = site.catalogue.current().products[0] ?? { id: "" };
      const sheet = await site.ask(documentPath({ id, type: "data sheet", language: "en" }));
      const text = pdfText(new Uint8Array(await sheet.arrayBuffer())).join("\n");
      expect(text).toContain("+973 1733 1111");
      expect(defaultsIn(text)).toEqual([]);
    });

    test("facts that are put back are the code's again", async () => {
      await change(handle, {}, 1);
      await site.catalogue.refresh();
      expect((await textOf("/contact")).includes(DEFAULT_COMPANY.showroom)).toBe(true);
    });
  });
});
