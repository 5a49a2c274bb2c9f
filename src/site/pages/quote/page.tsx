import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { company } from "../../../content/company.ts";
import type { FormOutcome } from "../../../domain/form.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { PlainBannerImage } from "../../components/banner-image/banner-image.tsx";
import { Facts, MailLink, PhoneLink } from "../../components/contact/contact-details.tsx";
import { useContent } from "../../components/content.tsx";
import { InquiryProductCard, type InquiryProduct } from "../../components/inquiry-form/inquiry-product.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./page.module.css";

/** The quote request; once it is received, the confirmation in its place (R11.2). */
export function QuotePage({
  outcome,
  product,
}: {
  outcome: FormOutcome | undefined;
  product: InquiryProduct | null;
}) {
  const t = useContent("quote");
  const [reference, setReference] = useState<string | null>(null);
  const received = reference ?? (outcome?.state === "sent" ? outcome.reference : null);
  if (received !== null) return <QuoteReceived reference={received} />;
  return (
    <div className={styles.viewport}>
      <div className={`page grid ${styles.quote}`}>
        <div className={styles.side}>
          <div className={styles.text}>
            <h1>{t.title}</h1>
            <p className={`lede ${styles.lede}`}>{t.lede}</p>
            <div className={styles.promise}>
              <p className={styles.figure} aria-hidden="true">
                {t.promise.figure}
                <small>{t.promise.unit}</small>
              </p>
              <p className={styles.caption}>{t.promise.text}</p>
            </div>
            <div className={styles.direct}>
              <Facts
                facts={[
                  { name: t.showroom, value: <PhoneLink number={company.phones.showroom} /> },
                  { name: t.email, value: <MailLink /> },
                ]}
              />
            </div>
          </div>
          <QuotePicture />
        </div>
        <div className={styles.form}>
          <InquiryProductCard product={product} page="/get-quote" />
          <QuoteForm outcome={outcome} product={product} onReceived={setReference} />
        </div>
      </div>
    </div>
  );
}

/** Of a picture as high as its frame, which shows the middle of it; on phones none is shown, and none fetched. */
const SIZES = "(min-width: 960px) clamp(587px, 66vw, 836px), 1px";

/** What a quote may hold, beside the form on wide screens: on the page's own ground, cut by its edge; it comes last. */
function QuotePicture() {
  return <PlainBannerImage name="quote" className={styles.picture} sizes={SIZES} fetchPriority="low" />;
}

/** The confirmation that takes the form's place: the reference, what happens next, the way home (R11.2). */
function QuoteReceived({ reference }: { reference: string }) {
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
        <Link to={PAGES.home.path} className={buttonClass()}>
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
