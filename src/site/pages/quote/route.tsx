import { createFileRoute } from "@tanstack/react-router";
import { outcomeAt } from "../../../domain/form-outcome.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { pageContext } from "../../load-view.ts";
import { loadAsked } from "../../components/inquiry-form/inquiry-product.ts";
import { QuotePage } from "./quote-page.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

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
  head: ({ matches, match: { context } }) => fixedHead("quote", context.content, matches),
  staticData: { scene: "quote" },
  component: Quote,
});

function Quote() {
  const { form, product } = Route.useLoaderData();
  return <QuotePage outcome={outcomeAt(Route.useSearch(), form)} product={product} />;
}
