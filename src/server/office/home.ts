import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Hono } from "hono";
import { lastBackup } from "../../database/backup.ts";
import { readEmptySearches } from "../../database/catalogue/empty-searches.ts";
import { DatabaseUnavailableError } from "../../database/errors.ts";
import { countMails } from "../../database/failed-mails.ts";
import { inboxPage } from "../../database/inquiries/inbox.ts";
import { countLate, countViews, dueReplies } from "../../database/inquiries/inbox-counts.ts";
import { readNewDrafts } from "../../database/catalogue/product-drafts.ts";
import { countProductsByState } from "../../database/catalogue/product-list.ts";
import { recordLines } from "../../database/record.ts";
import { requireWritable } from "../../database/writable.ts";
import { OFFICE_SETTINGS } from "../../domain/office/office-settings.ts";
import { openMinutesBetween } from "../../domain/company/opening-hours.ts";
import { may, type Role } from "../../domain/office/permissions.ts";
import type { Allow } from "./allow.ts";
import { selectionOf } from "./inquiries/inbox.ts";
import { inboxItems } from "./inquiries/inbox-rows.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";
import { replyTimesUntil } from "./inquiries/reply-times.ts";

const DAY = 24 * 60 * 60_000;

/** So many of what waits, of what changed and of searches stand on the start page. */
const MOST = { waiting: 5, changed: 8, searches: 8 };

const WAITING = { view: "waiting", q: "", category: "", owner: "", arrived: "" } as const;

/** The part of the record that a role has to do with; null for all of it. */
function kindsOf(role: Role): string[] | null {
  if (may(role, "record.read")) return null;
  return may(role, "inquiry.read") ? ["inquiry"] : ["product", "brand", "category", "synonym"];
}

/** How much room the folder of the data has; null where the data lie on another machine. */
async function diskOf({ target }: OfficeServices["handle"]): Promise<{ free: number; size: number } | null> {
  if (target.engine !== "sqlite") return null;
  const { bavail, blocks, bsize } = await statfs(dirname(target.file));
  return { free: bavail * bsize, size: blocks * bsize };
}

/** What stands on the start page, each part for whom it concerns. */
export function homeRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, hours, now } = services;
  const { db } = handle;
  return new Hono<OfficeEnv>()
    .get("/home/inquiries", allow("home.inquiries"), async (context) => {
      const at = now();
      const staff = context.get("staff").id;
      const { rows } = await inboxPage(db, selectionOf(WAITING, staff, at), {
        offset: 0,
        limit: MOST.waiting,
      });
      const failed = selectionOf({ ...WAITING, view: "not-delivered" }, staff, at);
      const [undelivered] = (await inboxPage(db, failed, { offset: 0, limit: 1 })).rows;
      const [latest] = await dueReplies(db, at.toISOString(), 1);
      const before = new Date(at.getTime() - OFFICE_SETTINGS.replyTimeDays * DAY);
      return context.json({
        counts: await countViews(db, staff),
        late: await countLate(db, { from: "", to: at.toISOString() }),
        /** Open minutes by which the latest one is late. */
        latest: latest ? Math.floor(openMinutesBetween(hours(), Date.parse(latest.dueAt), at)) : null,
        undelivered: undelivered
          ? { since: undelivered.undelivered_at ?? "", owner: undelivered.owner }
          : null,
        replyTimes: await replyTimesUntil(services, at),
        before: await replyTimesUntil(services, before),
        waiting: await inboxItems(services, rows),
        hours: hours(),
      });
    })
    .get("/home/catalogue", allow("home.catalogue"), async (context) => {
      const searches = await readEmptySearches(db);
      return context.json({
        products: await countProductsByState(db),
        /** New products that were never published. */
        drafts: (await readNewDrafts(db)).length,
        searches: searches.slice(0, MOST.searches),
      });
    })
    .get("/home/changes", allow("self.change"), async (context) => {
      const kinds = kindsOf(context.get("staff").role);
      return context.json({ lines: await recordLines(db, kinds === null ? {} : { kinds }, MOST.changed) });
    })
    .get("/home/health", allow("backup"), async (context) => {
      const mails = await countMails(db);
      const sum = (state: "waiting" | "failed") =>
        mails.reduce((all, mail) => (mail.state === state ? all + mail.count : all), 0);
      const writable = await requireWritable(handle).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DatabaseUnavailableError) return false;
          throw error;
        },
      );
      return context.json({
        mail: { waiting: sum("waiting"), failed: sum("failed") },
        disk: await diskOf(handle),
        database: { engine: handle.engine, writable },
        backup: await lastBackup(db),
        catalogue: catalogue.current().version,
      });
    });
}
