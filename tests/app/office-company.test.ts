import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { DEFAULT_COMPANY } from "../../src/content/company.ts";
import { loadContents } from "../../src/content/load.ts";
import { openOutbox } from "../../src/database/outbox.ts";
import { recordLines } from "../../src/database/record.ts";
import { changeableFacts } from "../../src/domain/company/company-changes.ts";
import { composeInquiryMail } from "../../src/inquiries/mails.tsx";
import { dueAt } from "../../src/domain/inquiry/reply-clock.ts";
import { openingHoursOf } from "../../src/domain/company/company.ts";
import { loadBuiltSite } from "../../src/server/pages/built-site.ts";
import { onBothEngines } from "../support/engines.ts";
import { HOURS } from "../support/sample-hours.ts";
import { storeSample } from "../support/sample-inquiry.ts";
import { siteIsBuilt } from "../support/server-process.ts";
import { appOver, errorOf, ORIGIN, stock } from "./app-under-test.ts";
import { signedIn } from "./office-session.ts";

const facts = changeableFacts(DEFAULT_COMPANY);
const changed = { ...facts, showroom: "+973 1733 1111", name: "Zeta Supplies" };

const sheet = v.object({
  facts: v.object({ showroom: v.string() }),
  version: v.number(),
  changedBy: v.nullable(v.string()),
});
const sheetOf = async (response: Response) => v.parse(sheet, await response.json());

const put = (json: object) => ({ method: "PUT", json });

