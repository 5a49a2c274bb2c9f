import { createFileRoute } from "@tanstack/react-router";
import { withoutLists } from "../../components/product-card/list-failure.tsx";
import { HospitalityPage } from "./hospitality.tsx";
import { fixedHead, viewLoader } from "../../layout/page-route.ts";

export const Route = createFileRoute("/hospitality-excellence")({
  loader: viewLoader("hospitality"),
  head: fixedHead("hospitality", "solutions"),
  staticData: { dark: true, banner: "hospitality" },
  pendingComponent: Loading,
  errorComponent: withoutLists(Loading),
  component: Hospitality,
});

function Hospitality() {
  const { featured, lists, sound } = Route.useLoaderData();
  return <HospitalityPage featured={featured} counts={lists} sound={sound} />;
}

function Loading() {
  return <HospitalityPage featured={null} counts={null} sound={null} />;
}
