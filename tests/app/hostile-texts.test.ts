import { Script } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTITIES } from "../../src/catalogue/entities/entities.ts";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { loadContents } from "../../src/content/load.ts";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import { openOutbox } from "../../src/database/outbox.ts";
import { companyFactsSchema } from "../../src/domain/company/company-form.ts";
import { openingHoursOf } from "../../src/domain/company/company.ts";
import { composeInquiryMail } from "../../src/inquiries/mails.tsx";
import { publicPaths } from "../../src/server/pages/sitemap.ts";
import { onBothEngines } from "../support/engines.ts";
import { readMarkup } from "../support/markup.ts";
import { pdfText } from "../support/pdf-text.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { ORIGIN } from "./app-under-test.ts";
import * as fields from "./hostile-fields.ts";
import { edits, expectData, hostileSite, ok, readPage } from "./hostile-site.ts";

test("every column and every fact has its row", () => {
  const columns = (kind: keyof typeof ENTITIES) => ENTITIES[kind].columns.map(({ name }) => name);
  expect(Object.keys(fields.PRODUCT)).toEqual(columns("products"));
  expect(Object.keys(fields.BRAND)).toEqual(columns("brands"));
  expect(Object.keys(fields.CATEGORY)).toEqual(columns("categories"));
  expect(Object.keys(fields.SYNONYM)).toEqual(columns("synonyms"));
  expect(Object.keys(fields.COMPANY).toSorted()).toEqual(Object.keys(companyFactsSchema.entries).toSorted());
});

if (!siteIsBuilt) console.warn("NOT TESTED: hostile texts on pages (the site is not built: npm run build)");

