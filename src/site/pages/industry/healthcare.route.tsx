import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { HealthcarePage } from "./healthcare.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/healthcare-facilities")({
  loader: viewLoader("healthcare"),
  head: fixedHead("healthcare", "solutions"),
  staticData: { banner: "healthcare" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Healthcare,
});

function Healthcare() {
  return <HealthcarePage featured={Route.useLoaderData().featured} />;
}

function Loading() {
  return <HealthcarePage featured={null} />;
}
