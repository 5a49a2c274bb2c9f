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
  const { featured, lists, round, pictures, contactTimes } = Route.useLoaderData();
  return (
    <HealthcarePage
      featured={featured}
      counts={lists}
      round={round}
      pictures={pictures}
      contactTimes={contactTimes}
    />
  );
}

function Loading() {
  return <HealthcarePage featured={null} counts={null} round={[]} pictures={{}} contactTimes={[]} />;
}
