import { createFileRoute, notFound } from "@tanstack/react-router";
import { imageKind } from "../../../domain/image-rank.ts";
import { productView } from "../../../domain/product-view.ts";
import { productPath } from "../../../urls/links.ts";
import { loadCatalogue } from "../../load-view.ts";
import { bareHead, pageHead, siteOrigin } from "../../layout/page-head.ts";
import { productData } from "./product-data.ts";
import { ProductLoading } from "./product-loading.tsx";
import { ProductNotFound } from "./product-not-found.tsx";
import { ProductPage } from "./product-page.tsx";

export const Route = createFileRoute("/products/$id")({
  loader: async ({ context, params }) => {
    const view = productView(await loadCatalogue(context.queryClient), params.id);
    if (!view) throw notFound();
    return { view };
  },
  head: ({ matches, loaderData, match }) => {
    if (match.status === "notFound") {
      return bareHead(
        match.context.content.get("product").notFound.title,
        match.context.content.get("shared").pageTitle,
      );
    }
    if (!loaderData) return {};
    const { view } = loaderData;
    const origin = siteOrigin(matches);
    const { imageUrl } = view.product;
    return pageHead({
      pageTitle: match.context.content.get("shared").pageTitle,
      title: `${view.product.name}, ${view.product.brand}`,
      shortTitle: view.product.name,
      description: view.product.description,
      path: productPath(view.product.id),
      origin,
      kind: "product",
      image: { url: imageKind(imageUrl) === "image" ? imageUrl : null, alt: view.product.name },
      data: productData(view, origin, match.context.content.get("shared").breadcrumb),
    });
  },
  staticData: { sharesItself: true },
  pendingComponent: ProductLoading,
  notFoundComponent: ProductNotFound,
  component: ProductScreen,
});

function ProductScreen() {
  return <ProductPage view={Route.useLoaderData().view} />;
}
