import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { addLines, type ListLine, type QuoteList } from "../../../../domain/quote/quote-list.ts";
import { PAGES } from "../../../../urls/pages.ts";
import { addToOwnList, ownList } from "../../../components/quote-list/own-list.ts";
import { useStoredList } from "../../../components/stored-list/stored-list.ts";
import { MAX_QUOTE_LINES } from "../../../../domain/limits.ts";

type Change = (lines: readonly ListLine[]) => readonly ListLine[];

/** The list above the form, and what can be done with it. */
export type ShownList = {
  lines: readonly ListLine[];
  /** How many lines of an address, a form or a pasted list were left out, because there was no room for them. */
  left: number;
  change: (change: Change) => void;
  /** Adds lines of a list of which so many more were left out already. */
  add: (lines: readonly ListLine[], leftOut: number) => void;
  /** A link has brought lines beside those of the visitor's own list: nothing is mixed before they have said so. */
  question: { own: number; answer: (answer: "join" | "replace" | "keep") => void } | null;
};

/** Whether a list has a line that asks for the same. */
export const isIn = (lines: readonly ListLine[]) => (line: ListLine) =>
  lines.some(
    (each) =>
      each.product.toLowerCase() === line.product.toLowerCase() &&
      each.quantity === line.quantity &&
      (line.product !== "" || each.text === line.text),
  );

/** Takes lines that were sent off the visitor's own list. */
export function forgetLines(lines: readonly ListLine[]): void {
  ownList.update((items) => items.filter((line) => !isIn(lines)(line)));
}

/**
 * The visitor's own list, or what the page was given: the lines of its address, or of the form that was sent to it.
 * These become the visitor's own where they have none.
 */
export function useQuoteList(given: QuoteList): ShownList {
  const own = useStoredList(ownList);
  const [shown, setShown] = useState({ given, lines: given.lines, isDecided: false });
  const [left, setLeft] = useState(0);
  if (shown.given !== given) setShown({ given, lines: given.lines, isDecided: given.lines.length === 0 });
  const isOpen = !shown.isDecided && given.lines.length > 0;
  const asks = isOpen && own.length > 0 && !given.lines.every(isIn(own));
  const lines = asks || (isOpen && own.length === 0) ? shown.lines : own;
  const navigate = useNavigate();

  const decide = (change: Change) => {
    ownList.update(change);
    setShown((last) => ({ ...last, isDecided: true }));
    // The address no longer says what the list is.
    const { pathname, search } = window.location;
    if (pathname.endsWith(PAGES.quote.path) && new URLSearchParams(search).has("lines")) {
      void navigate({
        to: ".",
        search: ({ product }) => (product === undefined ? {} : { product }),
        replace: true,
        resetScroll: false,
      });
    }
  };
  const adopt = useEffectEvent((linked: QuoteList["lines"]) => {
    if (!isOpen || ownList.items().length > 0) return;
    setLeft(given.left);
    decide(() => linked);
  });
  useEffect(() => adopt(given.lines), [given]);

  const change = (next: Change) => {
    setLeft(0);
    if (asks) setShown((last) => ({ ...last, lines: next(last.lines) }));
    else ownList.update(next);
  };
  return {
    lines,
    left: left || (isOpen ? given.left : 0),
    change,
    add(more, leftOut) {
      // The list of now: it may have changed while articles were looked for, in another tab too.
      const { length } = addLines(asks ? lines : ownList.items(), more);
      change((now) => addLines(now, more));
      setLeft(leftOut + Math.max(0, length - MAX_QUOTE_LINES));
    },
    question: asks
      ? {
          own: own.length,
          answer(answer) {
            if (answer !== "keep") setLeft(given.left + (answer === "join" ? addToOwnList(shown.lines) : 0));
            decide((items) => (answer === "replace" ? shown.lines : items));
          },
        }
      : null,
  };
}
