import type { LanguageContent } from "../../../content/load.ts";
import { MAX_QUOTE_LINES } from "../../../domain/limits.ts";
import { readLinkedLines } from "../../../domain/quote-link.ts";
import { newListLine } from "../../../domain/quote-list.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PAGES } from "../../../urls/pages.ts";
import { parseQuery } from "../../../urls/params.ts";
import { useContent } from "../content.tsx";
import { Link, useIsHere } from "../link.tsx";
import { useStoredList } from "../stored-list/stored-list.ts";
import { addToOwnList, ownList } from "./own-list.ts";
import styles from "./mark.module.css";

/** The way to the list, with the number of its lines. */
export function Mark() {
  const t = useContent("quoteList");
  const { length } = useStoredList(ownList);
  const isHere = useIsHere(PAGES.quote.path);
  if (length === 0) return null;
  return (
    <Link href={PAGES.quote.path} className={styles.mark} aria-current={isHere ? "page" : undefined}>
      <Icon name="sheet" />
      <span className={styles.word}>{t.word}</span> <b className="num">{length}</b>{" "}
      <span className="unseen">{t.linesOf(length)}</span>
    </Link>
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
