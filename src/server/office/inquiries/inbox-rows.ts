import * as v from "valibot";
import { type InboxRow, newestAnswers } from "../../../database/inquiries/inbox.ts";
import { linesOf } from "../../../database/inquiries/inquiry-lines.ts";
import { MAIN_CATEGORIES } from "../../../domain/catalogue/category.ts";
import { INQUIRY_STATUSES } from "../../../domain/inquiry/inquiry.ts";
import { givenCompany, PROJECT_SIZES, TIMELINES } from "../../../domain/quote/quote.ts";
import { readQuoteMessage } from "../../../domain/quote/quote-message.ts";
import { readAddress } from "../../../urls/address.ts";
import { variantUrl } from "../../../urls/images.ts";
import type { OfficeServices } from "../office.ts";

/** Letters of the words that a row shows. */
const EXCERPT = 240;

/** How wide the pictures of rows are made; they are shown at 40 to 56 px. */
const PICTURE_WIDTH = 240;

const statusSchema = v.picklist(INQUIRY_STATUSES);
const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ text: v.string() }));

/** What a quote request says of size and time, shortened to the words before the bracket where that is enough. */
function askedFor(message: string): { asked: string[]; words: string } {
  const { answers, words } = readQuoteMessage(message);
  const values = answers.map(({ value }) => value);
  const size = PROJECT_SIZES.find((each) => values.includes(each));
  const timeline = TIMELINES.find((each) => values.includes(each));
  return { asked: [size, timeline?.replace(/ \(.*\)$/, "")].flatMap((each) => each ?? []), words };
}

const excerpt = (text: string) => text.replaceAll(/\s+/gu, " ").trim().slice(0, EXCERPT);

/** The id of the product whose page an inquiry came from. */
function productIdOf(source: string | null): string | null {
  if (source === null || !URL.canParse(source, "http://site")) return null;
  try {
    const { page, params } = readAddress(new URL(source, "http://site"));
    return page === "product" && "id" in params && typeof params.id === "string" ? params.id : null;
  } catch {
    // Broken escapes, as the form took them.
    return null;
  }
}

/** Inquiries as the list shows them: who, what of it in two lines, and the product that it is about. */
export async function inboxItems(
  { handle, catalogue }: Pick<OfficeServices, "handle" | "catalogue">,
  rows: readonly InboxRow[],
) {
  if (rows.length === 0) return [];
  const { byId } = catalogue.current();
  const lines = await linesOf(
    handle.db,
    rows.map(({ id }) => id),
  );
  const back = rows.filter(({ wrote_back_at }) => wrote_back_at !== null).map(({ id }) => id);
  const answers = back.length === 0 ? new Map<string, string>() : await newestAnswers(handle.db, back);
  return rows.map((row) => {
    const { asked, words } = askedFor(row.message);
    const own = lines.get(row.id) ?? [];
    const product = byId.get(own.find((line) => line.product)?.product?.id ?? productIdOf(row.source) ?? "");
    const answer = answers.get(row.id);
    const group = MAIN_CATEGORIES.findIndex((name) => name === row.category);
    return {
      id: row.id,
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`.trim(),
      company: givenCompany(row.company),
      category: row.category,
      /** The number of a main category, whose colour stands before it. */
      group: group < 0 ? null : group + 1,
      asked,
      words: excerpt(answer === undefined ? words : v.parse(answerSchema, answer).text),
      product: product
        ? {
            name: product.name,
            picture: product.imageUrl && variantUrl(product.imageUrl, PICTURE_WIDTH, "webp"),
          }
        : null,
      lines: own.length,
      status: v.parse(statusSchema, row.status),
      owner: row.owner,
      version: row.version,
      receivedAt: row.created_at,
      dueAt: row.due_at,
      firstReplyAt: row.first_reply_at,
      wroteBackAt: row.wrote_back_at,
      undeliveredAt: row.undelivered_at,
      closedAt: row.closed_at,
    };
  });
}
