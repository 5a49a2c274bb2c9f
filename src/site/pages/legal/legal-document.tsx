import { type LegalPage, legalWords } from "../../../content/en/legal.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ContentsRail } from "./table-of-contents.tsx";
import { LegalBody } from "./legal-body.tsx";
import styles from "./legal-document.module.css";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A legal page (spec §2): heading with version, the whole in short, contents rail, numbered sections. */
export function LegalDocument({ page }: { page: LegalPage }) {
  return (
    <article className={`page ${styles.document}`}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.version}>
          <span className="num">{legalWords.version(page.version)}</span>
          <time dateTime={page.version}>{legalWords.validFrom(day.format(new Date(page.version)))}</time>
        </p>
        <p className="lede">{page.lede}</p>
      </header>
      <section className={styles.short} aria-labelledby="in-short">
        <SectionHead>
          <h2 id="in-short">{legalWords.inShort}</h2>
        </SectionHead>
        <dl>
          {page.short.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.columns}>
        <ContentsRail sections={page.sections} />
        <ol className={styles.sections}>
          {page.sections.map(({ id, title, body }, index) => (
            <li key={id} id={id}>
              <h2>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h2>
              <div className={styles.body}>
                {body.map((block, place) => (
                  <LegalBody key={`${id}-${place + 1}`} block={block} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
