import { Hono } from "hono";
import * as v from "valibot";
import { newBrand, brandOf } from "../../../catalogue/entities/brand-entity.ts";
import { readGroups } from "../../../catalogue/changes/group-transaction.ts";
import { BRANDS, CATEGORIES, withCells } from "../../../catalogue/records.ts";
import { catalogueOfBrand, catalogueOfCategory } from "../../../domain/office/catalogue-with-group.ts";
import { slugOf } from "../../../domain/catalogue/category.ts";
import { categoryPath, pagePath } from "../../../urls/links.ts";
import { originOf } from "../../services.ts";
import type { Allow } from "../allow.ts";
import { query } from "../input.ts";
import type { OfficeEnv, OfficeServices } from "../office.ts";
import { AT_REST, PREVIEW_POLICY, withoutScripts } from "../preview-page.ts";
import { UNCACHED } from "../../http/caching.ts";

/** Changed texts by column, as JSON in the address: the frame that shows it can't send a body. */
const textsSchema = v.object({
  texts: v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), "{}"),
});

/** The key of a category that has no name yet. */
const UNNAMED = "new";

/** The page of a brand or category as it will be with these texts, drawn by the site itself of some of its products. */
export function groupPreviewRoutes(services: OfficeServices, allow: Allow) {
  const { handle, catalogue, images, contents, environment, renderPage } = services;

  const render = async (path: string, shown: ReturnType<typeof catalogueOfBrand>) => {
    const origin = originOf(environment);
    const { html } = await renderPage(
      new Request(new URL(path, origin), { headers: { accept: "text/html" } }),
      {
        catalogue: shown,
        content: contents[0].withCompany(shown.company),
        origin,
        browserLimit: environment.browserLimit,
      },
    );
    return withoutScripts(html.join("")) + AT_REST;
  };

  return new Hono<OfficeEnv>()
    .get("/brands/:id/preview", allow("product.read"), query(textsSchema), async (context) => {
      const id = context.req.param("id");
      const { brands, categories } = await readGroups(handle.db);
      const stored = brands.find((each) => each.id === id) ?? newBrand("", id, 0);
      const brand = brandOf(withCells(BRANDS, stored, context.req.valid("query").texts));
      const logoUrl = images.versioned(brand.logoUrl);
      const shown = catalogueOfBrand(catalogue.current(), { ...brand, logoUrl }, categories);
      context.set("csp", PREVIEW_POLICY);
      return context.html(await render(pagePath("listing", { brand: brand.name }), shown), 200, UNCACHED);
    })
    .get("/categories/:id/preview", allow("product.read"), query(textsSchema), async (context) => {
      const { categories } = await readGroups(handle.db);
      const stored = categories.find(({ id }) => id === context.req.param("id")) ?? CATEGORIES.blank();
      const { texts } = context.req.valid("query");
      const changed = withCells(CATEGORIES, stored, texts);
      const parentKey =
        stored.parentKey ?? categories.find(({ name }) => name === changed.parent)?.key ?? null;
      const category = { ...changed, parentKey, key: stored.key || slugOf(changed.name) || UNNAMED };
      const banner = images.versioned(category.bannerUrl) ?? "";
      const shown = catalogueOfCategory(catalogue.current(), category, categories, banner);
      const path = parentKey === null ? categoryPath(category.key) : categoryPath(parentKey, category.key);
      context.set("csp", PREVIEW_POLICY);
      return context.html(await render(path, shown), 200, UNCACHED);
    });
}
