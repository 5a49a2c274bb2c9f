import { Link, linkOptions } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { ProductCard } from "../../../../domain/product-card.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { coverSizes } from "../../../../urls/images.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import { PageLinks } from "../../../components/pagination/pagination.tsx";
import { ThemeProducts } from "../solution-products.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { type Robot, RobotFigures } from "./robot-figures.tsx";
import drawings from "../robot-features.svg?url&no-inline";
import styles from "./automation-page.module.css";

/** As high as the closing block; on small screens 60 % of its 660 px. */
const SCENE_SIZES = `(min-width: 960px) ${coverSizes("100vw", "600px")}, ${coverSizes("100vw", "396px")}`;

/** The drawing of each feature, and which of its edges stays where the card is narrower. */
const FEATURE_DRAWINGS = [
  { id: "route", fit: "xMidYMid slice" },
  { id: "dose", fit: "xMidYMid slice" },
  { id: "report", fit: "xMinYMid slice" },
];

type Props = {
  robot: Robot | null;
  /** Null while the products are on their way, or could not be loaded. */
  list: { cards: readonly ProductCard[]; matching: number; from: number; page: number; pages: number } | null;
};

/** Industrial automation: the plan a robot drives, the robot, what it takes over, the products. */
export function AutomationPage({ robot, list }: Props) {
  const t = useContent("automation");
  return (
    <>
      <div className={`page ${styles.top}`}>
        <h1>{t.title}</h1>
        <p className="lede">{t.lede}</p>
        <Link to="/contact" className={buttonClass()}>
          {t.send} <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.plan}>
        <FloorPlan />
      </div>
      {robot ? <RobotFigures robot={robot} /> : null}
      <section className={`page ${styles.features}`} aria-labelledby="features">
        <SectionHead>
          <h2 id="features">{t.features.title}</h2>
        </SectionHead>
        <div className={styles.cards}>
          {t.features.cards.map(({ title, text }, index) => {
            const drawing = FEATURE_DRAWINGS[index];
            return (
              <article key={title}>
                <div className={styles.drawing}>
                  <svg viewBox="0 0 420 240" preserveAspectRatio={drawing?.fit} aria-hidden="true">
                    <use href={`${drawings}#${drawing?.id}`} />
                  </svg>
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            );
          })}
        </div>
      </section>
      <div id="products" />
      <ThemeProducts
        title={t.products}
        count={list?.matching ?? 0}
        cards={list?.cards ?? null}
        placeholders={3}
      >
        {list ? (
          <PageLinks
            shown={list}
            at={(page) =>
              linkOptions({ to: "/automation-solutions", search: page > 1 ? { page } : {}, hash: "products" })
            }
          />
        ) : null}
      </ThemeProducts>
      <section className={`night ${styles.close}`} aria-labelledby="close">
        <ScenePicture name="automation" silent className={styles.scene} sizes={SCENE_SIZES} />
        <div className={`page ${styles.closeWords}`}>
          <h2 id="close">{t.close.title}</h2>
          <p className="lede">{t.close.text}</p>
          <Link to="/contact" className={buttonClass()}>
            {t.send} <Icon name="arrow" />
          </Link>
        </div>
      </section>
    </>
  );
}
