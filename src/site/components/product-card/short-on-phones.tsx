import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import styles from "./short-on-phones.module.css";

type Props = {
  /** The grids; which of their cards are hidden at first the page's style sheet says, below `[data-short]:not(:target)`. */
  children: ReactNode;
  /** What follows the whole list. */
  after: ReactNode;
  /** How many cards phones hide at first. */
  hidden: number;
  /** The address of the page as it is, with this hash. */
  at: (hash: string) => string;
};

/** The hash that shows the whole list. */
const WHOLE = "whole";

/** A long list of which phones show the first few cards, until a link asks for the others. */
export function ShortOnPhones({ children, after, hidden, at }: Props) {
  const { more } = useContent("listing").onPhones;
  // Without scripts the style sheet sees the same by the address.
  const showsAll = useLocation({ select: ({ hash }) => hash === WHOLE });
  return (
    <div id={WHOLE} className={styles.list} data-short={(hidden > 0 && !showsAll) || undefined}>
      {children}
      <Link
        href={at(WHOLE)}
        aria-current={undefined}
        data-stay=""
        className={`${buttonClass("line")} ${styles.more}`}
      >
        {more(hidden)}
      </Link>
      <div className={styles.after}>{after}</div>
    </div>
  );
}
