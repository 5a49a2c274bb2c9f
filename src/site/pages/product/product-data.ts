import { categoryPath, pagePath, productPath } from "../../../urls/links.ts";
import { variantUrl } from "../../../urls/images.ts";
import type { ProductView } from "./view.ts";

/** schema.org Product of a product page. No offer: prices are quoted, never invented. */
export function productData(view: ProductView, origin: string) {
  const { product, placement, specification } = view;
  const path = productPath(product.id);
  return {
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
  };
}

/** The breadcrumbs of a product page below Home; `products` names the listing. */
export function productTrail({ product, placement }: ProductView, products: string) {
  const { category, categoryKey, subcategory, subcategoryKey, inTree } = placement;
  return [
    { name: products, path: pagePath("listing") },
    ...(inTree ? [{ name: category, path: categoryPath(categoryKey) }] : []),
    ...(inTree && subcategory
      ? [{ name: subcategory, path: categoryPath(categoryKey, subcategoryKey) }]
      : []),
    { name: product.name, path: productPath(product.id) },
  ];
}
