import { productPath } from "../../../urls/links.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import type { ComparedMachine } from "./hours-result.tsx";
import run from "./robot-run.svg?url&no-inline";
import styles from "./robot-run.module.css";

/** The drawing of each feature, in their order. */
const DRAWINGS = ["route", "dose", "report"] as const;

/** The drawings have as many lines across, from dock to dock. */
const QUARTERS = [0, 1, 2, 3, 4];

/**
 * The three features as the recording of one run: one axis of time through three drawings. Its hours and its area are
 * those of the catalogue's robot; without one that states them the drawings have none.
 */
export function RobotRun({ machines }: { machines: readonly ComparedMachine[] }) {
  const { features, run: t } = useContent("automation");
  const { locale } = useLanguageContent();
  const robot = machines.find(({ kind }) => kind === "robot");
  const runTime = robot?.runTime ?? null;
  const hours = (value: number) => t.hours(numberText(value, "h", locale));
  return (
    <section className={`page ${styles.run}`} aria-labelledby="features">
      <div className={styles.head}>
        <h2 id="features">{features.title}</h2>
        {robot && runTime !== null ? (
          <p className="small">
            {t.source(robot.productivity, numberText(runTime, "h", locale), robot.runTimeIsMost)}{" "}
            <Link className="link" href={productPath(robot.product.id)}>
              <CatalogueText>{robot.product.name}</CatalogueText>
            </Link>
          </p>
        ) : (
          <p className="small">{t.note}</p>
        )}
      </div>
      {features.cards.map(({ title, text }, index) => {
        const drawing = DRAWINGS[index];
        return (
          <article key={title} className={styles.track}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {drawing === undefined ? null : (
              <>
                <p className={`num ${styles.ends}`} aria-hidden="true">
                  {drawing !== "report"
                    ? t.ends[drawing].map((end) => <span key={end}>{end}</span>)
                    : robot && runTime !== null
                      ? [robot.productivity * runTime, 0].map((area) => (
                          <span key={area}>{t.area(area)}</span>
                        ))
                      : null}
                </p>
                <svg role="img" aria-label={t.drawing[drawing]}>
                  <use href={`${run}#${drawing}`} />
                </svg>
              </>
            )}
          </article>
        );
      })}
      {runTime === null ? null : (
        <p className={`num ${styles.axis}`} aria-hidden="true">
          {QUARTERS.map((quarter) => (
            <span key={quarter}>{hours((runTime / 4) * quarter)}</span>
          ))}
        </p>
      )}
    </section>
  );
}
