import { Hono } from "hono";
import * as v from "valibot";
import { MOST_STORED } from "../../domain/limits.ts";
import { brokenLine, recordLines } from "../../database/record.ts";
import type { Allow } from "./allow.ts";
import { query } from "./input.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** Lines of one page of the record. */
const PAGE = 100;

const pageSchema = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.maxValue(MOST_STORED))),
});

export function recordRoutes({ handle }: OfficeServices, allow: Allow) {
  return new Hono<OfficeEnv>()
    .get("/record", allow("record.read"), query(pageSchema), async (context) => {
      const { before } = context.req.valid("query");
      const lines = await recordLines(handle.db, before === undefined ? {} : { before }, PAGE);
      return context.json({ lines, more: lines.length === PAGE });
    })
    .get("/record/check", allow("record.read"), async (context) =>
      context.json({ brokenLine: await brokenLine(handle.db) }),
    );
}
