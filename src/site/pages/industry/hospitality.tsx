import type { Featured } from "../../../domain/catalogue/selections.ts";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { HotelDay } from "./hotel-day.tsx";
import { Closing, IndustryBreadcrumbs, IndustryLayout, OpeningActions } from "./layout.tsx";
import { type ListCounts, ListLink, TitledPoints } from "./points.tsx";
import { type Sound, SoundScale } from "./sound-scale.tsx";
import styles from "./hospitality.module.css";

type Props = { featured: Featured | null; counts: ListCounts; sound: Sound | null };

/** The page for hospitality: a hotel through one night, hour by hour. */
export function HospitalityPage({ featured, counts, sound }: Props) {
  const t = useContent("hospitality");
  return (
    <IndustryLayout
      industry="hospitality"
      featured={featured}
      grid="even"
      closing={<Closing industry="hospitality" tone="dark" />}
    >
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
      <SolutionMenu counts={counts} />
      <GuestFeatures counts={counts} sound={sound} />
      <Venues />
    </IndustryLayout>
  );
}

/** The four solution cards set like a menu: the part of the hotel large and light, its three points beside it. */
function SolutionMenu({ counts }: Pick<Props, "counts">) {
  const t = useContent("hospitality").solutions;
  return (
    <section className={`page ${styles.menu}`}>
      <h2>{t.title}</h2>
      <ul>
        {t.cards.map((card) => (
          <li key={card.title} className={styles.course}>
            <TitledPoints {...card} counts={counts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four guest-centric features, and the proof of the first: the catalogue by its sound. */
function GuestFeatures({ counts, sound }: Pick<Props, "counts" | "sound">) {
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
        <h2>{t.title}</h2>
        <ul className={styles.featureList}>
          {t.list.map(({ title, text, lists = [] }) => (
            <li key={title}>
              <h3>{title}</h3>
              <div>
                <p>{text}</p>
                {lists.map((list) => (
                  <ListLink key={list} list={list} counts={counts} />
                ))}
              </div>
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
      <h2>{t.title}</h2>
      <ul>
        {t.list.map((venue) => (
          <li key={venue}>{venue}</li>
        ))}
      </ul>
    </section>
  );
}
