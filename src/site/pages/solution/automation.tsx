import { Link, linkOptions } from "@tanstack/react-router";
import type { KeyFigure } from "../../../domain/readings.ts";
import type { ProductCard } from "../../../domain/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { toProduct } from "../../../urls/links.ts";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import hall from "./hall-plan.svg?url&no-inline";
import { ContactLink, SolutionLayout } from "./layout.tsx";
import features from "./robot-features.svg?url&no-inline";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./automation.module.css";

/** The catalogue's robot, with what its specification says in single numbers. */
export type Robot = {
  id: string;
  name: string;
  category: string;
  imageUrl: string | null;
  figures: readonly KeyFigure[];
};

type Props = {
  robot: Robot | null;
  /** Null while the products are on their way, or could not be loaded. */
  list: { cards: readonly ProductCard[]; matching: number; from: number; page: number; pages: number } | null;
};

/** As high as the closing block; on small screens 60 % of its 660 px. */
const BANNER_SIZES = `(min-width: 960px) ${coverSizes("100vw", "600px")}, ${coverSizes("100vw", "396px")}`;

/** The drawing of each feature, and which of its edges stays where the card is narrower. */
const FEATURE_DRAWINGS = [
  { id: "route", fit: "xMidYMid slice" },
  { id: "dose", fit: "xMidYMid slice" },
  { id: "report", fit: "xMinYMid slice" },
];

/** Industrial automation: the plan a robot drives, the robot, what it takes over, the products. */
export function AutomationPage({ robot, list }: Props) {
  const t = useContent("automation");
  return (
    <SolutionLayout
      title={t.products}
      count={list?.matching ?? 0}
      cards={list?.cards ?? null}
      placeholders={3}
      more={
        list ? (
          <Pagination
            shown={list}
            at={(page) =>
              linkOptions({ to: PAGES.automation.path, search: page > 1 ? { page } : {}, hash: "products" })
            }
          />
        ) : null
      }
      closing={
        <section className={`dark ${styles.closing}`} aria-labelledby="close">
          <BannerImage name="automation" silent className={styles.banner} sizes={BANNER_SIZES} />
          <div className={`page ${styles.closingText}`}>
            <h2 id="close">{t.close.title}</h2>
            <p className="lede">{t.close.text}</p>
            <ContactLink>{t.send}</ContactLink>
          </div>
        </section>
      }
    >
      <div className={`page ${styles.top}`}>
        <h1>{t.title}</h1>
        <p className="lede">{t.lede}</p>
        <ContactLink>{t.send}</ContactLink>
      </div>
      <div className={styles.hall}>
        <HallPlan />
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
                    <use href={`${features}#${drawing?.id}`} />
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
    </SolutionLayout>
  );
}

/** The plan view with the robot's lanes, drawn once when the page opens. */
function HallPlan() {
  const { plan, labels } = useContent("automation");
  return (
    <svg className={styles.plan} viewBox="0 0 1600 640" role="img" aria-label={plan}>
      <use href={`${hall}#field`} />
      <use className={styles.route} href={`${hall}#route`} />
      <use href={`${hall}#hall`} />
      <g className={styles.notes} textAnchor="middle">
        <text x={130} y={564}>
          {labels.dock}
        </text>
        <text x={609} y={634}>
          {labels.lane}
        </text>
        <text x={1340} y={634}>
          {labels.scale}
        </text>
      </g>
    </svg>
  );
}

/** The machine that drives such a plan: its picture and its figures, all from the catalogue. */
function RobotFigures({ robot }: { robot: Robot }) {
  const t = useContent("automation");
  return (
    <section className={styles.robot} aria-labelledby="robot">
      <div className={styles.robotImage}>
        {/* On phones its top is the largest thing of the first screen: not one to wait for the layout. */}
        <ProductImage name={robot.name} imageUrl={robot.imageUrl} category={robot.category} first />
      </div>
      <div className={styles.robotData}>
        <h2 id="robot">{t.robot.title}</h2>
        <p>{robot.name}</p>
        <dl className={styles.figures}>
          {robot.figures.map(({ label, figure, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {figure}
                <span>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <Link {...toProduct(robot.id)} className={buttonClass("go")}>
          {t.robot.view} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
