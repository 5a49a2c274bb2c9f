import { useContent } from "../../../components/content.tsx";
import type { Featured } from "../../../../domain/featured.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { useSmoothTop } from "../../../layout/scrolling.ts";
import { Closing } from "../closing.tsx";
import { FeaturedSheet } from "../featured-grid.tsx";
import { HeroActions } from "../hero-actions.tsx";
import { Trail } from "../breadcrumbs.tsx";
import { GuestFeatures } from "./guest-features.tsx";
import { HouseByTheHour } from "./house-by-the-hour.tsx";
import { HouseMenu } from "./house-menu.tsx";
import type { Sound } from "./sound-scale.tsx";
import { Venues } from "./venues.tsx";
import styles from "./hospitality-page.module.css";

/** The landing page for hospitality: a hotel through one night, hour by hour. */
export function HospitalityPage({ featured, sound }: { featured: Featured | null; sound: Sound | null }) {
  const t = useContent("hospitality");
  useSmoothTop();
  return (
    <>
      <section className={`night ${styles.hero}`}>
        <div className="page">
          <Trail here={t.crumb} />
          <h1>{t.title}</h1>
          <div className={styles.words}>
            <p className="lede">{t.lede}</p>
            <HeroActions application="hospitality" explore={t.explore} consult={t.consult} />
          </div>
          <HouseByTheHour />
        </div>
      </section>
      <HouseMenu />
      <GuestFeatures sound={sound} />
      <Venues />
      <section className={`page ${styles.equipment}`}>
        <SectionHead>
          <h2>{t.equipment.title}</h2>
        </SectionHead>
        <FeaturedSheet
          featured={featured}
          application="hospitality"
          label={t.equipment.title}
          all={t.equipment.all}
          layout="even"
        />
      </section>
      <Closing {...t.close} />
    </>
  );
}
