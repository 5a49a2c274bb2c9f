import { useContent } from "../../../components/content.tsx";
import type { Featured } from "../../../../domain/featured.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { useSmoothTop } from "../../../layout/scrolling.ts";
import { Closing } from "../closing.tsx";
import { FeaturedSheet } from "../featured-grid.tsx";
import { HeroActions } from "../hero-actions.tsx";
import { Trail } from "../breadcrumbs.tsx";
import { CleaningRound } from "./cleaning-round.tsx";
import { Compliance } from "./compliance.tsx";
import { Environments } from "./environments.tsx";
import { Systems } from "./systems.tsx";
import styles from "./healthcare-page.module.css";

/** The landing page for healthcare: a ward by day, zone after zone in the order of a round. */
export function HealthcarePage({ featured }: { featured: Featured | null }) {
  const t = useContent("healthcare");
  useSmoothTop();
  return (
    <>
      <section className={styles.hero}>
        <div className="page">
          <Trail here={t.crumb} />
          <div className={styles.words}>
            <h1>{t.title}</h1>
            <div>
              <p className="lede">{t.lede}</p>
              <HeroActions application="healthcare" explore={t.explore} consult={t.consult} />
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
            <h2>{t.equipment.title}</h2>
          </SectionHead>
          <FeaturedSheet
            featured={featured}
            application="healthcare"
            label={t.equipment.title}
            all={t.equipment.all}
            layout="even"
          />
        </div>
      </section>
      <Closing {...t.close} day />
    </>
  );
}
