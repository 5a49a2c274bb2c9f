import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type Publication,
  publishDraft,
  publishTexts,
  restoreVersion,
} from "../../../catalogue/changes/publish-product.ts";
import { PRODUCT_COLUMNS } from "../../../catalogue/columns.ts";
import { transact } from "../../../database/errors.ts";
import { readVersions } from "../../../database/catalogue/entity-versions.ts";
import { readDraft } from "../../../database/catalogue/product-drafts.ts";
import { versionSchema } from "../../../domain/office/entity-version.ts";
import {
  draftSchema,
  realEdits,
  seenDraftSchema,
  withdrawalSchema,
} from "../../../domain/office/product-draft.ts";
import { AppError } from "../../errors.ts";
import type { Allow } from "../allow.ts";
import { body } from "../input.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";
import { discardDraft, storeDraft } from "./product-draft.ts";
import { draftView, faultSentences, openProduct } from "./product-open.ts";

/** What the editor sends, of columns that products have: what publishing would leave out is not kept. */
const editsSchema = v.pipe(
  draftSchema,
  v.check(({ edits }) =>
    Object.keys(edits).every((column) => PRODUCT_COLUMNS.some(({ name }) => name === column)),
  ),
);

/** As many versions are shown. */
const MOST_VERSIONS = 200;

/** One product: its draft, its publication, its history. */
export function productRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, documentFiles, now, contents } = services;
  const { db } = handle;
  const [content] = contents;
  const words = () => content.get("office").product;
  const publisher = (context: Context<OfficeEnv>) => ({
    staff: actorOf(context),
    now: now().toISOString(),
    documentFault: documentFiles.fault,
  });

  /** Tells how a publication ended. What is published is on the site when this is answered. */
  const answer = async (context: Context<OfficeEnv>, done: Publication) => {
    if (done.outcome === "missing") throw new AppError("not_found");
    if (done.outcome === "faulty") {
      throw new AppError("invalid_fields", { fields: () => faultSentences(done.faults, words()) });
    }
    if (done.outcome === "conflicting" || done.outcome === "overtaken") {
      const conflicts = done.outcome === "conflicting" ? done.conflicts : [];
      const draft = done.outcome === "overtaken" && done.draft ? draftView(done.draft) : null;
      const message = words()[done.outcome === "overtaken" ? "draftChangedMeanwhile" : "changedMeanwhile"];
      throw new AppError("conflict", { message, beside: { conflicts, draft } });
    }
    if (done.outcome === "published") await catalogue.refresh();
    const changed = done.outcome === "published" ? done.changed : 0;
    const id = done.outcome === "published" ? done.id : null;
    return context.json({ id, changed });
  };

  const opened = async (id: string) => {
    const product = await openProduct(db, id, services, words());
    if (!product) throw new AppError("not_found");
    return product;
  };

  return new Hono<OfficeEnv>()
    .post("/products", allow("product.change"), body(editsSchema), async (context) => {
      const { edits } = context.req.valid("json");
      const id = randomUUID();
      const kept = { id, name: "", isNew: true, begunFrom: 0, over: 0, edits, staff: actorOf(context) };
      await transact(handle, (trx) => storeDraft(trx, { ...kept, at: now().toISOString() }));
      return context.json({ id }, 201);
    })
    .get("/products/:id", allow("product.read"), async (context) =>
      context.json(await opened(context.req.param("id"))),
    )
    .put("/products/:id/draft", allow("product.change"), body(editsSchema), async (context) => {
      const id = context.req.param("id");
      const { version, edits } = context.req.valid("json");
      const { state, changedIn, published } = await opened(id);
      const kept = await transact(handle, (trx) =>
        storeDraft(trx, {
          id,
          name: published["name"] ?? "",
          isNew: state === "draft",
          begunFrom: changedIn,
          over: version,
          edits: realEdits(edits),
          staff: actorOf(context),
          at: now().toISOString(),
        }),
      );
      if (!kept) {
        const draft = await readDraft(db, id);
        throw new AppError("conflict", {
          message: words().draftChangedMeanwhile,
          beside: { conflicts: [], draft: draft && draftView(draft) },
        });
      }
      return context.json(await opened(id));
    })
    .delete("/products/:id/draft", allow("product.change"), body(seenDraftSchema), async (context) => {
      const id = context.req.param("id");
      const { version } = context.req.valid("json");
      const { published } = await opened(id);
      const at = now().toISOString();
      const dropped = await transact(handle, (trx) =>
        discardDraft(trx, { id, name: published["name"] ?? "", version, staff: actorOf(context), at }),
      );
      if (!dropped) throw new AppError("conflict");
      return context.json({ discarded: true });
    })
    .post("/products/:id/publication", allow("product.change"), body(seenDraftSchema), async (context) => {
      const { version } = context.req.valid("json");
      const seen = { id: context.req.param("id"), version };
      // Another process may have taken in the documents that it names.
      await documentFiles.refresh();
      return answer(context, await publishDraft(handle, seen, publisher(context)));
    })
    .post("/products/:id/withdrawal", allow("product.change"), body(withdrawalSchema), async (context) => {
      const { successor } = context.req.valid("json");
      const texts = { active: "no", successor };
      const change = { id: context.req.param("id"), texts, cause: "withdrawn" } as const;
      return answer(context, await publishTexts(handle, change, publisher(context)));
    })
    .delete("/products/:id/withdrawal", allow("product.change"), async (context) => {
      const change = { id: context.req.param("id"), texts: { active: "yes" }, cause: "returned" } as const;
      return answer(context, await publishTexts(handle, change, publisher(context)));
    })
    .get("/products/:id/versions", allow("product.read"), async (context) => {
      const id = context.req.param("id");
      const versions = await readVersions(db, { kind: "product", id });
      return context.json({ versions: versions.slice(0, MOST_VERSIONS) });
    })
    .post("/products/:id/versions/:version/restoration", allow("product.change"), async (context) => {
      const version = Number(context.req.param("version"));
      if (!v.is(versionSchema, version)) throw new AppError("not_found");
      const change = { id: context.req.param("id"), version };
      return answer(context, await restoreVersion(handle, change, publisher(context)));
    });
}
