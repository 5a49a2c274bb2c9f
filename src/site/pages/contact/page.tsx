import type { FormOutcome } from "../../../domain/form.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { BusinessHours } from "../../components/contact/business-hours.tsx";
import { ContactDetails, PhoneLink } from "../../components/contact/contact-details.tsx";
import { ContactForm } from "../../components/contact/contact-form.tsx";
import { useCompany, useContent } from "../../components/content.tsx";
import { InquiryProductCard, type InquiryProduct } from "../../components/inquiry-form/inquiry-product.tsx";
import styles from "./page.module.css";

const PICTURE_SIZES = "(min-width: 600px) 50vw, 100vw";

/** How to reach the company, the inquiry form and what we promise. */
export function ContactPage({
  outcome,
  product,
}: {
  outcome: FormOutcome | undefined;
  product: InquiryProduct | null;
}) {
  const t = useContent("contact");
  const { showroom } = useCompany();
  return (
    <div className="page">
      <div className={`grid ${styles.top}`}>
        <div className={styles.facts}>
          <h1>{t.title}</h1>
          <p className={`lede ${styles.lede}`}>{t.lede}</p>
          <div className={styles.ways}>
            <a className={buttonClass()} href="#contact-title">
              {t.form.title} <Icon name="down" />
            </a>
            <PhoneLink number={showroom} className={buttonClass("line")} />
          </div>
          <ContactDetails />
          <BusinessHours />
        </div>
        <div className={styles.form}>
          <InquiryProductCard product={product} page="/contact" />
          <ContactForm outcome={outcome} product={product} />
        </div>
      </div>
      <section className={styles.promises}>
        <SectionHead>
          <h2>{t.promises.title}</h2>
        </SectionHead>
        <div className={`grid ${styles.both}`}>
          <BannerImage name="workshop" tone="light" className={styles.picture} sizes={PICTURE_SIZES} />
          <ul>
            {t.promises.list.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
