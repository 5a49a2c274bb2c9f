import { createFileRoute } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: ({ matches, match: { context } }) => fixedHead("privacy", context.content, matches),
  component: Privacy,
});

function Privacy() {
  return <LegalDocument page={useContent("privacy")} />;
}
