import type { LanguageContent } from "../../../content/load.ts";
import { MAX_QUOTE_LINES } from "../../../domain/limits.ts";
import { readLinkedLines } from "../../../domain/quote/quote-link.ts";
import { newListLine } from "../../../domain/quote/quote-list.ts";
import { PAGES } from "../../../urls/pages.ts";
import { parseQuery } from "../../../urls/params.ts";
import { useContent } from "../content.tsx";
import { useStoredList } from "../stored-list/stored-list.ts";
import { addToOwnList, ownList } from "./own-list.ts";
import { AskForQuote } from "./list-link.tsx";
import styles from "./list-count.module.css";

/** The number of the list's lines, beside the word of the link to it. */
export function ListCount() {
  const t = useContent("quoteList");
  const { quote } = useContent("shared");
  const { length } = useStoredList(ownList);
  if (length === 0) return <AskForQuote />;
  return (
    <>
      <span className={styles.word} aria-hidden="true">
        {quote} <b className="num">{length}</b>
      </span>
      <span className="unseen">{t.lines(length)}</span>
    </>
  );
}

/** Adds the lines of a link to the list, given as its query; says what to tell the visitor. */
export function addLinked(query: string, content: LanguageContent) {
  const t = content.get("quoteList");
  const lines = readLinkedLines(PAGES.quote.read(parseQuery(query)).lines ?? "").map(newListLine);
  const left = addToOwnList(lines);
  if (left > 0) return { ...t.full(left, MAX_QUOTE_LINES), tone: "bad" } as const;
  const names = lines.map(({ product }) => product);
  return { title: t.added(names), text: t.now(ownList.items().length), tone: "good" } as const;
}
