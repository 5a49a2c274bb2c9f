import { useContent } from "../../../components/content.tsx";
import type { Featured } from "../../../../domain/featured.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { useSmoothTop } from "../../../layout/scrolling.ts";
import { Closing } from "../closing.tsx";
import { FeaturedSheet } from "../featured-grid.tsx";
import { HeroActions } from "../hero-actions.tsx";
import { Trail } from "../breadcrumbs.tsx";
import { AreaLegend } from "./area-legend.tsx";
import { PlanInPerspective } from "./plan-in-perspective.tsx";
import { Sectors } from "./sectors.tsx";
import { SolutionPlates } from "./solution-cards.tsx";
import styles from "./commercial-page.module.css";

/** The landing page for commercial spaces: a building as a plan, read area by area. */
export function CommercialPage({ featured }: { featured: Featured | null }) {
  const t = useContent("commercial");
  useSmoothTop();
  return (
    <>
      <section className={`night ${styles.hero}`}>
        <div className={styles.drawing}>
          <PlanInPerspective description={t.plan.description} />
        </div>
        <div className={`page ${styles.inner}`}>
          <Trail here={t.crumb} />
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <HeroActions application="commercial" explore={t.explore} consult={t.consult} />
        </div>
        <AreaLegend />
      </section>
      <SolutionPlates />
      <Sectors />
      <section className={`page ${styles.equipment}`}>
        <SectionHead>
          <h2>{t.equipment.title}</h2>
        </SectionHead>
        <FeaturedSheet
          featured={featured}
          application="commercial"
          label={t.equipment.title}
          all={t.equipment.all}
          layout="lead"
        />
      </section>
      <Closing {...t.close} />
    </>
  );
}
