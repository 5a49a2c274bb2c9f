import { createFileRoute } from "@tanstack/react-router";
import { privacyWords } from "../../../content/en/privacy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { fixedHead } from "../../layout/fixed-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: ({ matches }) => fixedHead("privacy", privacyWords, matches),
  component: () => <LegalDocument page={privacyWords} />,
});
