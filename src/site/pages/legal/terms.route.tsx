import { createFileRoute } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { LegalDocument } from "./legal-document.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: ({ matches, match: { context } }) => fixedHead("terms", context.content, matches),
  component: Terms,
});

function Terms() {
  return <LegalDocument page={useContent("terms")} />;
}
