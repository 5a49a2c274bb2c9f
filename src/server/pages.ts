import type { Context } from "hono";
import { chooseEncoding } from "./compress.ts";
import { answer } from "./conditional.ts";
import { type AppContext, type AppDeps, originOf } from "./deps.ts";
import { createDrawPage, type DrawnPage } from "./draw-page.ts";
import { AppError } from "./errors.ts";
import {
  type FormFields,
  formFields,
  isReference,
  POSTED_FORMS,
  type PostedForm,
  typedValues,
} from "./form-fields.ts";
import { createPageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { readText, requireMediaType } from "./read-body.ts";
import type { Receiving } from "./receiving.ts";
import { requireSameOrigin } from "./same-origin.ts";

const KEPT = { "cache-control": "public, max-age=0, must-revalidate" };
const PERSONAL = { "cache-control": "no-store" };

/** Pages for people: from the cache, around a form that was sent, or drawn anew in development. */
export function createPages(deps: AppDeps, receiving: Receiving) {
  const { catalogue, environment, log } = deps;
  const draw = createDrawPage(deps.renderPage, originOf(environment));
  const cache = createPageCache(draw);
  catalogue.onChange(() => cache.clear());

  const send = (
    context: Context<AppContext>,
    page: DrawnPage,
    headers: Record<string, string>,
    status?: number,
  ) => {
    if (!("encoded" in page)) return context.redirect(page.location, page.status);
    context.set("csp", page.csp);
    return answer(context.req.raw, page.encoded, {
      headers: page.status === 200 && page.whole ? headers : { ...headers, ...PERSONAL },
      status: status ?? page.status,
    });
  };

  const drawAlone = (
    context: Context<AppContext>,
    path: string,
    form?: Parameters<typeof draw>[0]["form"],
  ) => {
    const coding = chooseEncoding(context.req.header("accept-encoding") ?? null);
    return draw({
      key: pageKey(new URL(path, context.req.url)),
      catalogue: catalogue.current(),
      only: coding ? [coding] : [],
      ...(form && { form }),
    });
  };

  const refuse = async (
    context: Context<AppContext>,
    form: PostedForm,
    fields: FormFields,
    error: AppError,
  ) => {
    log.debug({ request: context.get("requestId"), code: error.code }, "a posted form was refused");
    // With its query: the form may be about a product.
    const page = await drawAlone(context, context.req.url, {
      state: "refused",
      values: typedValues(form, fields),
      errors: error.fields ?? {},
      message: error.message,
    });
    return send(context, page, { ...PERSONAL, ...error.headers }, error.status);
  };

  return {
    /** A page by its address. A path with a slash at its end is sent to the one without. */
    async show(context: Context<AppContext>): Promise<Response> {
      const url = new URL(context.req.url);
      if (url.pathname.length > 1 && url.pathname.endsWith("/")) {
        // One slash at the front only: two would name another host.
        return context.redirect(`/${url.pathname.replaceAll(/^\/+|\/+$/g, "")}${url.search}`, 308);
      }
      const key = pageKey(url);
      if (deps.development) return send(context, await drawAlone(context, key.href), PERSONAL);
      return send(context, await cache.page(key, catalogue.current()), KEPT);
    },

    /** The page of a form; after it was sent without JavaScript it thanks, and is nobody else's. */
    async showForm(context: Context<AppContext>): Promise<Response> {
      const reference = context.req.query("sent") ?? null;
      if (!isReference(reference)) return this.show(context);
      return send(
        context,
        await drawAlone(context, context.req.path, { state: "sent", reference }),
        PERSONAL,
      );
    },

    /** Takes a form that was posted without JavaScript: 303 when it is stored, else the page once more. */
    async post(context: Context<AppContext>, path: keyof typeof POSTED_FORMS): Promise<Response> {
      const form = POSTED_FORMS[path];
      let fields: FormFields = {};
      try {
        requireSameOrigin(context.req.raw, environment.publicUrl);
        requireMediaType(context.req.raw, "application/x-www-form-urlencoded");
        fields = formFields(await readText(context.req.raw));
        const { inquiry } = await receiving(context, form.read(fields), null);
        return context.redirect(`${path}?sent=${inquiry.reference}`, 303);
      } catch (error) {
        const known = error instanceof AppError ? error : new AppError("internal");
        if (known !== error) log.error({ request: context.get("requestId"), err: error }, "unexpected error");
        return refuse(context, form, fields, known);
      }
    },

    /** Draws these pages into the cache, one after the other. A page that fails is left to its first visitor. */
    async warm(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        const key = pageKey(new URL(path, originOf(environment)));
        await cache.page(key, catalogue.current()).catch((error: unknown) => {
          log.warn({ path, err: error }, "a page could not be drawn ahead");
        });
      }
    },
  };
}
