import { Hono } from "hono";
import * as v from "valibot";
import { lastChangedBy } from "../../../database/changed-by.ts";
import { readDrafts, readNewDrafts } from "../../../database/catalogue/product-drafts.ts";
import { countProductsByState, listProducts } from "../../../database/catalogue/product-list.ts";
import { PRODUCTS_A_PAGE, productListSchema } from "../../../domain/office/product-list.ts";
import { unitsOf } from "../../../domain/figures/specification-units.ts";
import type { Allow } from "../allow.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";
import { draftRow, isDraftFound, storedRow } from "./product-rows.ts";

const labelSchema = v.object({ label: v.pipe(v.string(), v.maxLength(200)) });

/** The list of products, and what its filters and the editor's fields offer. */
export function productsRoutes({ handle, catalogue }: OfficeServices, allow: Allow) {
  const { db } = handle;
  return new Hono<OfficeEnv>()
    .get("/products", allow("product.read"), query(productListSchema), async (context) => {
      const asked = context.req.valid("query");
      const now = catalogue.current();
      const drafts = (await readNewDrafts(db)).map((draft) => draftRow(draft, now));
      // What was never published stands before everything else.
      const withDrafts = asked.state === undefined || asked.state === "draft";
      const first = withDrafts ? drafts.filter((row) => isDraftFound(row, asked)) : [];
      const from = (asked.page - 1) * PRODUCTS_A_PAGE;
      const shown = first.slice(from, from + PRODUCTS_A_PAGE);
      const stored =
        asked.state === "draft"
          ? { rows: [], total: 0 }
          : await listProducts(
              handle,
              asked,
              Math.max(0, from - first.length),
              PRODUCTS_A_PAGE - shown.length,
            );
      const ids = stored.rows.map((row) => String(row["id"]));
      const changed = new Map((await readDrafts(db, ids)).map((draft) => [draft.id, draft]));
      const changedBy = await lastChangedBy(db, "product", ids);
      const rows = stored.rows.map((row) => {
        const id = String(row["id"]);
        return storedRow(row, {
          catalogue: now,
          draft: changed.get(id),
          changedBy: changedBy.get(id) ?? null,
        });
      });
      return context.json({ rows: [...shown, ...rows], total: first.length + stored.total });
    })
    .get("/products/counts", allow("product.read"), async (context) => {
      const drafts = await readNewDrafts(db);
      return context.json({ draft: drafts.length, ...(await countProductsByState(db)) });
    })
    .get("/products/choices", allow("product.read"), (context) => {
      const { brands, categories } = catalogue.current();
      return context.json({
        brands: brands.map(({ id, name }) => ({ key: id, name })),
        categories: categories.map(({ key, name, subcategories }) => ({
          key,
          name,
          subcategories: subcategories.map((each) => ({ key: each.key, name: each.name })),
        })),
      });
    })
    .get("/products/units", allow("product.read"), query(labelSchema), (context) =>
      context.json({ units: unitsOf(catalogue.current().products, context.req.valid("query").label) }),
    );
}
