import { Hono } from "hono";
import { BY_ITSELF, boundsOfDay, recordPageSchema } from "../../domain/office/record-filter.ts";
import { brokenLine, recordLines } from "../../database/record.ts";
import type { Allow } from "./allow.ts";
import { query } from "./input.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** Lines of one page of the record. */
const PAGE = 100;

export function recordRoutes({ handle }: OfficeServices, allow: Allow) {
  return new Hono<OfficeEnv>()
    .get("/record", allow("record.read"), query(recordPageSchema), async (context) => {
      const { kind, staff, day, before } = context.req.valid("query");
      const filter = {
        ...(kind && { kinds: [kind] }),
        ...(staff && { staff: staff === BY_ITSELF ? null : staff }),
        ...(day && boundsOfDay(day)),
        ...(before !== undefined && { before }),
      };
      const lines = await recordLines(handle.db, filter, PAGE);
      return context.json({ lines, more: lines.length === PAGE });
    })
    .get("/record/check", allow("record.read"), async (context) =>
      context.json({ brokenLine: await brokenLine(handle.db) }),
    );
}
