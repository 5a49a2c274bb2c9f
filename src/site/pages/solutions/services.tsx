import { Link, linkOptions } from "@tanstack/react-router";
import { useRef } from "react";
import type { Content } from "../../../content/load.ts";
import { useContent } from "../../components/content.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { useReveal } from "../../components/reveal/reveal.tsx";
import icons from "./service-icons.svg?url&no-inline";
import styles from "./services.module.css";

const PAGES = {
  commercial: linkOptions({ to: "/commercial-spaces" }),
  healthcare: linkOptions({ to: "/healthcare-facilities" }),
  hospitality: linkOptions({ to: "/hospitality-excellence" }),
  vacuum: linkOptions({ to: "/vacuum-solutions" }),
  automation: linkOptions({ to: "/automation-solutions" }),
  "floor-care": linkOptions({ to: "/smart-floor-care" }),
  chemicals: linkOptions({ to: "/advanced-chemicals" }),
  training: linkOptions({ to: "/about", hash: "services" }),
  quote: linkOptions({ to: "/get-quote" }),
} satisfies Record<Content["solutions"]["cards"][number]["id"], object>;

/** "Solutions & Industries" (R6.6): cards that appear one after the other, 0.2 s apart. */
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
            <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
              <use href={`${icons}#${card.icon}`} />
            </svg>
            <h3>
              <Link {...PAGES[card.id]}>{card.title}</Link>
            </h3>
            <p>{card.description}</p>
            <Icon name="arrow" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
