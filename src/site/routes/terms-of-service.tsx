import { createFileRoute } from "@tanstack/react-router";
import { termsWords } from "../../content/en/terms.ts";
import { LegalDocument } from "../legal/legal-document.tsx";
import { siteOrigin } from "../frame/page-head.ts";
import { legalHead } from "../legal/legal-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: ({ matches }) => legalHead(termsWords, "/terms-of-service", siteOrigin(matches)),
  component: () => <LegalDocument page={termsWords} />,
});
