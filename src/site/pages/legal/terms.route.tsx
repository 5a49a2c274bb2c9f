import { createFileRoute } from "@tanstack/react-router";
import { termsWords } from "../../../content/en/terms.ts";
import { LegalDocument } from "./legal-document.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: ({ matches }) => fixedHead("terms", termsWords, matches),
  component: () => <LegalDocument page={termsWords} />,
});
