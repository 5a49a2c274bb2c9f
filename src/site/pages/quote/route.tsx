import { createFileRoute } from "@tanstack/react-router";
import { readFloorNeeds } from "../../../domain/machines/floor-needs.ts";
import { outcomeAt } from "../../../domain/form.ts";
import { NO_LINES } from "../../../domain/quote/quote-link.ts";
import { PAGES } from "../../../urls/pages.ts";
import { QuotePage } from "./page.tsx";
import { fixedHead, formLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/get-quote")({
  validateSearch: PAGES.quote.read,
  // Without `sent`: the browser goes on with the outcome that the server put into the page, and forgets it when the
  // visitor leaves.
  loaderDeps: ({ search: { product, lines } }) => ({ product, lines }),
  gcTime: 0,
  loader: formLoader("quote", { product: null, list: NO_LINES, isUnreadable: false }),
  head: fixedHead("quote"),
  staticData: { banner: "quote" },
  component: Quote,
});

function Quote() {
  const { form, ...shown } = Route.useLoaderData();
  const search = Route.useSearch();
  const floor = search.floor === undefined ? null : readFloorNeeds(search.floor);
  return <QuotePage outcome={outcomeAt(search, form)} {...shown} floor={floor} />;
}
