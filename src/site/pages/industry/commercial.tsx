import type { Sounding } from "../../../domain/figures/readings.ts";
import type { Featured } from "../../../domain/catalogue/selections.ts";
import { productPath } from "../../../urls/links.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { Facade, RoomLegend } from "./facade.tsx";
import { IndustryBreadcrumbs, IndustryLayout, OpeningActions } from "./layout.tsx";
import { type ListCounts, ListLink, TitledPoints } from "./points.tsx";
import { SalesDesk } from "./sales-desk.tsx";
import styles from "./commercial.module.css";

type Props = { featured: Featured | null; counts: ListCounts; quiet: readonly Sounding[] };

/** The page for commercial spaces: a building at night, and its floors by day. */
export function CommercialPage({ featured, counts, quiet }: Props) {
  const t = useContent("commercial");
  return (
    <IndustryLayout industry="commercial" featured={featured} grid="lead" closing={<SalesDesk />}>
      <section className={`dark ${styles.hero}`}>
        <div className={styles.front}>
          <Facade />
          <div className={`page ${styles.opening}`}>
            <IndustryBreadcrumbs industry="commercial" />
            <h1>{t.title}</h1>
            <p className="lede">{t.lede}</p>
            <OpeningActions industry="commercial" />
          </div>
        </div>
        <RoomLegend />
      </section>
      <Floors counts={counts} quiet={quiet} />
      <Sectors counts={counts} />
    </IndustryLayout>
  );
}

/** The picture of each floor, in the order of the solution cards. */
const FLOORS = ["floor-office", "floor-operations", "floor-traffic", "floor-service"] as const;

/** With what stands out of its place at both sides, 14 % of it each; on phones one is enlarged further. */
const FLOOR_SIZES = "(min-width: 960px) 62vw, (min-width: 600px) 80vw, 150vw";

/** The four solution cards as floors of a building: the words stand on the slab, and what cleans stands on the same. */
function Floors({ counts, quiet }: Pick<Props, "counts" | "quiet">) {
  const t = useContent("commercial").solutions;
  return (
    <section className={`page ${styles.floors}`}>
      <h2>{t.title}</h2>
      <ol>
        {t.cards.map((card, index) => {
          const picture = FLOORS[index];
          return (
            <li key={card.title}>
              <div className={styles.words}>
                <TitledPoints
                  {...card}
                  counts={counts}
                  first={index === 0 ? <QuietVacuums quiet={quiet} /> : null}
                />
              </div>
              {picture ? (
                <BannerImage name={picture} tone="light" className={styles.picture} sizes={FLOOR_SIZES} />
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The vacuums that can run where people work, each by its sound level. */
function QuietVacuums({ quiet }: Pick<Props, "quiet">) {
  const t = useContent("commercial");
  if (quiet.length === 0) return null;
  return (
    <p className={`num ${styles.quiet}`}>
      {t.quiet}
      {quiet.map(({ id, name, level }) => (
        <Link key={id} href={productPath(id)} title={name} aria-label={t.quietVacuum(name, level)}>
          {level}
        </Link>
      ))}
    </p>
  );
}

/** The six sectors as the board in a lobby: who it is, what it stands on, and what the catalogue has for that. */
function Sectors({ counts }: Pick<Props, "counts">) {
  const t = useContent("commercial").sectors;
  return (
    <section className={`dark ${styles.sectors}`}>
      <div className={`page ${styles.board}`}>
        <h2>{t.title}</h2>
        <ul>
          {t.list.map(({ name, surfaces, lists }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{surfaces}</p>
              <div>
                {lists.map((list) => (
                  <ListLink key={list} list={list} counts={counts} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
