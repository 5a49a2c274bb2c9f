import { stringify } from "csv-stringify/sync";
import { Hono } from "hono";
import { brokenLine, recordLines } from "../../database/record.ts";
import { allStaff } from "../../database/staff.ts";
import { clockAt, dateInBahrain } from "../../domain/company/opening-hours.ts";
import {
  BY_ITSELF,
  boundsOfDay,
  type RecordFilter,
  recordFilterSchema,
  recordPageSchema,
} from "../../domain/office/record-filter.ts";
import { recordedChanges } from "../../domain/office/recorded-changes.ts";
import { streamed } from "../http/streamed.ts";
import type { Allow } from "./allow.ts";
import { query } from "./input.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** Lines of one page of the record, and so many that an export reads at once. */
const PAGE = 100;
const BATCH = 500;

const selectionOf = ({ q = "", kind, staff, day }: RecordFilter) => ({
  words: q.split(/\s+/u).filter(Boolean),
  ...(kind && { kinds: [kind] }),
  ...(staff && { staff: staff === BY_ITSELF ? null : staff }),
  ...(day && boundsOfDay(day)),
});

const moment = (iso: string) => `${dateInBahrain(Date.parse(iso))} ${clockAt(Date.parse(iso))}`;

export function recordRoutes({ handle, log, now }: OfficeServices, allow: Allow) {
  const { db } = handle;
  return new Hono<OfficeEnv>()
    .get("/record", allow("record.read"), query(recordPageSchema), async (context) => {
      const { before, ...filter } = context.req.valid("query");
      const selection = { ...selectionOf(filter), ...(before !== undefined && { before }) };
      const lines = await recordLines(db, selection, PAGE);
      return context.json({ lines, more: lines.length === PAGE });
    })
    .get("/record/export", allow("record.read"), query(recordFilterSchema), async (context) => {
      const selection = selectionOf(context.req.valid("query"));
      const { record, documents } = context.get("content").get("office");
      const actions: Readonly<Record<string, string>> = record.actions;
      const words = { ...record, moment, document: documents.text };
      const names = new Map((await allStaff(db, now().toISOString())).map(({ id, name }) => [id, name]));
      // An apostrophe keeps a spreadsheet from running what somebody typed as a formula; the mark lets it read every script.
      const csv = (rows: string[][], bom: boolean) => stringify(rows, { bom, escape_formulas: true });
      context.header("content-type", "text/csv; charset=utf-8");
      context.header("content-disposition", `attachment; filename="record-${dateInBahrain(now())}.csv"`);
      async function* file() {
        const encoder = new TextEncoder();
        try {
          yield encoder.encode(csv([Object.values(record.exported)], true));
          let lines = await recordLines(db, selection, BATCH);
          for (let last = lines.at(-1); last; last = lines.at(-1)) {
            const rows = lines.flatMap((line) => {
              const told = [
                moment(line.at),
                line.actor.name || record.byItself,
                actions[line.action] ?? line.action,
                line.entity.label,
              ];
              const changes = recordedChanges(line, words, names);
              if (changes.length === 0) return [[...told, "", "", ""]];
              return changes.map(({ label, before, after }) => [...told, label, before ?? "", after ?? ""]);
            });
            yield encoder.encode(csv(rows, false));
            lines = await recordLines(db, { ...selection, before: last.line }, BATCH);
          }
        } catch (error) {
          log.error({ request: context.get("requestId"), err: error }, "an export broke off");
          throw error;
        }
      }
      return context.body(streamed(file()));
    })
    .get("/record/check", allow("record.read"), async (context) =>
      context.json({ brokenLine: await brokenLine(db) }),
    );
}
