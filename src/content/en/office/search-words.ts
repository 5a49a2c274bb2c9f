import { counted } from "./counted.ts";

const products = (count: number) => counted(count, "product", "products");

/** What words of a search mean, beside the searches that found nothing. */
export const searchWords = {
  title: "Search words",
  intro:
    "What visitors type, and what the catalogue calls it. It counts only where a search finds nothing by its own words.",
  word: "Visitors type",
  wordHelp: "One to three words, such as “hoover”",
  means: "The catalogue calls it",
  meansHelp: "As products are named, such as “vacuum”",
  add: "Add",
  addFurther: "Add a further meaning",
  meansAlready: (meanings: readonly string[]) =>
    `It means ${meanings.map((each) => `“${each}”`).join(" and ")} already, and will mean both.`,
  before: "Now",
  after: "With this meaning",
  tryIt: "Type a word to see what visitors are shown for it.",
  nothing: "Nothing",
  found: (count: number) => `${products(count)} by these very words`,
  near: (count: number) => `${products(count)} that it may mean`,
  both: (exact: number, near: number) => `${products(exact)} by these very words, ${near} that it may mean`,
  noUse: "The catalogue has nothing by that name, so this would help nobody.",
  sameAnyway: "Visitors are shown the same without it.",
  added: (word: string) => `“${word}” is on the site with its meaning.`,
  known: (word: string) => `“${word}” had this meaning already.`,
  removed: (word: string) => `“${word}” has lost its meaning.`,

  list: "Words and meanings",
  find: "Find a word",
  none: "No word has a meaning yet.",
  notFound: (typed: string) => `No word or meaning has “${typed}” in it.`,
  off: "Off",
  remove: "Remove",
  removePair: (word: string, means: string) => `Remove ${word}, which means ${means}`,

  searches: "Searched, nothing found",
  searchesAside: "90 days, without who searched",
  noSearches: "Every search found something.",
  times: (count: number) => (count === 1 ? "once" : `${count.toLocaleString("en")} times`),
  similar: "similar ones were shown",
  empty: "nothing was shown",
  meansNow: (meaning: string) => `means “${meaning}” now`,
  make: "Make it a synonym of …",
  makeOf: (text: string) => `Make it a synonym of …: ${text}`,

  history: "History",
  historyAside: "what words meant",
  noHistory: "Nothing was changed yet.",
  causes: {
    before: "as it was before",
    published: "gave",
    withdrawn: "took away",
    returned: "put back",
    restored: "restored",
    followed: "changed with another",
    imported: "wrote",
  },
  switchedOff: "switched off",
  restorePair: (word: string, means: string, version: number) =>
    `Restore version ${version} of ${word}, which means ${means}`,
  restored: (word: string) => `“${word}” is what it was again.`,
};
