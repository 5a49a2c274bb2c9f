import { createFileRoute } from "@tanstack/react-router";
import { privacyWords } from "../../content/en/privacy.ts";
import { pageContext } from "../catalogue-access.ts";
import { LegalDocument } from "../legal/legal-document.tsx";
import { legalHead } from "../legal/legal-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  loader: () => ({ origin: pageContext()?.origin ?? window.location.origin }),
  head: ({ loaderData }) => (loaderData ? legalHead(privacyWords, "/privacy-policy", loaderData.origin) : {}),
  component: () => <LegalDocument page={privacyWords} />,
});
