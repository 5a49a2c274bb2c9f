import { useContent, useLanguageContent } from "../../components/content.tsx";
import type { LegalPage } from "../../../content/legal-page.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ContentsRail } from "./table-of-contents.tsx";
import { LegalBody } from "./legal-body.tsx";
import styles from "./legal-document.module.css";

/** A legal page: heading with version, the whole in short, contents rail, numbered sections. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const { locale } = useLanguageContent();
  const t = useContent("legal");
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className={`page ${styles.document}`}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.version}>
          <span className="num">{t.version(page.version)}</span>
          <time dateTime={page.version}>{t.validFrom(day.format(new Date(page.version)))}</time>
        </p>
        <p className="lede">{page.lede}</p>
      </header>
      <section className={styles.short} aria-labelledby="in-short">
        <SectionHead>
          <h2 id="in-short">{t.inShort}</h2>
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