onBothEngines("the company in the office", (engine) => {
  async function office() {
    const handle = await engine.open();
    await stock(handle);
    const app = await appOver(handle);
    const owner = await signedIn(handle, app.ask, "owner", { name: "Huda Ali" });
    return { handle, owner, ...app };
  }

  test("a change is true at once here, soon after in another process, and in the record", async () => {
    const { handle, owner, ask, catalogue } = await office();
    const other = await appOver(handle);
    expect(await sheetOf(await owner.as("/company"))).toMatchObject({ version: 0, changedBy: null });
    const response = await owner.as("/company", put({ version: 0, facts: changed }));
    expect(await sheetOf(response)).toEqual({
      facts: { showroom: "+973 1733 1111" },
      version: 1,
      changedBy: "Huda Ali",
    });
    expect(catalogue.current().company).toEqual({ showroom: "+973 1733 1111", name: "Zeta Supplies" });
    expect(await (await ask("/site.webmanifest")).json()).toMatchObject({ name: "Zeta Supplies" });
    await expect.poll(() => other.catalogue.current().company).toMatchObject({ name: "Zeta Supplies" });
    expect(await recordLines(handle.db, {}, 1)).toMatchObject([
      {
        action: "company.changed",
        actor: { id: owner.staff.id },
        before: { showroom: facts.showroom, name: facts.name },
        after: { showroom: "+973 1733 1111", name: "Zeta Supplies" },
      },
    ]);
  });

  test("a holiday that is over still counts in the times of what waits since before it", async () => {
    let at = Date.parse("2026-12-15T15:00:00.000Z");
    const handle = await engine.open();
    await stock(handle);
    const app = await appOver(handle, { now: () => new Date(at) });
    const owner = await signedIn(handle, app.ask, "owner");
    const otherDays = [{ from: "2026-12-16", to: "2026-12-17", name: "National Day", open: [] }];
    const holiday = { ...facts, otherDays };
    expect((await owner.as("/company", put({ version: 0, facts: holiday }))).status).toBe(200);
    const { id } = await storeSample(handle, {}, () => new Date(at));
    const dueBy = dueAt(new Date(at), HOURS)?.toISOString() ?? null;
    await handle.db.updateTable("inquiries").set({ due_at: dueBy }).where("id", "=", id).execute();
    const due = () => handle.db.selectFrom("inquiries").select("due_at").executeTakeFirst();
    const before = await due();
    expect(before?.due_at).toMatch(/^2026-12-19/);
    at = Date.parse("2026-12-19T05:05:00.000Z");
    const later = await signedIn(handle, app.ask, "owner");
    const next = { ...holiday, showroom: "+973 1733 1111" };
    expect((await later.as("/company", put({ version: 1, facts: next }))).status).toBe(200);
    expect(await due()).toEqual(before);
    at = Date.parse("2027-06-19T05:05:00.000Z");
    const last = await signedIn(handle, app.ask, "owner");
    const { facts: kept } = await (await last.as("/company", put({ version: 2, facts: next }))).json();
    expect(kept.otherDays).toEqual([]);
  });

  test("mails that wait name the company as it is when they leave", async () => {
    const { handle, owner, catalogue } = await office();
    await storeSample(handle);
    await owner.as("/company", put({ version: 0, facts: { ...changed, email: "desk@zeta.example" } }));
    const compose = composeInquiryMail({
      handle,
      contents: await loadContents(),
      companyChanges: () => catalogue.current().company,
      from: "site@zeta.example",
      replyTo: ({ email }) => email,
      publicUrl: ORIGIN,
      hours: () => openingHoursOf(DEFAULT_COMPANY),
    });
    const now = "2999-01-01T00:00:00.000Z";
    const due = await openOutbox(handle).claimDue({ now, until: now, latest: now, lease: "l", atMost: 9 });
    const mails = await Promise.all(due.map(compose));
    const confirmation = mails.find(({ replyTo }) => replyTo?.address === "desk@zeta.example");
    expect(confirmation?.subject).toContain("Zeta Supplies");
    for (const text of [confirmation?.text, confirmation?.html]) {
      expect(text).toContain("+973 1733 1111");
      expect(text).not.toContain(DEFAULT_COMPANY.showroom);
    }
  });

  test("nobody writes over a change that they have not seen, also of two at once", async () => {
    const { owner } = await office();
    const answers = await Promise.all([
      owner.as("/company", put({ version: 0, facts: changed })),
      owner.as("/company", put({ version: 0, facts: { ...facts, email: "desk@zeta.example" } })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused: unknown = await answers.find(({ status }) => status === 409)?.json();
    const { current } = v.parse(
      v.object({ current: sheet, error: v.object({ code: v.literal("conflict") }) }),
      refused,
    );
    expect(current.version).toBe(1);
    const again = await owner.as("/company", put({ version: 1, facts }));
    expect(await sheetOf(again)).toMatchObject({ version: 2, facts: { showroom: facts.showroom } });
  });

  test("editors read, and only owners change", async () => {
    const { handle, ask } = await office();
    const editor = await signedIn(handle, ask, "editor");
    const sales = await signedIn(handle, ask, "sales");
    expect((await editor.as("/company")).status).toBe(200);
    expect((await editor.as("/company", put({ version: 0, facts: changed }))).status).toBe(403);
    expect((await sales.as("/company")).status).toBe(403);
    expect((await sales.as("/company", put({ version: 0, facts: changed }))).status).toBe(403);
  });

  test("each wrong field has its sentence, and nothing is stored", async () => {
    const { owner, catalogue } = await office();
    const wrong = { ...changed, whatsapp: "0000 0020", x: "javascript:alert(1)" };
    const response = await owner.as("/company", put({ version: 0, facts: wrong }));
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({
      fields: {
        "facts.whatsapp": "Begin with the country code, +973, so that it works from abroad.",
        "facts.x": "Give a whole address that begins with https://, or leave it empty.",
      },
    });
    expect(catalogue.current().company).toEqual({});
  });
});

describe.skipIf(!siteIsBuilt)("the preview of facts", () => {
  onBothEngines("shows", (engine) => {
    test("the page, the mail and the structured data as they will be, and stores nothing", async () => {
      const handle = await engine.open();
      await stock(handle);
      const { ask, catalogue } = await appOver(handle, { renderPage: await loadBuiltSite() });
      const { as } = await signedIn(handle, ask, "owner");
      const response = await as("/company/preview", { json: changed });
      const shown = v.parse(
        v.object({
          changed: v.array(v.string()),
          places: v.array(v.string()),
          page: v.string(),
          mail: v.object({ subject: v.string(), text: v.string() }),
          structuredData: v.string(),
        }),
        await response.json(),
      );
      expect(shown.changed).toEqual(["name", "showroom"]);
      expect(shown.places).toEqual(expect.arrayContaining(["footer", "contact", "mails", "structuredData"]));
      expect(shown.page.includes("+973 1733 1111")).toBe(true);
      expect(shown.page.includes("<script")).toBe(false);
      expect(shown.mail.text).toContain("+973 1733 1111");
      expect(JSON.parse(shown.structuredData)).toMatchObject({ telephone: ["+97317331111", "+97300000001"] });
      expect(catalogue.current().company).toEqual({});
    });
  });
});
