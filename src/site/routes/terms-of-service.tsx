import { createFileRoute } from "@tanstack/react-router";
import { termsWords } from "../../content/en/terms.ts";
import { pageContext } from "../catalogue-access.ts";
import { LegalDocument } from "../legal/legal-document.tsx";
import { legalHead } from "../legal/legal-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  loader: () => ({ origin: pageContext()?.origin ?? window.location.origin }),
  head: ({ loaderData }) => (loaderData ? legalHead(termsWords, "/terms-of-service", loaderData.origin) : {}),
  component: () => <LegalDocument page={termsWords} />,
});
