import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { importSheet } from "../../src/catalogue/import/import.ts";
import { readSheetBytes } from "../../src/catalogue/files/read-file.ts";
import type { DatabaseHandle } from "../../src/database/connect.ts";
import type { OutgoingMail } from "../../src/mail/transport.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { type Markup, readMarkup } from "../support/markup.ts";
import { appOver } from "./app-under-test.ts";
import * as fields from "./hostile-fields.ts";
import { signedIn } from "./office-session.ts";

const folder = mkdtempSync(join(tmpdir(), "hostile-texts-"));
mkdirSync(join(folder, "documents"));
writeFileSync(join(folder, "documents", fields.FILE), `%PDF-1.7\n${"0123456789".repeat(20)}`);
afterAll(() => rmSync(folder, { recursive: true }));

export const edits = (cells: Record<string, string>, before: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([column, to]) => to !== (before[column] ?? ""))
      .map(([column, to]) => [column, { from: before[column] ?? "", to }]),
  );

/** What a request answered that has to succeed. */
export async function ok(response: Response) {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return JSON.parse(text);
}

/** What a browser takes for data, and never for a page. */
export function expectData(path: string, { headers }: Response): void {
  expect([path, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
    path,
    expect.stringMatching(/^application\/json/),
    "nosniff",
  ]);
}

/** A page as a visitor gets it, with what is wrong with it. */
export async function readPage(response: Response): Promise<Markup> {
  const markup = readMarkup(await response.text());
  const policy = response.headers.get("content-security-policy") ?? "";
  for (const code of markup.scripts) {
    const hash = createHash("sha256").update(code).digest("base64");
    if (!policy.includes(`'sha256-${hash}'`)) markup.wrong.push(`a script: ${code.slice(0, 80)}`);
  }
  for (const data of markup.data) expect(() => JSON.parse(data), data).not.toThrow();
  return markup;
}

/** The built site with a hostile text in each of its fields, all of them sent as visitors and staff send them. */
export async function hostileSite(handle: DatabaseHandle) {
  const staffMails: Omit<OutgoingMail, "from" | "messageId">[] = [];
  const ids = { brand: "", category: "", below: "", product: "", partner: "", inquiry: "" };
  const site = await appOver(handle, {
    renderPage: await loadBuiltSite(),
    documents: [join(folder, "documents")],
    sendMail: async (mail) => void staffMails.push(mail),
  });
  const { as: owner } = await signedIn(handle, site.ask, "owner", { name: fields.OWNER_NAME });
  const publish = async (cells: Record<string, string>): Promise<string> => {
    const { id } = await ok(await owner("/products", { json: { version: 0, edits: {} } }));
    const { draft, published } = await ok(await owner(`/products/${id}`));
    const json = { version: draft.version, edits: edits(cells, published) };
    const kept = await ok(await owner(`/products/${id}/draft`, { method: "PUT", json }));
    expect(kept.faults).toEqual({});
    const { version } = kept.draft;
    return (await ok(await owner(`/products/${id}/publication`, { json: { version } }))).id;
  };
  const group = async (kind: string, cells: Record<string, string>): Promise<string> =>
    (await ok(await owner(`/${kind}`, { json: { edits: edits(cells) } }))).id;
  const post = (path: string, json: object) =>
    site.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });

  ids.brand = await group("brands", fields.BRAND);
  ids.category = await group("categories", fields.CATEGORY);
  ids.below = await group("categories", fields.BELOW);
  ids.partner = await publish(fields.PARTNER);
  ids.product = await publish(fields.PRODUCT);
  const withdrawn = await publish({ name: "Old", brand: fields.BRAND.name, "article number": "OLD-1" });
  const successor = fields.PARTNER["article number"];
  await ok(await owner(`/products/${withdrawn}/withdrawal`, { json: { successor } }));
  const synonyms = `word,means\n${[fields.SYNONYM.word, fields.SYNONYM.means].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\n`;
  const sheet = await readSheetBytes("synonyms.csv", new TextEncoder().encode(synonyms));
  expect((await importSheet(handle, sheet)).plan.added).toHaveLength(1);
  await ok(await owner("/search-words", { json: fields.SEARCH_WORD }));
  await ok(await owner("/company", { method: "PUT", json: { version: 0, facts: fields.COMPANY } }));
  await site.catalogue.refresh();

  const { id } = await ok(await post("/api/inquiries", { ...fields.CONTACT, ...fields.SUBMISSION }));
  ids.inquiry = id;
  const lines = [
    ...fields.LINES,
    { ...fields.LINES[0], product: fields.PRODUCT["article number"], text: "" },
  ];
  const quote = {
    ...fields.CONTACT,
    category: "Quote Request",
    message: fields.QUOTE.requirements,
    phone: fields.QUOTE.phone,
    company: fields.QUOTE.company,
    firstName: fields.QUOTE.firstName,
    lastName: fields.QUOTE.lastName,
  };
  await ok(await post("/api/inquiries", { ...quote, lines }));
  await post("/api/empty-searches", { text: fields.SEARCH });
  const inquiry = `/inquiries/${id}`;
  for (const [part, json] of [
    ["notes", fields.NOTE],
    ["answers", fields.ANSWER],
    ["contacts", fields.CALL],
  ] as const) {
    await ok(await owner(`${inquiry}/${part}`, { json }));
  }
  const { version } = await ok(await owner(inquiry));
  await ok(await owner(`${inquiry}/replies`, { json: { ...fields.REPLY, version } }));
  await ok(await owner("/staff", { json: fields.INVITATION }));
  expect((await owner("/first-owner", { json: fields.FIRST_OWNER })).status).toBeLessThan(500);
  return { site, owner, ids, staffMails };
}
