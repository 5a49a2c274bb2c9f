import type { ProductCard } from "../../../domain/product/product-card.ts";
import { FLOOR_CATEGORY } from "../../../domain/catalogue/category.ts";
import type { FloorMaterial } from "../../../domain/catalogue/selections.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { pagePath, productPath } from "../../../urls/links.ts";
import { ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import carpet from "./floors/carpet.svg?no-inline";
import concrete from "./floors/concrete.svg?no-inline";
import marble from "./floors/marble.svg?no-inline";
import porcelain from "./floors/porcelain.svg?no-inline";
import terrazzo from "./floors/terrazzo.svg?no-inline";
import vinyl from "./floors/vinyl.svg?no-inline";
import { CategoryLink, ContactLink, SolutionLayout } from "./layout.tsx";
import styles from "./floor-care.module.css";

/** Which machine of the catalogue suits which floor; null where none does. */
type MachineOf = Record<
  FloorMaterial,
  Pick<ProductCard, "id" | "name" | "imageUrl" | "category" | "subcategory"> | null
>;

type Props = {
  machines: MachineOf | null;
  cards: readonly ProductCard[] | null;
  matching: number;
  inCategory: number;
};

const SAMPLES: Record<FloorMaterial, string> = { marble, terrazzo, concrete, porcelain, vinyl, carpet };

/** Finds what the page's rule finds by its name, and more; the category has only a part of it. */
const FLOOR_SEARCH = "floor";

/** As high as the text beside it; on small screens the whole picture. */
const BANNER_SIZES = `(min-width: 960px) ${coverSizes("62vw", "472px")}, 100vw`;

/** Floor care: six floors as samples, the work by its depth, six products. */
export function FloorCarePage({ machines, cards, matching, inCategory }: Props) {
  const t = useContent("floorCare");
  return (
    <SolutionLayout
      title={t.products}
      count={matching}
      cards={cards}
      placeholders={6}
      more={
        <p className={styles.all}>
          <CategoryLink category={FLOOR_CATEGORY} count={inCategory}>
            {t.all}
          </CategoryLink>
          <Link href={pagePath("listing", { q: FLOOR_SEARCH })} className={buttonClass("go")}>
            {t.search(FLOOR_SEARCH)} <Icon name="arrow" />
          </Link>
        </p>
      }
      closing={
        <section className={styles.closing} aria-labelledby="close">
          <div className={styles.closingText}>
            <h2 id="close">{t.close.title}</h2>
            <p className="lede">{t.close.text}</p>
            <ContactLink>{t.ask}</ContactLink>
          </div>
          <BannerImage name="floor-care" tone="light" className={styles.banner} sizes={BANNER_SIZES} />
        </section>
      }
    >
      <div className={`page ${styles.opening}`}>
        <SolutionBreadcrumbs here={t.crumb} />
        <div className={styles.top}>
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
        </div>
      </div>
      <FloorSamples machines={machines} />
      <Services />
    </SolutionLayout>
  );
}

/** So many letters of a name have room beside its picture on a phone of 360 px. */
const LONGEST_PART = 12;

/** Six floors side by side from edge to edge, each with what it takes badly, asks for, and its machine. */
function FloorSamples({ machines }: Pick<Props, "machines">) {
  const t = useContent("floorCare").samples;
  return (
    <section className={styles.samples} aria-label={t.label}>
      {/* On wide screens the captions stand once, at the left; each sample has its own for whoever hears it. */}
      <div className={styles.heads} aria-hidden="true">
        <p>{t.harm}</p>
        <p>{t.work}</p>
        <p>{t.machine}</p>
      </div>
      {t.list.map(({ material, name, where, harm, work }) => {
        const machine = machines?.[material];
        return (
          <article key={material} id={material} className={styles.sample}>
            <div className={styles.piece}>
              <svg viewBox="0 0 240 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <image href={SAMPLES[material]} width={240} height={480} />
              </svg>
            </div>
            <h2>{name}</h2>
            <p className={styles.where}>{where}</p>
            <dl>
              <div>
                <dt>{t.harm}</dt>
                <dd>{harm}</dd>
              </div>
              <div>
                <dt>{t.work}</dt>
                <dd>{work}</dd>
              </div>
              {machine ? (
                <div>
                  <dt>{t.machine}</dt>
                  <dd className={styles.machine}>
                    <div aria-hidden="true">
                      <ProductImage {...machine} use="way" />
                    </div>
                    <Link href={productPath(machine.id)} className="link">
                      <ProductName longest={LONGEST_PART}>{machine.name}</ProductName>
                    </Link>
                  </dd>
                </div>
              ) : null}
            </dl>
          </article>
        );
      })}
    </section>
  );
}

/** The four services as a section through the floor: each card stands as deep as its work goes. */
function Services() {
  const t = useContent("floorCare").services;
  return (
    <section className={`page ${styles.services}`} aria-labelledby="depth">
      <SectionHead aside={t.aside}>
        <h2 id="depth">{t.title}</h2>
      </SectionHead>
      <ol className={styles.steps}>
        {t.cards.map(({ title, depth, unit, text }, index) => (
          <li key={title} className={styles.step} style={{ "--step": index }}>
            <div className={styles.card}>
              <p className={styles.depth}>
                <b className="num">{depth}</b> {unit}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className={styles.ground} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}
