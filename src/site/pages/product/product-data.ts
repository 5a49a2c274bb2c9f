import { categoryPath, pagePath, productPath } from "../../../urls/links.ts";
import { variantUrl } from "../../../urls/images.ts";
import type { ProductView } from "../../../domain/product-view.ts";
import type { Content } from "../../../content/load.ts";
import { breadcrumbData } from "../../layout/page-head.ts";

/** schema.org Product and breadcrumbs of a product page. No offer: prices are quoted, never invented. */
export function productData(
  view: ProductView,
  origin: string,
  breadcrumb: Content["shared"]["breadcrumb"],
): object[] {
  const { product, placement, specification } = view;
  const path = productPath(product.id);
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": `${origin}${path}#product`,
      name: product.name,
      description: product.description,
      url: `${origin}${path}`,
      brand: { "@type": "Brand", name: product.brand },
      category: [placement.category, placement.subcategory].filter(Boolean).join(" > "),
      ...(product.serialNumber ? { sku: product.serialNumber } : {}),
      // WebP, as not every reader of such data knows AVIF.
      ...(product.imageUrl ? { image: new URL(variantUrl(product.imageUrl, 960, "webp"), origin).href } : {}),
      additionalProperty: specification
        .filter(({ label }) => label !== "")
        .map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
    },
    breadcrumbData(origin, [
      { name: breadcrumb.home, path: "/" },
      { name: breadcrumb.products, path: pagePath("listing") },
      ...(placement.inTree ? [{ name: placement.category, path: categoryPath(placement.categoryKey) }] : []),
      ...(placement.inTree && placement.subcategory
        ? [
            {
              name: placement.subcategory,
              path: categoryPath(placement.categoryKey, placement.subcategoryKey),
            },
          ]
        : []),
      { name: product.name, path },
    ]),
  ];
}
