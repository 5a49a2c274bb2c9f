import { useState } from "react";
import { useContent } from "../../components/content.tsx";
import { company } from "../../../content/company.ts";
import type { FormOutcome } from "../../../domain/form-outcome.ts";
import { Facts, MailLink, PhoneLink } from "../contact/contact-facts.tsx";
import { AboutProduct } from "../../components/inquiry-form/about-product.tsx";
import type { AskedProduct } from "../../components/inquiry-form/inquiry-product.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QuotePicture } from "./quote-picture.tsx";
import { QuoteReceived } from "./quote-received.tsx";
import styles from "./quote-page.module.css";

/** The quote request; once it is received, the confirmation in its place (R11.2). */
export function QuotePage({
  outcome,
  product,
}: {
  outcome: FormOutcome | undefined;
  product: AskedProduct | null;
}) {
  const t = useContent("quote");
  const [reference, setReference] = useState<string | null>(null);
  const received = reference ?? (outcome?.state === "sent" ? outcome.reference : null);
  if (received !== null) return <QuoteReceived reference={received} />;
  return (
    <div className={styles.room}>
      <div className={`page grid ${styles.quote}`}>
        <div className={styles.side}>
          <div className={styles.words}>
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
          <AboutProduct product={product} page="/get-quote" />
          <QuoteForm outcome={outcome} product={product} onReceived={setReference} />
        </div>
      </div>
    </div>
  );
}
