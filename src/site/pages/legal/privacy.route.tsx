import { createFileRoute } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { LegalDocument } from "./page.tsx";
import { fixedHead } from "../../layout/page-route.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: fixedHead("privacy"),
  component: Privacy,
});

function Privacy() {
  return <LegalDocument page={useContent("privacy")} />;
}
