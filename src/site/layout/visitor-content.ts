import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { contentOf, type LanguageContent, LANGUAGES, type PartName } from "../../content/load.ts";

/** On the server too a page has only the parts that it names: one that is missing would fail in the browser alone. */
function onlyLoaded(all: LanguageContent): LanguageContent {
  const named = new Set<PartName>();
  return {
    ...all,
    load: async (parts) => parts.forEach((part) => named.add(part)),
    get(part) {
      if (!named.has(part)) throw new Error(`This page's parts don't name "${part}"`);
      return all.get(part);
    },
  };
}

let loaded: LanguageContent | undefined;

/** The texts of this visit: what the server passed for the page; in the browser those loaded so far. */
export const visitorContent: () => LanguageContent = createIsomorphicFn()
  .server(() => {
    const content = getGlobalStartContext()?.page?.content;
    if (!content) throw new Error("The server passed no texts");
    return onlyLoaded(content);
  })
  .client(() => {
    const { lang } = document.documentElement;
    const language = LANGUAGES.find(({ tag }) => tag === lang) ?? LANGUAGES[0];
    loaded ??= contentOf(language, language === LANGUAGES[0]);
    return loaded;
  });
