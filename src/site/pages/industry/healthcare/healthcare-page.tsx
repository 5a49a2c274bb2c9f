import { healthcareWords as words } from "../../../../content/en/healthcare.ts";
import type { Featured } from "../../../../domain/featured.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { useSmoothTop } from "../../../layout/scroll-position.ts";
import { Closing } from "../closing.tsx";
import { FeaturedSheet } from "../featured-grid.tsx";
import { HeroActions } from "../hero-actions.tsx";
import { Trail } from "../breadcrumbs.tsx";
import { CleaningRound } from "./cleaning-round.tsx";
import { Compliance } from "./compliance.tsx";
import { Environments } from "./environments.tsx";
import { Systems } from "./systems.tsx";
import styles from "./healthcare-page.module.css";

/** The landing page for healthcare: a ward by day, zone after zone in the order of a round (spec §2). */
export function HealthcarePage({ featured }: { featured: Featured | null }) {
  useSmoothTop();
  return (
    <>
      <section className={styles.hero}>
        <div className="page">
          <Trail here={words.crumb} />
          <div className={styles.words}>
            <h1>{words.title}</h1>
            <div>
              <p className="lede">{words.lede}</p>
              <HeroActions application="healthcare" explore={words.explore} consult={words.consult} />
            </div>
          </div>
          <CleaningRound />
        </div>
      </section>
      <Systems />
      <Environments />
      <Compliance />
      <section className={styles.equipment}>
        <div className="page">
          <SectionHead>
            <h2>{words.equipment.title}</h2>
          </SectionHead>
          <FeaturedSheet
            featured={featured}
            application="healthcare"
            label={words.equipment.title}
            all={words.equipment.all}
            layout="even"
          />
        </div>
      </section>
      <Closing {...words.close} day />
    </>
  );
}
