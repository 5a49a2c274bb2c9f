import type { Context } from "hono";
import * as v from "valibot";
import { receivedAt } from "../../database/inquiries/inquiries.ts";
import { contactSchema } from "../../domain/inquiry/inquiry.ts";
import { awayBeforeReply } from "../../domain/inquiry/reply-clock.ts";
import { quoteSchema } from "../../domain/quote/quote.ts";
import { isReference } from "../../inquiries/reference.ts";
import { linkedLines } from "../../domain/quote/quote-link.ts";
import { hasUnmatchedList, LINE_FIELDS, postedLines, postedList } from "../../domain/quote/quote-fields.ts";
import { MAX_LIST_ADDRESS, MAX_QUOTE_LINES } from "../../domain/limits.ts";
import { quoteList } from "../../domain/quote/quote-lines.ts";
import { type ListLine, listLineSchema, sentLines } from "../../domain/quote/quote-list.ts";
import { pagePath } from "../../urls/links.ts";
import { PAGES } from "../../urls/pages.ts";
import { parseQuery } from "../../urls/params.ts";
import { type FormName, type InquirySubmission, readInquiry } from "../api/inquiries.ts";
import { type MatchList, readListForm } from "../api/quote-lines.ts";
import { AppError } from "../errors.ts";
import { MAX_BODY, readForm, requireMediaType, requireSameOrigin } from "../http/read-post.ts";
import type { AppEnv, Services } from "../services.ts";
import type { Pages } from "./pages.ts";

/** A form that is posted to its own page when there is no JavaScript. */
type PostedForm = { name: FormName; fields: readonly string[] };

/** The forms by the path of their page. */
const POSTED_FORMS: Record<"/contact" | "/get-quote", PostedForm> = {
  "/contact": { name: "contact", fields: Object.keys(contactSchema.entries) },
  "/get-quote": { name: "quote", fields: Object.keys(quoteSchema.entries) },
};

/** The pages of the two forms, which work without JavaScript. */
export function createForms(
  services: Services,
  { pages, submission, match }: { pages: Pages; submission: InquirySubmission; match: MatchList },
) {
  const { environment, log, handle, catalogue, hours } = services;
  const sentAt = createReferenceCheck((reference) => receivedAt(handle.db, reference));

  return {
    /**
     * The page of a form, or after a post its confirmation. A reference that doesn't exist gets the plain form, which
     * is cached.
     */
    async show(context: Context<AppEnv>): Promise<Response> {
      const url = new URL(context.req.url);
      const reference = url.searchParams.get("sent");
      if (reference === null) return pages.show(context);
      const sent = await sentAt(reference);
      if (sent !== null) {
        const away = awayBeforeReply(new Date(sent), hours(), context.get("content").company.replyGoal);
        return pages.showAround(context, { state: "sent", reference, ...(away && { away }) });
      }
      url.searchParams.delete("sent");
      return pages.show(context, url);
    },

    /**
     * Handles a form that was posted without JavaScript: 303 when it is stored, else the page with the errors. A button
     * of the list above the quote form gives the page with the list as it is then.
     */
    async post(context: Context<AppEnv>, path: keyof typeof POSTED_FORMS): Promise<Response> {
      await submission.attempt(context);
      const { raw } = context.req;
      const { name, fields } = POSTED_FORMS[path];
      let form = new FormData();
      const valuesOf = () =>
        Object.fromEntries(fields.map((field) => [field, textOf(form.getAll(field).at(-1))]));
      const listOf = (lines = postedList(form)) => quoteList(catalogue.current(), lines);
      try {
        requireSameOrigin(raw, environment.publicUrl);
        const kinds = name === "quote" ? ["multipart/form-data"] : [];
        requireMediaType(raw, "application/x-www-form-urlencoded", ...kinds);
        form = await (isMultipart(raw) ? readListForm(raw) : readForm(raw, MAX_BODY));
        const changed = name === "quote" ? await changedList(form, match, raw.signal) : null;
        if (changed) {
          const { lines, matched, left } = changed;
          const list = listOf(lines);
          return pages.showAround(context, {
            state: "listed",
            values: valuesOf(),
            list: { ...list, left: list.left + left },
            matched,
          });
        }
        const kept = keptList(form);
        const lines = kept.length > 0 ? sentLines(kept) : postedLines(form);
        const sent = { ...Object.fromEntries(form), ...(lines.length > 0 && { lines }) };
        const { inquiry } = await submission.submit(context, readInquiry(sent, name), null);
        const { prefix } = context.get("content");
        const sentAs = { ...(name === "quote" && askedProduct(context.req.url)), sent: inquiry.reference };
        const withLines = pagePath("quote", {
          ...sentAs,
          lines: linkedLines(kept.length > 0 ? kept : postedList(form)),
        });
        const thanks =
          name === "quote" && withLines.length <= MAX_LIST_ADDRESS ? withLines : pagePath(name, sentAs);
        return context.redirect(prefix + thanks, 303);
      } catch (error) {
        const known = error instanceof AppError ? error : new AppError("internal");
        const request = context.get("requestId");
        if (known !== error) log.error({ request, err: error }, "unexpected error");
        log.debug({ request, code: known.code }, "a posted form was refused");
        const { message, fields: errors } = known.text(context.get("content"));
        const list = form.has(LINE_FIELDS.product) && { list: listOf() };
        const pasted = { [LINE_FIELDS.list]: textOf(form.getAll(LINE_FIELDS.list).at(-1)) };
        const refused = { values: { ...valuesOf(), ...pasted }, errors: errors ?? {}, message };
        const outcome = { state: "refused", ...refused, ...list } as const;
        return pages.showAround(context, outcome, known);
      }
    },
  };
}

