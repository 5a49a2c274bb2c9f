import { createFileRoute } from "@tanstack/react-router";
import { outcomeAt } from "../../../domain/form.ts";
import { PAGES } from "../../../urls/pages.ts";
import { ContactPage } from "./page.tsx";
import { fixedHead, formLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/contact")({
  validateSearch: PAGES.contact.read,
  // Without `sent`: the browser goes on with the outcome that the server put into the page, and forgets it when the
  // visitor leaves.
  loaderDeps: ({ search: { product } }) => ({ product }),
  gcTime: 0,
  loader: formLoader("contact", { product: null }),
  head: fixedHead("contact"),
  component: Contact,
});

function Contact() {
  const { form, product } = Route.useLoaderData();
  return <ContactPage outcome={outcomeAt(Route.useSearch(), form)} product={product} />;
}
