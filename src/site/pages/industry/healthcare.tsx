import type { Featured } from "../../../domain/selections.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { IndustryBreadcrumbs, IndustryLayout, OpeningActions, TitledPoints } from "./layout.tsx";
import { WardPlan } from "./ward-plan.tsx";
import styles from "./healthcare.module.css";

/** The page for healthcare: a ward by day, zone after zone in the order of a round. */
export function HealthcarePage({ featured }: { featured: Featured | null }) {
  const t = useContent("healthcare");
  return (
    <IndustryLayout industry="healthcare" featured={featured} grid="even" closing="light">
      <section className={styles.hero}>
        <div className="page">
          <IndustryBreadcrumbs industry="healthcare" />
          <div className={styles.opening}>
            <h1>{t.title}</h1>
            <div>
              <p className="lede">{t.lede}</p>
              <OpeningActions industry="healthcare" />
            </div>
          </div>
          <WardPlan />
        </div>
      </section>
      <Systems />
      <Environments />
      <Compliance />
    </IndustryLayout>
  );
}

/** Half the page and its edge, 3:2, a little of the height cut off; on small screens the whole picture. */
const BANNER_SIZES = "(min-width: 960px) max(58vw, 570px), 100vw";

/** The four system cards as a ruled procedure beside a picture that stays while one reads. */
function Systems() {
  const t = useContent("healthcare").systems;
  return (
    <section className={`page ${styles.systems}`}>
      <BannerImage name="healthcare" tone="light" className={styles.banner} sizes={BANNER_SIZES} />
      <div className={styles.procedure}>
        <SectionHead>
          <h2>{t.title}</h2>
        </SectionHead>
        <ol>
          {t.cards.map((card) => (
            <li key={card.title}>
              <TitledPoints {...card} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The six environments as the doors of one corridor: the name on the door, below it what decides behind it. */
function Environments() {
  const t = useContent("healthcare").environments;
  return (
    <section className={styles.environments}>
      <div className="page">
        <SectionHead>
          <h2>{t.title}</h2>
        </SectionHead>
      </div>
      <div className={styles.corridor}>
        <ul className={`page ${styles.doors}`}>
          {t.list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The four compliance badges: name, who keeps it, what it covers. */
function Compliance() {
  const t = useContent("healthcare").compliance;
  return (
    <section className={`page ${styles.compliance}`}>
      <SectionHead>
        <h2>{t.title}</h2>
      </SectionHead>
      <p className="lede">{t.intro}</p>
      <ul className={styles.frameworks}>
        {t.list.map(({ name, body, covers }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.body}>{body}</p>
            <p>{covers}</p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.note}`}>{t.note}</p>
    </section>
  );
}
