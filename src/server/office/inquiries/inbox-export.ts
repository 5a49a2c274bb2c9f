import { stringify } from "csv-stringify/sync";
import { Hono } from "hono";
import { exportedInquiries, inboxIds } from "../../../database/inquiries/inbox.ts";
import { linesOf } from "../../../database/inquiries/inquiry-lines.ts";
import { inboxFilterSchema } from "../../../domain/inquiry/inbox.ts";
import { dateInBahrain, clockAt } from "../../../domain/company/opening-hours.ts";
import { permission } from "../../../domain/office/permissions.ts";
import { givenCompany } from "../../../domain/quote/quote.ts";
import { textOfLine } from "../../../domain/quote/quote-lines.ts";
import { streamed } from "../../http/streamed.ts";
import type { Allow } from "../allow.ts";
import { selectionOf } from "./inbox.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";

/** How many inquiries are read and written at once. */
const BATCH = 500;

const moment = (iso: string | null) =>
  iso === null ? "" : `${dateInBahrain(Date.parse(iso))} ${clockAt(Date.parse(iso))}`;

/** A list of inquiries as a CSV file; who may export their own alone gets those of the list that are theirs. */
export function inboxExportRoutes({ handle, log, now }: OfficeServices, allow: Allow) {
  const rowsOf = async (ids: readonly string[]) => {
    const lines = await linesOf(handle.db, ids);
    return (await exportedInquiries(handle.db, ids)).map((row) => [
      row.reference,
      moment(row.created_at),
      row.status,
      row.owner_name ?? "",
      `${row.first_name} ${row.last_name}`.trim(),
      givenCompany(row.company),
      row.email,
      row.phone,
      row.category,
      row.message,
      (lines.get(row.id) ?? []).flatMap(textOfLine).join("\n"),
      row.source ?? "",
      moment(row.due_at),
      moment(row.first_reply_at),
      moment(row.closed_at),
    ]);
  };
  return new Hono<OfficeEnv>().get(
    "/inbox/export",
    allow("inquiry.export"),
    query(inboxFilterSchema),
    async (context) => {
      const { id, role } = context.get("staff");
      const selection = selectionOf(context.req.valid("query"), id, now());
      const ownOnly = permission(role, "inquiry.export") === "own";
      const ids =
        ownOnly && selection.owner !== "" && selection.owner !== id
          ? []
          : await inboxIds(handle.db, { ...selection, ...(ownOnly && { owner: id }) });
      // An apostrophe keeps a spreadsheet from running what somebody typed as a formula; the mark lets it read every script.
      const lines = (rows: string[][], bom: boolean) => stringify(rows, { bom, escape_formulas: true });
      const words = context.get("content").get("office").inbox.exported;
      context.header("content-type", "text/csv; charset=utf-8");
      context.header("content-disposition", `attachment; filename="inquiries-${dateInBahrain(now())}.csv"`);
      async function* file() {
        const encoder = new TextEncoder();
        try {
          yield encoder.encode(lines([Object.values(words)], true));
          for (let first = 0; first < ids.length; first += BATCH) {
            yield encoder.encode(lines(await rowsOf(ids.slice(first, first + BATCH)), false));
          }
        } catch (error) {
          log.error({ request: context.get("requestId"), err: error }, "an export broke off");
          throw error;
        }
      }
      return context.body(streamed(file()));
    },
  );
}
