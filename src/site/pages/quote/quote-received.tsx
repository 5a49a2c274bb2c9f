import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { quoteWords } from "../../../content/en/quote.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./quote-received.module.css";

const words = quoteWords.confirmation;

/** The confirmation that takes the form's place: the reference, what happens next, the way home (spec §2). */
export function QuoteReceived({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`page grid ${styles.received}`}>
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="lede">{words.lede}</p>
        <dl className={styles.reference}>
          <dt>{words.reference}</dt>
          <dd>{reference}</dd>
          <dd className="small">{words.referenceHelp}</dd>
        </dl>
        <Link to="/" className={buttonClass()}>
          {words.home} <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.next}>
        <SectionHead>
          <h2>{words.next}</h2>
        </SectionHead>
        <ol>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
