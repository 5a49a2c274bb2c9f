import { useContent } from "../../components/content.tsx";
import type { FormOutcome } from "../../../domain/form-outcome.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { AboutProduct } from "../../components/inquiry-form/about-product.tsx";
import type { AskedProduct } from "../../components/inquiry-form/inquiry-product.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactForm } from "./contact-form.tsx";
import { HoursBars } from "./hours-bars.tsx";
import styles from "./contact-page.module.css";

/** How to reach the company, the inquiry form and what we promise. */
export function ContactPage({
  outcome,
  product,
}: {
  outcome: FormOutcome | undefined;
  product: AskedProduct | null;
}) {
  const t = useContent("contact");
  return (
    <div className="page">
      <div className={`grid ${styles.top}`}>
        <div className={styles.facts}>
          <h1>{t.title}</h1>
          <p className={`lede ${styles.lede}`}>{t.lede}</p>
          <ContactFacts />
          <HoursBars />
        </div>
        <div className={styles.form}>
          <AboutProduct product={product} page="/contact" />
          <ContactForm outcome={outcome} product={product} />
        </div>
      </div>
      <section className={styles.promises}>
        <SectionHead>
          <h2>{t.promises.title}</h2>
        </SectionHead>
        <ul>
          {t.promises.list.map(({ title, text }) => (
            <li key={title} className="grid">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
