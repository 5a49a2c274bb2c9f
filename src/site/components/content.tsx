import { createContext, useContext } from "react";
import type { CompanyFacts } from "../../domain/company/company.ts";
import type { Content, LanguageContent, PartName } from "../../content/load.ts";

/** The texts of the visitor's language; the router provides them. */
export const ContentContext = createContext<LanguageContent | null>(null);

/** The language of the page and its texts. */
export function useLanguageContent(): LanguageContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error("Texts are used outside their provider");
  return content;
}

/** The facts of the company. */
export function useCompany(): CompanyFacts {
  return useLanguageContent().company;
}

/** One part of the texts. Throws where the page's table does not name it (`content/load.ts`). */
export function useContent<Part extends PartName>(part: Part): Content[Part] {
  return useLanguageContent().get(part);
}
