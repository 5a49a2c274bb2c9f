import type { Featured } from "../../../domain/selections.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { HotelDay } from "./hotel-day.tsx";
import { IndustryBreadcrumbs, IndustryLayout, OpeningActions, TitledPoints } from "./layout.tsx";
import { type Sound, SoundScale } from "./sound-scale.tsx";
import styles from "./hospitality.module.css";

type Props = { featured: Featured | null; sound: Sound | null };

/** The page for hospitality: a hotel through one night, hour by hour. */
export function HospitalityPage({ featured, sound }: Props) {
  const t = useContent("hospitality");
  return (
    <IndustryLayout industry="hospitality" featured={featured} grid="even">
      <section className={`dark ${styles.hero}`}>
        <div className="page">
          <IndustryBreadcrumbs industry="hospitality" />
          <h1>{t.title}</h1>
          <div className={styles.opening}>
            <p className="lede">{t.lede}</p>
            <OpeningActions industry="hospitality" />
          </div>
          <HotelDay />
        </div>
      </section>
      <SolutionMenu />
      <GuestFeatures sound={sound} />
      <Venues />
    </IndustryLayout>
  );
}

/** The four solution cards set like a menu: the part of the hotel large and light, its three points beside it. */
function SolutionMenu() {
  const t = useContent("hospitality").solutions;
  return (
    <section className={`page ${styles.menu}`}>
      <SectionHead>
        <h2>{t.title}</h2>
      </SectionHead>
      <ul>
        {t.cards.map((card) => (
          <li key={card.title} className={styles.course}>
            <TitledPoints {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four guest-centric features, and the proof of the first: the catalogue by its sound. */
function GuestFeatures({ sound }: Pick<Props, "sound">) {
  const t = useContent("hospitality").features;
  return (
    <section className={`dark ${styles.features}`}>
      <BannerImage
        name="hospitality"
        tone="dusk"
        className={styles.banner}
        sizes={coverSizes("100vw", "280px")}
      />
      <div className={`page ${styles.featuresText}`}>
        <SectionHead>
          <h2>{t.title}</h2>
        </SectionHead>
        <ul className={styles.featureList}>
          {t.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {sound === null ? null : <SoundScale {...sound} />}
      </div>
    </section>
  );
}

/** The six venues run on as one large sentence. */
function Venues() {
  const t = useContent("hospitality").venues;
  return (
    <section className={`page ${styles.venues}`}>
      <SectionHead>
        <h2>{t.title}</h2>
      </SectionHead>
      <ul>
        {t.list.map((venue) => (
          <li key={venue}>{venue}</li>
        ))}
      </ul>
    </section>
  );
}
