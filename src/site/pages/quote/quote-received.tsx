import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./quote-received.module.css";

/** The confirmation that takes the form's place: the reference, what happens next, the way home (R11.2). */
export function QuoteReceived({ reference }: { reference: string }) {
  const quoteConfirmation = useContent("quote").confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`page grid ${styles.received}`}>
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {quoteConfirmation.title}
        </h1>
        <p className="lede">{quoteConfirmation.lede}</p>
        <dl className={styles.reference}>
          <dt>{quoteConfirmation.reference}</dt>
          <dd>{reference}</dd>
          <dd className="small">{quoteConfirmation.referenceHelp}</dd>
        </dl>
        <Link to="/" className={buttonClass()}>
          {quoteConfirmation.home} <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.next}>
        <SectionHead>
          <h2>{quoteConfirmation.next}</h2>
        </SectionHead>
        <ol>
          {quoteConfirmation.steps.map(({ title, text }) => (
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
