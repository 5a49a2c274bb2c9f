import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { contentOf, type LanguageContent, LANGUAGES } from "../../content/load.ts";

let loaded: LanguageContent | undefined;

/** The texts of this visit: what the server passed for the page; in the browser those loaded so far. */
export const visitorContent: () => LanguageContent = createIsomorphicFn()
  .server(() => {
    const content = getGlobalStartContext()?.page?.content;
    if (!content) throw new Error("The server passed no texts");
    return content;
  })
  .client(() => {
    const { lang } = document.documentElement;
    loaded ??= contentOf(LANGUAGES.find(({ tag }) => tag === lang) ?? LANGUAGES[0]);
    return loaded;
  });
