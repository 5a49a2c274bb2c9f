import { useEffect, useState } from "react";
import type { LegalBlock, LegalPage, LegalSection } from "../../../content/legal-page.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../components/content.tsx";
import styles from "./page.module.css";

/** A legal page: heading with version, the whole in short, table of contents, numbered sections. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const t = useContent("legal");
  return (
    <article className={`page ${styles.document}`}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.version}>
          <span className="num">{t.version(page.version)}</span>
          <time dateTime={page.version}>{t.validFrom(page.version)}</time>
        </p>
        <p className="lede">{page.lede}</p>
      </header>
      <section className={styles.short} aria-labelledby="in-short">
        <SectionHead ruled>
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
        <TableOfContents sections={page.sections} />
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
                  <Block key={`${id}-${place + 1}`} block={block} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

/** The numbered table of contents beside a legal page; the section being read is marked. */
function TableOfContents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useContent("legal");
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-labelledby="legal-contents">
      <h2 id="legal-contents">{t.contents}</h2>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? "location" : undefined}>
              <span className="num">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How far below the window's top a section begins to count, as a share of the window's height. */
const LINE = 0.3;

/** The id of the section that the reader is in; null before the first, and without JavaScript. */
function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(" ");
  useEffect(() => {
    const sections = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // From the line up, however far: called whenever a section's top crosses the line, also by a jump over all of them.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * LINE;
        setCurrent(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? null);
      },
      { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

/** One block of a legal page: a paragraph, a list, a table of terms, or ways to reach somebody. */
function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p className={styles.text}>
        <CatalogueText>{block}</CatalogueText>
      </p>
    );
  if ("list" in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <CatalogueText>{item}</CatalogueText>
          </li>
        ))}
      </ul>
    );
  }
  const rows = "rows" in block ? block.rows : block.contact;
  return (
    <dl className={styles.rows}>
      {rows.map(([term, text, href]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {href === undefined ? <CatalogueText>{text}</CatalogueText> : <Reach href={href} text={text} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <a className={`link ${styles.reach}`} href={href}>
      {text}
    </a>
  );
}