/** The product that the quote's page is about. */
function askedProduct(url: string): { product?: string } {
  const { product } = PAGES.quote.read(parseQuery(new URL(url).search));
  return product === undefined ? {} : { product };
}

const textOf = (value: FormDataEntryValue | undefined) => (typeof value === "string" ? value : "");

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

const keptSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/**
 * The list that the visitor's browser keeps, of a form that was sent before the scripts that show it had arrived; empty
 * where the form showed lines.
 */
function keptList(form: FormData): ListLine[] {
  const kept = form.has(LINE_FIELDS.product)
    ? { success: false as const }
    : v.safeParse(keptSchema, form.get(LINE_FIELDS.kept));
  return kept.success
    ? kept.output.filter((line) => v.is(listLineSchema, line)).slice(0, MAX_QUOTE_LINES)
    : [];
}

/**
 * The list after a press on one of its own buttons, or null where the form itself was sent. A list that was pasted and not
 * looked through yet is looked through before, as the request would go without it.
 */
async function changedList(form: FormData, match: MatchList, signal: AbortSignal) {
  const lines = postedList(form);
  const removed = form.get(LINE_FIELDS.remove);
  if (removed !== null)
    return { lines: lines.filter((_, place) => String(place) !== removed), matched: null, left: 0 };
  if (!form.has(LINE_FIELDS.match) && !hasUnmatchedList(form)) return null;
  const { lines: found, matched, left } = await match(form, signal);
  return { lines: [...lines, ...found], matched, left };
}

/** Look-ups that run at once, so that a database that hangs never has more of them waiting. */
const MAX_LOOKUPS = 8;

/** How long a page waits for a look-up, in milliseconds. */
const LOOKUP_TIMEOUT = 1000;

/**
 * Returns a function that tells when the inquiry with this reference was stored, null where none was. Texts that can't
 * be a reference never reach the database. Where that is busy, slow or unavailable the result is null.
 */
export function createReferenceCheck(find: (reference: string) => Promise<string | null>) {
  let running = 0;
  return async (reference: string): Promise<string | null> => {
    if (!isReference(reference) || running >= MAX_LOOKUPS) return null;
    running += 1;
    const lookUp = find(reference)
      .catch(() => null)
      .finally(() => (running -= 1));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, LOOKUP_TIMEOUT, null);
    });
    return Promise.race([lookUp, timeout]).finally(() => clearTimeout(timer));
  };
}
