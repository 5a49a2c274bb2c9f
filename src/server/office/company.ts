import { Hono } from "hono";
import { companyWith, DEFAULT_COMPANY } from "../../content/company.ts";
import { companyLines } from "../../content/company-lines.ts";
import { bumpCatalogueVersion } from "../../database/catalogue/catalogue.ts";
import { storeCompany, storedCompany } from "../../database/company.ts";
import { moveDueTimes } from "../../database/inquiries/due-times.ts";
import { transact } from "../../database/errors.ts";
import { appendToRecord } from "../../database/record.ts";
import type { Database } from "../../database/schema.ts";
import {
  changeableFacts,
  type ChangeableFacts,
  companyDifference,
  readCompanyChanges,
} from "../../domain/company/company-changes.ts";
import { companyChangeSchema, companyFactsSchema } from "../../domain/company/company-form.ts";
import { openingHoursOf, otherDaysFrom } from "../../domain/company/company.ts";
import { dateInBahrain } from "../../domain/company/opening-hours.ts";
import { deskAddresses } from "../env.ts";
import { AppError } from "../errors.ts";
import type { Allow } from "./allow.ts";
import { createCompanyPreview } from "./company-preview.ts";
import { body } from "./input.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "./office.ts";

/** So long other days are kept (ms): inquiries may wait since before them, and reply times look back over two months. */
const PAST_KEPT = 100 * 24 * 60 * 60_000;

/** The company's facts, hours and other days: read, shown as they will be, and changed. */
export function companyRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, contents, environment, now } = services;
  const preview = createCompanyPreview(services);
  const [content] = contents;

  /** The facts as they are stored now, which may be newer than what this process shows. */
  const current = async (db: Database) => {
    const stored = await storedCompany(db);
    const company = companyWith(readCompanyChanges(stored?.facts ?? null));
    return {
      facts: changeableFacts(company),
      version: stored?.version ?? 0,
      changedAt: stored?.changedAt ?? null,
      changedBy: stored?.changedBy ?? null,
      /** Where inquiries go although the company's e-mail is another one; null where they are one. */
      desk: environment.salesEmails === null ? null : deskAddresses(environment, company).join(", "),
    };
  };

  return new Hono<OfficeEnv>()
    .get("/company", allow("company.read"), async (context) => context.json(await current(handle.db)))
    .post("/company/preview", allow("company.read"), body(companyFactsSchema), async (context) => {
      const { facts } = await current(handle.db);
      return context.json(await preview(context.req.valid("json"), facts));
    })
    .put("/company", allow("company.change"), body(companyChangeSchema), async (context) => {
      const { version, facts: sent } = context.req.valid("json");
      const at = now();
      const kept = otherDaysFrom(dateInBahrain(at.getTime() - PAST_KEPT), sent.otherDays);
      const facts: ChangeableFacts = { ...sent, otherDays: kept };
      const actor = actorOf(context);
      await transact(handle, async (db) => {
        // First, so that changes wait for each other here.
        await bumpCatalogueVersion(db, handle.engine);
        const before = await current(db);
        if (before.version !== version) throw new AppError("conflict", { beside: { current: before } });
        const changes = companyDifference(facts, changeableFacts(DEFAULT_COMPANY));
        await storeCompany(db, {
          facts: JSON.stringify(changes),
          version,
          changedAt: at.toISOString(),
          changedBy: actor.name,
        });
        await moveDueTimes(db, openingHoursOf(before.facts), openingHoursOf(facts));
        const words = content.get("contact").hours;
        await appendToRecord(db, {
          at: at.toISOString(),
          actor,
          action: "company.changed",
          entity: { kind: "company", id: "company", label: facts.name },
          before: companyLines(companyDifference(before.facts, facts), words, content.locale),
          after: companyLines(companyDifference(facts, before.facts), words, content.locale),
        });
      });
      // The others notice the new version within a second.
      await catalogue.refresh();
      return context.json(await current(handle.db));
    });
}
