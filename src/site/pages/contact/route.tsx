import { createFileRoute } from "@tanstack/react-router";
import { outcomeAt } from "../../../domain/form-outcome.ts";
import { PAGES } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { pageContext } from "../../load-view.ts";
import { ContactPage } from "./contact-page.tsx";
import { loadAsked } from "../../components/inquiry-form/inquiry-product.ts";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/contact")({
  validateSearch: (raw: Record<string, unknown>) => readParams(PAGES.contact.params, raw),
  // Without `sent`: the browser goes on with the outcome that the server put into the page, and forgets it when the
  // visitor leaves.
  loaderDeps: ({ search: { product } }) => ({ product }),
  gcTime: 0,
  loader: async ({ context, deps }) => ({
    product: await loadAsked(context.queryClient, deps.product),
    form: pageContext()?.form,
  }),
  head: ({ matches, match: { context } }) => fixedHead("contact", context.content, matches),
  component: Contact,
});

function Contact() {
  const { form, product } = Route.useLoaderData();
  return <ContactPage outcome={outcomeAt(Route.useSearch(), form)} product={product} />;
}
