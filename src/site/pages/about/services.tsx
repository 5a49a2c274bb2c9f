import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { PhoneLink } from "../../components/contact/contact-details.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useCompany, useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./services.module.css";

/** Half the page and what lies beside it, three to four; on small screens as wide as these. */
const pictureSizes = (ratio: string) =>
  `(min-width: 960px) ${coverSizes("50vw", "66vw", ratio)}, (min-width: 600px) ${coverSizes("100vw", "100vw", ratio)}, ${coverSizes("100vw", "133vw", ratio)}`;

/** The three services with what each includes, beside the workshop; the footer's link leads here (R1.19). */
export function Services() {
  const about = useContent("about");
  const home = useContent("home");
  const { facts } = useContent("contact");
  const { warehouse } = useCompany();
  const { title, lead, contents, ask } = about.services;
  return (
    <section id="services" className={styles.services}>
      <div className={styles.floor}>
        <BannerImage name="workshop" tone="light" className={styles.picture} sizes={pictureSizes} />
        <p className={styles.workshop}>
          <span>{facts.warehouse}</span>
          <PhoneLink number={warehouse} />
        </p>
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lede">{lead}</p>
        <ol className={styles.contents}>
          {contents.map(({ id, text, includes }) => (
            <li key={id} id={id}>
              <h3>{home.services.highlights.find((highlight) => highlight.id === id)?.title}</h3>
              <p>{text}</p>
              <ul>
                {includes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Link href={PAGES.contact.path} className={buttonClass("line")}>
          {ask} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

/** The four "Why Choose Us" items (R9.2). */
export function Reasons() {
  const t = useContent("about");
  const { title, items } = t.reasons;
  return (
    <section className={`page ${styles.reasons}`}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ title: heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>
              <CatalogueText>{text}</CatalogueText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
