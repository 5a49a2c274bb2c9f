import { createFileRoute } from "@tanstack/react-router";
import { contactWords } from "../../content/en/contact.ts";
import { frameWords } from "../../content/en/frame.ts";
import { outcomeAt } from "../../domain/form-outcome.ts";
import { PAGES } from "../../urls/pages.ts";
import { readParams } from "../../urls/params.ts";
import { pageContext } from "../catalogue-access.ts";
import { ContactPage } from "../contact/contact-page.tsx";
import { breadcrumbData, pageHead, siteOrigin } from "../frame/page-head.ts";
import { loadAsked } from "../inquiry-form/asked-product.ts";

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
  head: ({ matches }) =>
    pageHead({
      title: contactWords.title,
      description: contactWords.description,
      path: "/contact",
      origin: siteOrigin(matches),
      data: [
        breadcrumbData(siteOrigin(matches), [
          { name: frameWords.breadcrumb.home, path: "/" },
          { name: contactWords.title, path: "/contact" },
        ]),
      ],
    }),
  component: Contact,
});

function Contact() {
  const { form, product } = Route.useLoaderData();
  return <ContactPage outcome={outcomeAt(Route.useSearch(), form)} product={product} />;
}
