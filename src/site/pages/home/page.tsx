import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { Reveal } from "../../components/reveal/reveal.tsx";
import { ContactDetails } from "../../components/contact/contact-details.tsx";
import { ContactForm } from "../../components/contact/contact-form.tsx";
import { BusinessHours } from "../../components/contact/business-hours.tsx";
import { Categories } from "./categories.tsx";
import { Hero } from "./hero.tsx";
import type { PartnerLogos } from "./partner-logos.ts";
import { Partners } from "./partners.tsx";
import icons from "./service-icons.svg?url&no-inline";
import { PAGES } from "../../../urls/pages.ts";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import styles from "./page.module.css";

type Props = {
  /** The brands request is under way. */
  brandsPending: boolean;
  logos: PartnerLogos;
};

/** The home page, its six sections in the order of R2.1. */
export function HomePage({ brandsPending, logos }: Props) {
  return (
    <>
      <Hero />
      <FirstScreenEnd>
        <Partners pending={brandsPending} logos={logos} />
        <Categories />
        <AboutTeaser />
        <Services />
        <ContactSection />
      </FirstScreenEnd>
    </>
  );
}

/** The year at poster size, cut by the section that follows, and the way to the story (R2.11). */
function AboutTeaser() {
  const t = useContent("home");
  const { year, title, text, discover } = t.about;
  return (
    <section className={styles.about}>
      <div className={`page grid ${styles.aboutInner}`}>
        <p className={styles.poster}>{year}</p>
        <div className={styles.aboutText}>
          <h2>{title}</h2>
          <p>{text}</p>
          <Link href={PAGES.about.path} className={buttonClass("line")}>
            {discover} <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}

/** A column as high as the words beside it; on small screens a block above them. */
const pictureSizes = (ratio: string) =>
  `(min-width: 960px) ${coverSizes("44vw", "760px", ratio)}, (min-width: 600px) ${coverSizes("100vw", "100vw", ratio)}, ${coverSizes("100vw", "133vw", ratio)}`;

/** The three service highlights (R2.12) beside the workshop, which bleeds off the page. */
function Services() {
  const t = useContent("home");
  const { title, highlights, more } = t.services;
  return (
    <section className={styles.services}>
      <div className="page grid">
        <div className={styles.servicesText}>
          <h2>{title}</h2>
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight.id}>
                <Reveal className={styles.service}>
                  <svg className={styles.serviceIcon} viewBox="0 0 48 48" aria-hidden="true">
                    <use href={`${icons}#${highlight.icon}`} />
                  </svg>
                  <div>
                    <h3>{highlight.title}</h3>
                    <p>{highlight.description}</p>
                  </div>
                </Reveal>
              </li>
            ))}
          </ul>
          <Link href={`${PAGES.about.path}#services`} className={buttonClass("go")}>
            {more} <Icon name="arrow" />
          </Link>
        </div>
      </div>
      <BannerImage name="workshop" tone="light" className={styles.picture} sizes={pictureSizes} />
    </section>
  );
}

/** The page's end: where the company is and when, beside the inquiry form (R2.13). */
function ContactSection() {
  const t = useContent("home");
  const { title, text } = t.contact;
  return (
    <section className={`page grid ${styles.contact}`}>
      <div className={styles.facts}>
        <h2>{title}</h2>
        <p className="lede">{text}</p>
        <ContactDetails />
        <BusinessHours />
      </div>
      <div className={styles.form}>
        <ContactForm />
      </div>
    </section>
  );
}
