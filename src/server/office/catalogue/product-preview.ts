import { Hono } from "hono";
import * as v from "valibot";
import { draftProduct } from "../../../catalogue/changes/draft-product.ts";
import { readDraftContext } from "../../../catalogue/changes/draft-context.ts";
import { readDraft } from "../../../database/catalogue/product-drafts.ts";
import { catalogueOfDraft, catalogueWithDraft } from "../../../domain/office/catalogue-with-draft.ts";
import { wantedTexts, withEdits } from "../../../domain/office/product-draft.ts";
import { pagePath, productPath } from "../../../urls/links.ts";
import { originOf } from "../../services.ts";
import type { Allow } from "../allow.ts";
import { filesNamed } from "./document-states.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";
import { AT_REST, PREVIEW_POLICY, withoutScripts } from "../preview-page.ts";
import { UNCACHED } from "../../http/caching.ts";

const partSchema = v.object({ part: v.optional(v.picklist(["page", "card"]), "page") });

/** Of the listing that has the one product, its card alone. A list item that the browser may skip would hold its place. */
const CARD_ALONE = `<style>
html, body { background: none; overflow: hidden; }
body * { visibility: hidden; }
main li { content-visibility: visible !important; }
main article, main article * { visibility: visible; }
main article { position: fixed; inset: 0 auto auto 0; inline-size: 100vw; z-index: 1; background: var(--paper, #fff);
  grid-template-rows: none; grid-auto-rows: max-content; }
</style>`;

/** A product's page and card with its draft laid over the catalogue, drawn by the site itself. */
export function productPreviewRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, documentFiles, contents, environment, renderPage } = services;
  const [content] = contents;

  const render = async (path: string, shown: ReturnType<typeof catalogueWithDraft>) => {
    const origin = originOf(environment);
    const request = new Request(new URL(path, origin), { headers: { accept: "text/html" } });
    const { browserLimit } = environment;
    const texts = content.withCompany(shown.company);
    const { html } = await renderPage(request, { catalogue: shown, content: texts, origin, browserLimit });
    return withoutScripts(html.join(""));
  };

  return new Hono<OfficeEnv>().get(
    "/products/:id/preview",
    allow("product.read"),
    query(partSchema),
    async (context) => {
      const id = context.req.param("id");
      const draft = await readDraft(handle.db, id);
      const edits = draft?.edits ?? {};
      const found = await readDraftContext(handle.db, draft?.isNew ? null : id, wantedTexts(edits));
      // A draft may end before its preview is drawn. A frame that is answered with nothing keeps what it shows.
      if (!found) return context.body(null, 204);
      const now = catalogue.current();
      const known = now.byId.get(id);
      const order = known?.order ?? now.ordered.length;
      const texts = withEdits(found.cells, edits);
      await documentFiles.lookFor(filesNamed(texts["documents"]));
      const product = draftProduct(found, texts, { id, order, documents: documentFiles });
      if (!product) return context.body(null, 204);
      // The address of a picture has its version where it is the one that the site shows.
      const own = found.product?.imageUrl === product.imageUrl && known;
      const shown = own ? { ...product, imageUrl: known.imageUrl } : product;
      const { categories: entries } = found.records;
      const { part } = context.req.valid("query");
      const html =
        part === "card"
          ? (await render(pagePath("listing"), catalogueOfDraft(now, shown, entries))) + CARD_ALONE
          : await render(productPath(id), catalogueWithDraft(now, shown, entries));
      context.set("csp", PREVIEW_POLICY);
      return context.html(html + AT_REST, 200, UNCACHED);
    },
  );
}
