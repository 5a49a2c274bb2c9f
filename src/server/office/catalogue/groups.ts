import { type Context, Hono } from "hono";
import { orderGroups, removeGroup } from "../../../catalogue/changes/arrange-groups.ts";
import { changeGroup, restoreGroup } from "../../../catalogue/changes/change-group.ts";
import type { GroupChange } from "../../../catalogue/changes/group-transaction.ts";
import { groupList, groupPage } from "../../../catalogue/changes/group-lists.ts";
import { readVersions } from "../../../database/catalogue/entity-versions.ts";
import {
  type GroupKind,
  groupEditsSchema,
  groupOrderSchema,
  groupVersionSchema,
} from "../../../domain/office/groups.ts";
import { sentenceOf } from "../../../domain/catalogue/import-faults.ts";
import { AppError } from "../../errors.ts";
import type { Allow } from "../allow.ts";
import { body } from "../input.ts";
import { actorOf, type OfficeEnv, type OfficeServices } from "../office.ts";

/** Brands and categories: their lists, one of them with its texts and history, and changing, ordering and removing. */
export function groupRoutes(services: OfficeServices, allow: Allow) {
  return new Hono<OfficeEnv>()
    .route("/brands", routesOf("brand", services, allow))
    .route("/categories", routesOf("category", services, allow));
}

function routesOf(kind: GroupKind, { handle, catalogue, now }: OfficeServices, allow: Allow) {
  const changerOf = (context: Context<OfficeEnv>) => ({ staff: actorOf(context), now: now().toISOString() });
  const answer = async (context: Context<OfficeEnv>, change: GroupChange) => {
    refuse(kind, change);
    // Whoever looks at the site from this process sees it at once; others hear of it within a second.
    await catalogue.refresh().catch(() => undefined);
    return context.json({ id: change.outcome === "changed" ? change.id : null, outcome: change.outcome });
  };
  return new Hono<OfficeEnv>()
    .get("/", allow("product.read"), async (context) => context.json(await groupList(handle.db, kind)))
    .get("/:id", allow("product.read"), async (context) => {
      const page = await groupPage(handle.db, kind, context.req.param("id"));
      if (!page) throw new AppError("not_found");
      return context.json(page);
    })
    .get("/:id/versions", allow("product.read"), async (context) =>
      context.json({ versions: await readVersions(handle.db, { kind, id: context.req.param("id") }) }),
    )
    .post("/", allow("group.change"), body(groupEditsSchema), async (context) => {
      const { edits } = context.req.valid("json");
      return answer(context, await changeGroup(handle, { kind, id: null }, edits, changerOf(context)));
    })
    .post("/order", allow("group.change"), body(groupOrderSchema), async (context) =>
      answer(context, await orderGroups(handle, kind, context.req.valid("json"), changerOf(context))),
    )
    .put("/:id", allow("group.change"), body(groupEditsSchema), async (context) => {
      const { edits } = context.req.valid("json");
      const id = context.req.param("id");
      return answer(context, await changeGroup(handle, { kind, id }, edits, changerOf(context)));
    })
    .post("/:id/restore", allow("group.change"), body(groupVersionSchema), async (context) => {
      const { version } = context.req.valid("json");
      const id = context.req.param("id");
      return answer(context, await restoreGroup(handle, { kind, id, version }, changerOf(context)));
    })
    .delete("/:id", allow("group.change"), async (context) =>
      answer(context, await removeGroup(handle, { kind, id: context.req.param("id") }, changerOf(context))),
    );
}

/** Throws what the client is told of a change that was refused. */
function refuse(kind: GroupKind, change: GroupChange): void {
  if (change.outcome === "missing") throw new AppError("not_found");
  if (change.outcome === "conflicting" || change.outcome === "reordered") {
    const beside =
      change.outcome === "conflicting" ? { conflicts: change.conflicts, cells: change.cells } : {};
    throw new AppError("conflict", { beside });
  }
  if (change.outcome === "used") {
    const { products, subcategories } = change;
    throw new AppError("still_used", {
      message: (_, { get }) => get("office").groups.stillUsed(kind, products, subcategories),
      beside: { products, subcategories },
    });
  }
  if (change.outcome === "faulty") {
    const { faults } = change;
    throw new AppError("invalid_fields", {
      fields: (_, { get }) => {
        const { cells } = get("import");
        return Object.fromEntries(
          faults.map(({ column, fault }) => [column || "name", sentenceOf(cells, fault)]),
        );
      },
    });
  }
}
