import { createFileRoute } from "@tanstack/react-router";
import { privacyWords } from "../../content/en/privacy.ts";
import { LegalDocument } from "../legal/legal-document.tsx";
import { siteOrigin } from "../frame/page-head.ts";
import { legalHead } from "../legal/legal-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: ({ matches }) => legalHead(privacyWords, "/privacy-policy", siteOrigin(matches)),
  component: () => <LegalDocument page={privacyWords} />,
});
