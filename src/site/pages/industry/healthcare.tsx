import type { Featured } from "../../../domain/catalogue/selections.ts";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import { type ContactTime, ContactTimes } from "./contact-times.tsx";
import { Closing, IndustryBreadcrumbs, IndustryLayout, OpeningActions } from "./layout.tsx";
import { type ListCounts, ListLink, TitledPoints } from "./points.tsx";
import type { Pictured } from "./view.ts";
import { WardRound } from "./ward-round.tsx";
import { HEALTHCARE_SYSTEMS } from "./lists.ts";
import styles from "./healthcare.module.css";

type Props = {
  featured: Featured | null;
  counts: ListCounts;
  /** What is used in each zone of the round; null where the catalogue has nothing of the kind. */
  round: readonly (Pictured | null)[];
  /** The first product of the list that an environment leads to, or a system shows. */
  pictures: Readonly<Partial<Record<string, Pictured>>>;
  contactTimes: readonly ContactTime[];
};

/** The page for healthcare: a ward in the order of its cleaning, and the minutes that this takes. */
export function HealthcarePage({ featured, counts, round, pictures, contactTimes }: Props) {
  const t = useContent("healthcare");
  return (
    <IndustryLayout
      industry="healthcare"
      featured={featured}
      grid="even"
      closing={<Closing industry="healthcare" tone="light" />}
    >
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
        </div>
        <BannerImage
          name="healthcare"
          tone="light"
          eager
          className={styles.banner}
          sizes={coverSizes("100vw", "300px")}
        />
      </section>
      <WardRound products={round} />
      <Systems counts={counts} pictures={pictures} />
      <ContactTimes products={contactTimes} />
      <Environments counts={counts} pictures={pictures} />
      <Compliance />
    </IndustryLayout>
  );
}

/** The four system cards, each beside a product of one of its lists. */
function Systems({ counts, pictures }: Pick<Props, "counts" | "pictures">) {
  const t = useContent("healthcare").systems;
  return (
    <section className={`page ${styles.systems}`}>
      <h2>{t.title}</h2>
      <ol>
        {t.cards.map((card, index) => {
          const product = pictures[HEALTHCARE_SYSTEMS[index] ?? ""];
          return (
            <li key={card.title}>
              {product ? (
                <div className={styles.picture} aria-hidden="true">
                  <ProductImage {...product} />
                </div>
              ) : null}
              <div>
                <TitledPoints {...card} counts={counts} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The six environments, each with what decides there and the way to what the catalogue has for it. */
function Environments({ counts, pictures }: Pick<Props, "counts" | "pictures">) {
  const t = useContent("healthcare").environments;
  return (
    <section className={styles.environments}>
      <div className="page">
        <h2>{t.title}</h2>
        <ul className={styles.places}>
          {t.list.map(({ name, text, list }) => {
            const picture = pictures[list];
            return (
              <li key={name}>
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                  <ListLink list={list} counts={counts} />
                </div>
                {picture ? (
                  <div aria-hidden="true">
                    <ProductImage {...picture} />
                  </div>
                ) : null}
              </li>
            );
          })}
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
      <h2>{t.title}</h2>
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
