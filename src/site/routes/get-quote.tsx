import { createFileRoute } from "@tanstack/react-router";
import { frameWords } from "../../content/en/frame.ts";
import { quoteWords } from "../../content/en/quote.ts";
import { outcomeAt } from "../../domain/form-outcome.ts";
import { PAGES } from "../../urls/pages.ts";
import { readParams } from "../../urls/params.ts";
import { pageContext } from "../catalogue-access.ts";
import { breadcrumbData, pageHead, siteOrigin } from "../frame/page-head.ts";
import { loadAsked } from "../inquiry-form/asked-product.ts";
import { QuotePage } from "../quote/quote-page.tsx";

export const Route = createFileRoute("/get-quote")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.quote.params, raw),
  // Without `sent`: the browser goes on with the outcome that the server put into the page, and forgets it when the
  // visitor leaves.
  loaderDeps: ({ search: { product } }) => ({ product }),
  gcTime: 0,
  loader: async ({ context, deps }) => ({
    product: await loadAsked(context.queryClient, deps.product),
    form: pageContext()?.form,
  }),
  head: ({ matches }) =>
    pageHead({
      title: quoteWords.title,
      description: quoteWords.description,
      path: "/get-quote",
      origin: siteOrigin(matches),
      data: [
        breadcrumbData(siteOrigin(matches), [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: quoteWords.title, path: "/get-quote" },
        ]),
      ],
    }),
  staticData: { scene: "quote" },
  component: Quote,
});

function Quote() {
  const { form, product } = Route.useLoaderData();
  return <QuotePage outcome={outcomeAt(Route.useSearch(), form)} product={product} />;
}
