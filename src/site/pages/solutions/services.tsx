import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useRef } from "react";
import type { Content } from "../../../content/load.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useReveal } from "../../components/reveal/reveal.tsx";
import icons from "./service-icons.svg?url&no-inline";
import { PAGES } from "../../../urls/pages.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./services.module.css";

const ADDRESSES = {
  commercial: PAGES.commercial.path,
  healthcare: PAGES.healthcare.path,
  hospitality: PAGES.hospitality.path,
  vacuum: PAGES.vacuum.path,
  automation: PAGES.automation.path,
  "floor-care": PAGES.floorCare.path,
  chemicals: PAGES.chemicals.path,
  training: `${PAGES.about.path}#services`,
  quote: PAGES.quote.path,
} satisfies Record<Content["solutions"]["cards"][number]["id"], string>;

/** The industries, which show their pages' own pictures, and the ground of each until it is loaded. */
const GROUNDS = { commercial: "dark", healthcare: "light", hospitality: "dusk" } as const;

const isIndustry = (id: string): id is keyof typeof GROUNDS => id in GROUNDS;

/** A third of the page, and half as much again for the one that is shown closer; on small screens beside the words. */
const sizesOf = (id: keyof typeof GROUNDS) =>
  id === "commercial"
    ? "(min-width: 768px) min(48vw, 610px), (min-width: 600px) 350px, 235px"
    : "(min-width: 768px) min(32vw, 410px), 235px";

/**
 * "Solutions & Industries" (R6.6): the industries as pictures, themes and services as rows of words below them. They
 * appear one after the other, 0.2 s apart.
 */
export function Services() {
  const t = useContent("solutions");
  const grid = useRef<HTMLUListElement>(null);
  const reveal = useReveal(grid);
  return (
    <section className={`page ${styles.section}`} aria-labelledby="industries">
      <SectionHead aside={t.industries.subtitle}>
        <h2 id="industries">{t.industries.title}</h2>
      </SectionHead>
      <ul ref={grid} className={styles.cards} data-reveal={reveal}>
        {t.cards.map((card, index) => (
          <li key={card.id} className={styles.card} style={{ "--delay": `${index * 0.2}s` }}>
            {isIndustry(card.id) ? (
              <BannerImage
                name={card.id}
                silent
                beside
                tone={GROUNDS[card.id]}
                className={styles.picture}
                sizes={sizesOf(card.id)}
              />
            ) : null}
            <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
              <use href={`${icons}#${card.icon}`} />
            </svg>
            <h3>
              <Link href={ADDRESSES[card.id]}>{card.title}</Link>
            </h3>
            <p>
              <CatalogueText>{card.description}</CatalogueText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
