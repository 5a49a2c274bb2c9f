import type { Featured } from "../../../domain/selections.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { IndustryBreadcrumbs, IndustryLayout, OpeningActions, TitledPoints } from "./layout.tsx";
import details from "./office-details.svg?url&no-inline";
import { OfficeAreas, OfficeModel } from "./office-plan.tsx";
import styles from "./commercial.module.css";

/** The page for commercial spaces: a building as a plan, read area by area. */
export function CommercialPage({ featured }: { featured: Featured | null }) {
  const t = useContent("commercial");
  return (
    <IndustryLayout industry="commercial" featured={featured} grid="lead">
      <section className={`dark ${styles.hero}`}>
        <div className={styles.drawing}>
          <OfficeModel />
        </div>
        <div className={`page ${styles.opening}`}>
          <IndustryBreadcrumbs industry="commercial" />
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <OpeningActions industry="commercial" />
        </div>
        <OfficeAreas />
      </section>
      <SolutionCards />
      <Sectors />
    </IndustryLayout>
  );
}

/** The cut-out of the plan that each card is about. */
const CUT_OUTS = ["office", "waste-room", "corridor", "washrooms"];

/** The four solution cards, each over its own cut-out of the plan, in two staggered columns. */
function SolutionCards() {
  const t = useContent("commercial").solutions;
  return (
    <section className={`page ${styles.solutions}`}>
      <SectionHead>
        <h2>{t.title}</h2>
      </SectionHead>
      <ul className={styles.cards}>
        {t.cards.map((card, index) => (
          <li key={card.title}>
            <figure>
              <svg role="img" aria-label={t.figures[index] ?? ""}>
                <use href={`${details}#${CUT_OUTS[index]}`} />
              </svg>
            </figure>
            <TitledPoints {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The six sectors below a wide picture, with the surfaces that each is known for. */
function Sectors() {
  const t = useContent("commercial").sectors;
  return (
    <section className={`dark ${styles.sectors}`}>
      <BannerImage name="commercial" className={styles.banner} sizes={coverSizes("100vw", "260px")} />
      <div className={`page ${styles.sectorsText}`}>
        <SectionHead>
          <h2>{t.title}</h2>
        </SectionHead>
        <ul className={styles.sectorList}>
          {t.list.map(({ name, surfaces }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{surfaces}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
