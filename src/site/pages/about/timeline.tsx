import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PAGES } from "../../../urls/pages.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import type { Content } from "../../../content/load.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./timeline.module.css";

type Milestone = Content["about"]["timeline"]["milestones"][number];

/** The rule carries on past the last step by this many years. */
const AHEAD = 5;

type Year = { year: number; steps: Milestone[]; until: number };

/** The milestones by year, each year with where the next one begins, so that its column is true to scale. */
function byYear(milestones: readonly Milestone[]): Year[] {
  const years = [...new Set(milestones.map(({ year }) => year))];
  return years.map((year, index) => ({
    year,
    steps: milestones.filter((step) => step.year === year),
    until: years[index + 1] ?? year + AHEAD,
  }));
}

/** The company's milestones on a ruler of years, true to scale. */
export function Timeline() {
  const t = useContent("about");
  const { title, note, milestones } = t.timeline;
  const years = byYear(milestones);
  const first = years[0]?.year ?? 0;
  const span = (years.at(-1)?.until ?? first) - first;
  return (
    <section className={styles.timeline}>
      <div className="page">
        <SectionHead aside={note}>
          <h2>{title}</h2>
        </SectionHead>
      </div>
      <div className={styles.measure} style={{ "--span": span }}>
        <div className={styles.rule} aria-hidden="true">
          {Array.from({ length: span + 1 }, (_, offset) => (
            <i
              key={offset}
              style={{ "--at": offset }}
              data-step={years.some(({ year }) => year === first + offset) || undefined}
            >
              {String(first + offset).slice(2)}
            </i>
          ))}
        </div>
        <ol style={{ gridTemplateColumns: years.map(({ year, until }) => `${until - year}fr`).join(" ") }}>
          {years.map(({ year, steps, until }) => (
            <li key={year} style={{ "--years": until - year }}>
              <p className={`num ${styles.year}`}>
                <time dateTime={String(year)}>{year}</time>
              </p>
              <div>
                {steps.map((step, index) => (
                  <article key={step.title}>
                    <h3>
                      {index === 0 ? null : (
                        <>
                          <time dateTime={String(year)} className="num">
                            {year}
                          </time>{" "}
                        </>
                      )}
                      {step.title}
                    </h3>
                    <p>{step.text}</p>
                  </article>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={`page ${styles.next}`}>
        <Link href={PAGES.contact.path} className={buttonClass()}>
          {t.timeline.talk} <Icon name="arrow" />
        </Link>
        <Link href={PAGES.listing.path} className={buttonClass("go")}>
          {t.timeline.products} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
