import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { changeLine, type ListLine, type MatchedList } from "../../../../domain/quote/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { useContent } from "../../../components/content.tsx";
import { ownList } from "../../../components/quote-list/own-list.ts";
import { FoldedLines } from "./folded-lines.tsx";
import { ListDocuments } from "./list-documents.tsx";
import { ListLineRow } from "./list-line.tsx";
import { PastedList } from "./pasted-list.tsx";
import { ShareLink } from "./share-link.tsx";
import { placesToCheck, ToCheck, ToCheckLink } from "./to-check.tsx";
import { lineName, type LineProducts } from "./use-line-products.ts";
import { isIn, type ShownList } from "./use-quote-list.ts";
import styles from "./list.module.css";

export type ListProps = {
  list: ShownList;
  /** Whether the address has lines of which none can be read. */
  isUnreadable: boolean;
  products: LineProducts;
  /** What the server made of a list that was pasted without scripts. */
  matched: MatchedList | null;
  /** The product that the request is about, by its article number or its name. */
  about: string | null;
};

/** The quote list above the form: its lines, a place to paste one, and what can be done with it. */
export function QuoteListFields({
  list,
  isUnreadable,
  products,
  matched,
  about,
  error,
  pasted,
}: ListProps & { error: string | undefined; pasted: string }) {
  const t = useContent("quoteList");
  const { lines, left, question, change } = list;
  const [undo, setUndo] = useState<{
    text: string;
    before: readonly ListLine[];
    after: readonly ListLine[];
  } | null>(null);
  const [isFolded, unfold] = useFolded(lines.length);
  const keyed = withKeys(lines);
  const toCheck = placesToCheck(lines).length;
  // Those that stood for nothing sure when they were asked for: none of them goes while it is being put right.
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  const aside = shown === null ? 0 : keyed.filter(({ key }) => !shown.has(key)).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const showUnsure = () => {
    const unsure = keyed.filter(({ line }) => line.product === "" || line.isDoubtful);
    // Before the first of them is scrolled to.
    flushSync(() => setShown(new Set(unsure.map(({ key }) => key))));
  };
  const update = (place: number, changes: Partial<ListLine>) => {
    const after = changeLine(lines, place, changes);
    const name = lineName({ product: changes.product ?? "", text: "" }, products);
    // Who goes through the choices by keyboard may not have meant this one.
    setUndo(after.length < lines.length ? { text: t.merged(name), before: lines, after } : null);
    change((all) => changeLine(all, place, changes));
  };
  const remove = (place: number, name: string) => {
    setUndo({ text: t.removed(name), before: lines, after: [] });
    change((all) => all.filter((_, index) => index !== place));
  };
  return (
    <section
      className={styles.list}
      aria-labelledby="quote-list"
      data-lines={lines.length}
      data-folded={isFolded || undefined}
    >
      {/* Without scripts Enter presses the first button of a form: that has to be its own. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className={styles.rail}>
        <h2 id="quote-list" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        {lines.length === 0 ? null : <p className="small">{t.count(lines.length)}</p>}
        {isFolded ? (
          <button type="button" className={buttonClass("text")} onClick={unfold}>
            {toCheck === 0 ? t.show : t.showAndCheck(toCheck)}
          </button>
        ) : null}
      </div>
      <div className={styles.body}>
        {isUnreadable ? <p className={styles.notice}>{t.unreadable}</p> : null}
        {question ? <Question count={lines.length} question={question} /> : null}
        {lines.length === 0 ? (
          <p className={styles.empty}>{about === null ? t.empty : t.beside(about)} </p>
        ) : null}
        {isFolded ? null : <ToCheck lines={lines} onShow={showUnsure} />}
        {isFolded ? <FoldedLines lines={lines} products={products} /> : null}
        {lines.length === 0 ? null : (
          <ul className={styles.lines} aria-label={t.title}>
            {keyed.map(({ key, line }, place) => (
              <ListLineRow
                key={key}
                line={line}
                place={place}
                products={products}
                isAside={shown?.has(key) === false}
                onChange={(changes) => update(place, changes)}
                onRemove={(name) => remove(place, name)}
              />
            ))}
          </ul>
        )}
        {aside === 0 ? null : (
          <p className={styles.notice}>
            {t.aside(aside)}{" "}
            <button
              type="button"
              className={buttonClass("text")}
              onClick={() => {
                setShown(null);
                heading.current?.focus();
              }}
            >
              {t.showAll(lines.length)}
            </button>
          </p>
        )}
        {undo ? (
          <Undo key={undo.text}>
            {undo.text}{" "}
            <button
              type="button"
              className={buttonClass("go")}
              onClick={() => {
                // Another tab may have added lines since.
                const isKnown = isIn([...undo.before, ...undo.after]);
                change((now) => [...undo.before, ...now.filter((line) => !isKnown(line))]);
                setUndo(null);
              }}
            >
              {t.undo}
            </button>
          </Undo>
        ) : null}
        {left > 0 ? (
          <p className={styles.notice} role="status">
            {t.left(left)}
          </p>
        ) : null}
        {error === undefined ? null : (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.foot}>
          <PastedList
            onMatched={(found, leftOut) => {
              // To undo something would take them away again.
              setUndo(null);
              setShown(null);
              list.add(found, leftOut);
            }}
            matched={matched}
            pasted={pasted}
            isFirst={lines.length === 0}
            next={<ToCheckLink lines={lines} onShow={showUnsure} />}
          />
          {lines.length === 0 ? null : (
            <div className={styles.actions}>
              <ListDocuments lines={lines} products={products} />
              <ShareLink lines={lines} />
              <button
                type="button"
                className={`${buttonClass("go")} ${styles.scripted}`}
                onClick={() => {
                  setUndo({ text: t.cleared, before: lines, after: [] });
                  change(() => []);
                }}
              >
                {t.clear}
              </button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Whether the list is told in the place that it had while it was empty. A page that is loaded whole gets the visitor's own
 * list with the scripts, when the form below may be filled in already: nothing of it moves before they ask.
 */
function useFolded(count: number): [isFolded: boolean, unfold: () => void] {
  const isHydrated = useHydrated();
  const [isFolded, setFolded] = useState(() => !isHydrated && count === 0 && ownList.items().length > 0);
  return [isFolded && count > 0, () => setFolded(false)];
}

/** Lines with what they are known by while others come and go: what they ask for, and the how many-th of these they are. */
function withKeys(lines: readonly ListLine[]): { key: string; line: ListLine }[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = line.choices.length > 0 || line.product === "" ? `"${line.text}` : line.product;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, line };
  });
}

/** What was removed, with the way back; it takes the focus that was on the line. */
function Undo({ children }: { children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} className={styles.undo} tabIndex={-1} role="status">
      {children}
    </p>
  );
}

/** Whether the lines of a link are to be joined with the visitor's own. */
function Question({ count, question }: { count: number; question: NonNullable<ShownList["question"]> }) {
  const t = useContent("quoteList").joined;
  return (
    <div className={styles.question} role="group" aria-label={t.question(count, question.own)}>
      <p>{t.question(count, question.own)}</p>
      {(["join", "replace", "keep"] as const).map((answer) => (
        <button
          key={answer}
          type="button"
          className={buttonClass(answer === "join" ? "solid" : "line", "small")}
          onClick={() => question.answer(answer)}
        >
          {t[answer]}
        </button>
      ))}
    </div>
  );
}
