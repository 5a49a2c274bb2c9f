import { createFileRoute } from "@tanstack/react-router";
import type { LanguageContent } from "../../../content/load.ts";
import { imageKind } from "../../../domain/product.ts";
import { productPath } from "../../../urls/links.ts";
import type { HeadInput } from "../../layout/head.ts";
import { viewHead, viewLoader } from "../../layout/page-route.ts";
import { productData, productTrail } from "./product-data.ts";
import { ProductLoading } from "./product-loading.tsx";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductPage } from "./product-page.tsx";
import type { ProductView } from "./view.ts";

export const Route = createFileRoute("/products/$id")({
  loader: viewLoader("product"),
  head: viewHead(head, (content, { status }: { status: string }) =>
    status === "notFound" ? content.get("product").notFound.title : null,
  ),
  staticData: { sharesItself: true },
  pendingComponent: ProductLoading,
  notFoundComponent: ProductNotFound,
  component: Product,
});

function head(view: ProductView, content: LanguageContent): HeadInput {
  const { id, name, brand, description, imageUrl } = view.product;
  return {
    title: `${name}, ${brand}`,
    shortTitle: name,
    description,
    path: productPath(id),
    kind: "product",
    image: { url: imageKind(imageUrl) === "image" ? imageUrl : null, alt: name },
    data: (origin) => [productData(view, origin)],
    breadcrumbs: productTrail(view, content.get("shared").breadcrumb.products),
  };
}

function Product() {
  return <ProductPage view={Route.useLoaderData()} />;
}