describe.skipIf(!siteIsBuilt)("with the built site", () => {
  onBothEngines("a hostile text in every field", (engine) => {
    type Hostile = Awaited<ReturnType<typeof hostileSite>>;
    let handle: DatabaseHandle;
    let site: Hostile["site"];
    let owner: Hostile["owner"];
    let ids: Hostile["ids"];
    let staffMails: Hostile["staffMails"];
    /** Everything that visitors were sent, as text. */
    let shown = "";

    beforeAll(async () => {
      handle = await engine.open();
      ({ site, owner, ids, staffMails } = await hostileSite(handle));
    });

    test("is text on every public page, in linked data, and in what scripts take pages over with", async () => {
      const { key = "" } = site.catalogue.current().categories[0] ?? {};
      const brand = encodeURIComponent(fields.BRAND.name);
      const search = encodeURIComponent(fields.SEARCH);
      const paths = [
        ...publicPaths(site.catalogue.current()),
        `/products?brand=${brand}&view=list&q=${encodeURIComponent(fields.PRODUCT.name.slice(0, 5))}`,
        `/products?q=${search}`,
        `/products/${search}`,
        `/category/${encodeURIComponent(key)}?brand=${brand}&q=${search}`,
        `/solutions?brand=${brand}`,
        `/compare?ids=${ids.product},${ids.partner}`,
        `/contact?product=${ids.product}`,
        `/get-quote?product=${ids.product}&lines=${encodeURIComponent(`${ids.product}:2`)}`,
        `/${search}`,
      ];
      for (const path of paths) {
        const response = await site.ask(path);
        const html = await response.clone().text();
        const { wrong, words, data } = await readPage(response);
        expect([path, wrong]).toEqual([path, []]);
        shown += `${words} ${data.join(" ")}`;
        const state = /"(\/page-state\/[^"]+)"/.exec(html)?.[1];
        if (state === undefined) continue;
        const code = await (await site.ask(state.replaceAll("&amp;", "&"))).text();
        expect(() => new Script(code), path).not.toThrow();
        expect(code.includes("</script"), path).toBe(false);
      }
    });

    test("stays in the fields of a form that is refused without JavaScript", async () => {
      for (const [path, form] of [
        ["/contact", { ...fields.CONTACT, email: fields.SEARCH }],
        ["/get-quote", { ...fields.QUOTE, email: fields.SEARCH, lines: JSON.stringify(fields.LINES) }],
      ] as const) {
        const body = new URLSearchParams(form);
        const response = await site.ask(path, { method: "POST", body, headers: { origin: ORIGIN } });
        expect(response.status).toBe(422);
        const { wrong, words } = await readPage(response);
        expect([path, wrong]).toEqual([path, []]);
        expect(words).toContain(form.firstName);
      }
    });

    test("leaves sitemap, manifest and API what they are", async () => {
      const xml = await (await site.ask("/sitemap.xml")).text();
      expect(readMarkup(xml).wrong).toEqual([]);
      const manifest = await site.ask("/site.webmanifest");
      expect(await manifest.json()).toMatchObject({
        name: fields.COMPANY.name,
        short_name: fields.COMPANY.shortName,
      });
      expect((await site.ask("/.well-known/security.txt")).headers.get("content-type")).toContain(
        "text/plain",
      );
      const named = [`products/${ids.product}`, `views/products/${ids.product}`];
      const searched = `suggestions?q=${fields.PRODUCT.name.slice(0, 5)}`;
      for (const path of ["products", "brands", "categories", "synonyms", searched, ...named]) {
        const response = await site.ask(`/api/${path}`);
        expectData(path, response);
        JSON.parse(await response.text());
      }
    });

    test("is text of a data sheet, which has neither scripts nor links that run", async () => {
      const sheet = await site.ask(`/documents/${ids.product}/data-sheet`);
      expect(sheet.headers.get("content-type")).toBe("application/pdf");
      const bytes = new Uint8Array(await sheet.arrayBuffer());
      const text = pdfText(bytes).join(" ").replaceAll(/\s/g, "");
      for (const field of ["product.label", "product.value", "product.feature"]) {
        expect(text, field).toContain(fields.marks.get(field));
      }
      const raw = Buffer.from(bytes).toString("latin1");
      expect(raw).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/Launch|\/URI \((?!https?:|mailto:|tel:)/);
      const manual = await site.ask(`/documents/${ids.product}/manual/en`);
      expect(manual.headers.get("content-type")).toBe("application/pdf");
      const name = manual.headers.get("content-disposition") ?? "";
      expect(name).not.toMatch(/[<>\r\n]/);
    });

    test("is shown to visitors as it was typed, whichever field it is in", () => {
      const own = [...fields.marks.keys()].filter((field) =>
        /^(?:product|brand|category|subcategory|partner|company)\./.test(field),
      );
      expect(own.length).toBeGreaterThan(25);
      const missing = own.filter((field) => !shown.includes(fields.marks.get(field) ?? ""));
      expect(missing.toSorted()).toEqual(fields.NOT_PUBLIC.filter((field) => own.includes(field)).toSorted());
      // Whole, but for the fields.marks that turn the direction of what follows.
      const { name } = site.catalogue.current().byId.get(ids.product) ?? {};
      expect(name).toBe(fields.PRODUCT.name.replaceAll(/[\u202e\u2066]/g, ""));
      expect(shown).toContain(name);
    });

    test("is text of previews, and data to the office's own page", async () => {
      const texts = encodeURIComponent(JSON.stringify({ description: fields.CONTACT.message }));
      for (const path of [
        `products/${ids.product}/preview?part=page`,
        `products/${ids.product}/preview?part=card`,
        `brands/${ids.brand}/preview?texts=${texts}`,
        `categories/${ids.category}/preview?texts=${texts}`,
      ]) {
        const response = await owner(`/${path}`);
        expect([path, response.status]).toEqual([path, 200]);
        expect([path, (await readPage(response)).wrong]).toEqual([path, []]);
      }
      const inquiry = `/inquiries/${ids.inquiry}`;
      for (const path of [
        inquiry,
        "/inbox",
        "/inbox/summary",
        "/products",
        `/products/${ids.product}`,
        `/products/${ids.product}/versions`,
        "/brands",
        `/brands/${ids.brand}`,
        "/categories",
        `/categories/${ids.below}`,
        "/company",
        "/search-words",
        "/record",
        "/staff",
        "/staff/names",
        "/home/inquiries",
        "/home/catalogue",
        "/home/changes",
        "/none",
      ]) {
        const response = await owner(path);
        expectData(path, response);
        JSON.parse(await response.text());
      }
      const body = { subject: fields.REPLY.subject, body: fields.REPLY.body };
      const preview = await ok(await owner(`${inquiry}/preview`, { json: body }));
      expect(readMarkup(preview.html).wrong).toEqual([]);
      const shownToStaff = JSON.stringify(await ok(await owner(inquiry)));
      for (const field of ["contact.message", "note.text", "answer.text", "call.note", "reply.body"]) {
        expect(shownToStaff, field).toContain(fields.marks.get(field));
      }
    });

    test("is text of all mails, and in none of their headers more than a line", async () => {
      const compose = composeInquiryMail({
        handle,
        contents: await loadContents(),
        companyChanges: () => site.catalogue.current().company,
        from: "site@company.example",
        replyTo: ({ email }) => email,
        publicUrl: ORIGIN,
        hours: () => openingHoursOf(DEFAULT_COMPANY),
      });
      const late = "2999-01-01T00:00:00.000Z";
      const claim = { now: late, until: late, latest: late, lease: "all", atMost: 99 };
      const mails = await Promise.all((await openOutbox(handle).claimDue(claim)).map(compose));
      // Two to the desk, a confirmation for one address, the reply, and the invitation.
      expect(mails.map(({ to }) => to.address).toSorted()).toEqual([
        fields.EMAIL,
        fields.EMAIL,
        fields.EMAIL,
        fields.DESK,
        fields.DESK,
      ]);
      expect(staffMails).toHaveLength(1);
      for (const mail of [...mails, ...staffMails]) {
        const { wrong, scripts, words } = readMarkup(mail.html);
        expect([mail.subject, wrong, scripts]).toEqual([mail.subject, [], []]);
        // The desk knows who it is.
        if (mail.to.address !== fields.DESK) expect(words).toContain(fields.marks.get("company.name"));
        for (const header of [mail.subject, mail.to.name]) expect(header).not.toMatch(/[\r\n]/);
      }
      const desk = mails.filter(({ to }) => to.address === fields.DESK).map(({ text }) => text);
      expect(desk.join()).toContain(fields.CONTACT.message.slice(0, 60));
    });

    test("is refused as an address that runs code", async () => {
      for (const address of fields.RUNNING) {
        const texts = Object.fromEntries(fields.ADDRESS_COLUMNS.map((column) => [column, address]));
        const { id } = await ok(await owner("/products", { json: { version: 0, edits: edits(texts) } }));
        const { faults } = await ok(await owner(`/products/${id}`));
        expect([address, Object.keys(faults)]).toEqual([
          address,
          expect.arrayContaining(fields.ADDRESS_COLUMNS),
        ]);
        for (const [kind, column] of [
          ["brands", "website"],
          ["brands", "logo"],
          ["categories", "banner"],
        ] as const) {
          const json = { edits: edits({ name: "Running", [column]: address }) };
          const refused = await owner(`/${kind}`, { json });
          expect([address, refused.status, Object.keys((await refused.json()).error.fields)]).toEqual([
            address,
            422,
            [column],
          ]);
        }
        for (const link of ["facebook", "linkedin", "x"]) {
          const json = { version: 1, facts: { ...fields.COMPANY, [link]: address } };
          const refused = await owner("/company", { method: "PUT", json });
          expect([address, refused.status]).toEqual([address, 422]);
        }
      }
    });
  });
});
