import { createFileRoute, type NotFoundRouteProps } from "@tanstack/react-router";
import type { Content, LanguageContent } from "../../../content/load.ts";
import { imageKind } from "../../../domain/product/product.ts";
import { variantUrl } from "../../../urls/images.ts";
import { categoryPath, pagePath, productPath } from "../../../urls/links.ts";
import { type HeadInput, WITH_DATA } from "../../layout/head.ts";
import { viewHead, viewOrNearest } from "../../layout/page-route.ts";
import { isMissingProduct, ProductNotFound } from "./missing.tsx";
import { ProductLoading, ProductPage } from "./page.tsx";
import type { ProductView } from "./view.ts";

export const Route = createFileRoute("/products/$id")({
  loader: viewOrNearest("product", "missingProduct"),
  head: viewHead(head, (content, { status }: { status: string }) =>
    status === "notFound" ? content.get("product").notFound.title : null,
  ),
  staticData: { sharesItself: true },
  pendingComponent: ProductLoading,
  notFoundComponent: Missing,
  component: Product,
});

function head(view: ProductView, content: LanguageContent): HeadInput {
  const { id, name, description, imageUrl, imageText } = view.product;
  return {
    title: `${name}, ${view.card.brandName}`,
    shortTitle: name,
    description,
    path: productPath(id),
    kind: "product",
    image: { url: imageKind(imageUrl) === "image" ? imageUrl : null, alt: imageText ?? name },
    data: WITH_DATA && ((origin) => [productData(view, origin, content.get("product"))]),
    breadcrumbs: WITH_DATA && breadcrumbsOf(view, content.get("shared").breadcrumb.products),
  };
}

function Product() {
  return <ProductPage view={Route.useLoaderData()} />;
}

function Missing({ data }: NotFoundRouteProps) {
  const { id } = Route.useParams();
  return <ProductNotFound id={id} near={isMissingProduct(data) ? data : undefined} />;
}

/** schema.org Product of a product page. No offer: prices are quoted, never invented. */
function productData(view: ProductView, origin: string, { documents: { types } }: Content["product"]) {
  const { product, card, placement, specification, documents } = view;
  const path = productPath(product.id);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${origin}${path}#product`,
    name: product.name,
    description: product.description,
    url: `${origin}${path}`,
    brand: { "@type": "Brand", name: card.brandName },
    category: [placement.category, placement.subcategory].filter(Boolean).join(" > "),
    ...(product.serialNumber ? { sku: product.serialNumber } : {}),
    // WebP, as not every reader of such data knows AVIF.
    ...(product.imageUrl ? { image: new URL(variantUrl(product.imageUrl, 960, "webp"), origin).href } : {}),
    ...(documents.length > 0 && {
      subjectOf: documents.map(({ type, language, format, href }) => ({
        "@type": "DigitalDocument",
        name: `${product.name}: ${types[type]}`,
        inLanguage: language,
        encodingFormat: format === "PDF" ? "application/pdf" : `image/${format.toLowerCase()}`,
        url: `${origin}${href}`,
      })),
    }),
    additionalProperty: specification
      .filter(({ label }) => label !== "")
      .map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
  };
}

/** The breadcrumbs of a product page below Home; `products` names the listing. */
function breadcrumbsOf({ product, placement }: ProductView, products: string) {
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
