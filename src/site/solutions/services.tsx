import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { serviceCards, solutionsWords } from "../../content/en/solutions.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { ServiceIcon } from "./service-icon.tsx";
import { useArrival } from "./use-arrival.ts";
import styles from "./services.module.css";

type ServiceId = (typeof serviceCards)[number]["id"];

const PAGES: Record<ServiceId, { to: string; hash?: string }> = {
  commercial: { to: "/commercial-spaces" },
  healthcare: { to: "/healthcare-facilities" },
  hospitality: { to: "/hospitality-excellence" },
  vacuum: { to: "/vacuum-solutions" },
  automation: { to: "/automation-solutions" },
  "floor-care": { to: "/smart-floor-care" },
  chemicals: { to: "/advanced-chemicals" },
  training: { to: "/about", hash: "services" },
  quote: { to: "/get-quote" },
};

/** "Solutions & Industries" (spec §2): service cards that arrive one after the other, 0.2 s apart. */
export function Services() {
  const grid = useRef<HTMLUListElement>(null);
  const arrival = useArrival(grid);
  return (
    <section className={`page ${styles.section}`} aria-labelledby="industries">
      <SectionHead aside={solutionsWords.industries.subtitle}>
        <h2 id="industries">{solutionsWords.industries.title}</h2>
      </SectionHead>
      <ul ref={grid} className={styles.cards} data-arrival={arrival}>
        {serviceCards.map((card, index) => (
          <li key={card.id} className={styles.card} style={{ "--delay": `${index * 0.2}s` }}>
            <ServiceIcon icon={card.icon} className={styles.icon} />
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
