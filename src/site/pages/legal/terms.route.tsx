import { createFileRoute } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { LegalDocument } from "./page.tsx";
import { fixedHead } from "../../layout/page-route.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: fixedHead("terms"),
  component: Terms,
});

function Terms() {
  return <LegalDocument page={useContent("terms")} />;
}
