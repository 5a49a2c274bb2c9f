import type { Context } from "hono";
import { type Address, readAddress } from "../urls/address.ts";
import { referenceExists } from "../database/inquiries.ts";
import type { FormOutcome } from "../domain/form-outcome.ts";
import { answer, codingFor } from "./conditional.ts";
import { type AppContext, type AppDeps, originOf } from "./deps.ts";
import { createDrawPage, type DrawnPage } from "./draw-page.ts";
import { AppError, plainNotFound } from "./errors.ts";
import { readInquiry } from "./api/inquiry-body.ts";
import { type FormFields, formFields, POSTED_FORMS, type PostedForm, typedValues } from "./form-fields.ts";
import type { Metrics } from "./metrics.ts";
import { createPageCache } from "./page-cache.ts";
import { pagePriority } from "./page-priority.ts";
import { readText, requireMediaType } from "./read-body.ts";
import type { Receiving } from "./receiving.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { createWasSent } from "./sent-reference.ts";
import type { Turn, WorkQueue } from "./work-queue.ts";

const KEPT = { "cache-control": "public, max-age=0, must-revalidate" };
const PERSONAL = { "cache-control": "no-store" };

function addressOf(url: URL): Address {
  try {
    return readAddress(url);
  } catch {
    throw new AppError("malformed_address");
  }
}

/** Files, hidden folders and deep paths are asked for by scanners; no page of ours is spelled so. */
function couldBePage(path: string): boolean {
  return !path.includes(".") && path.split("/").length <= 4;
}

/**
 * Pages for people: from the cache, around a form that was sent, or rendered anew in development. All of them are
 * rendered in their turn; throws `overloaded` where too many wait, and `request_closed` for who has gone.
 */
export function createPages(deps: AppDeps, receiving: Receiving, work: WorkQueue, metrics: Metrics) {
  const { catalogue, environment, log } = deps;
  const draw = createDrawPage(deps.renderPage, originOf(environment), deps.contents);
  const cache = createPageCache();
  catalogue.onChange(() => cache.clear());
  const wasSent = createWasSent((reference) => referenceExists(deps.handle.db, reference));

  const send = (
    context: Context<AppContext>,
    page: DrawnPage,
    headers: Record<string, string>,
    status?: number,
  ) => {
    context.set("csp", page.csp);
    return answer(context.req.raw, page.encoded, {
      headers: page.status === 200 && page.whole ? headers : { ...headers, ...PERSONAL },
      status: status ?? page.status,
    });
  };

  /** Renders a page in its turn, and compresses it there for who asked first. */
  const render = (request: Request | null, address: Address, turn: Turn, form?: FormOutcome) =>
    work.run(async () => {
      const end = metrics.startRender();
      const page = await draw({ address, catalogue: catalogue.current(), ...(form && { form }) });
      const coding = request && codingFor(request, page.encoded);
      if (coding) await page.encoded.as(coding);
      end();
      return page;
    }, turn);

  const cached = (request: Request | null, address: Address) => {
    const priority = pagePriority(address, catalogue.current());
    const renderNow = (signal?: AbortSignal) => render(request, address, { priority, signal });
    if (deps.development) return renderNow(request?.signal);
    let result: "hit" | "miss" = "hit";
    const renderAndCount = (signal: AbortSignal) => {
      result = "miss";
      return renderNow(signal);
    };
    return cache.page(address, renderAndCount, request?.signal).finally(() => metrics.pageCache(result));
  };

  const refuse = async (
    context: Context<AppContext>,
    form: PostedForm,
    fields: FormFields,
    error: AppError,
  ) => {
    log.debug({ request: context.get("requestId"), code: error.code }, "a posted form was refused");
    // With its query: the form may be about a product.
    const { raw } = context.req;
    const turn: Turn = { priority: "first", signal: raw.signal };
    const page = await render(raw, addressOf(new URL(context.req.url)), turn, {
      state: "refused",
      values: typedValues(form, fields),
      errors: error.fields ?? {},
      message: error.message,
    });
    return send(context, page, { ...PERSONAL, ...error.headers }, error.status);
  };

  return {
    /** A page by its address. Another spelling of its path is redirected to the canonical one. */
    async show(context: Context<AppContext>, url = new URL(context.req.url)): Promise<Response> {
      const { pathname, search } = url;
      const address = addressOf(url);
      if (address.page === null && !couldBePage(address.path)) return plainNotFound();
      if (address.page !== null && address.path !== pathname) {
        return context.redirect(address.path + search, 308);
      }
      const page = await cached(context.req.raw, address);
      return send(context, page, deps.development ? PERSONAL : KEPT);
    },

    /**
     * The page of a form; after it was sent without JavaScript it thanks, and is nobody else's. A reference that was
     * never given gets the one cached page, like any other visitor.
     */
    async showForm(context: Context<AppContext>): Promise<Response> {
      const url = new URL(context.req.url);
      const reference = url.searchParams.get("sent");
      if (reference === null) return this.show(context);
      if (await wasSent(reference)) {
        const { raw } = context.req;
        const turn: Turn = { priority: "first", signal: raw.signal };
        const page = await render(raw, addressOf(url), turn, { state: "sent", reference });
        return send(context, page, PERSONAL);
      }
      url.searchParams.delete("sent");
      return this.show(context, url);
    },

    /** Takes a form that was posted without JavaScript: 303 when it is stored, else the page once more. */
    async post(context: Context<AppContext>, path: keyof typeof POSTED_FORMS): Promise<Response> {
      await receiving.attempt(context);
      const form = POSTED_FORMS[path];
      let fields: FormFields = {};
      try {
        requireSameOrigin(context.req.raw, environment.publicUrl);
        requireMediaType(context.req.raw, "application/x-www-form-urlencoded");
        fields = formFields(await readText(context.req.raw));
        const { inquiry } = await receiving.receive(context, readInquiry(fields, form.name), null);
        return context.redirect(`${path}?sent=${inquiry.reference}`, 303);
      } catch (error) {
        const known = error instanceof AppError ? error : new AppError("internal");
        if (known !== error) log.error({ request: context.get("requestId"), err: error }, "unexpected error");
        return refuse(context, form, fields, known);
      }
    },

    /** Renders these pages into the cache, one after the other. A page that fails is left to its first visitor. */
    async warm(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        const address = readAddress(new URL(path, originOf(environment)));
        await cached(null, address).catch((error: unknown) => {
          log.warn({ path, err: error }, "a page could not be rendered ahead");
        });
      }
    },
  };
}
