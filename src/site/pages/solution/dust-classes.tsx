import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import type { DustClass } from "../../../domain/figures/readings.ts";
import { SectionHead } from "../../../ui/section-head.tsx";
import { productPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import fields from "./dust-classes.svg?url&no-inline";
import styles from "./dust-classes.module.css";

type Props = { examples: Record<DustClass, readonly { id: string; name: string }[]> };

/** The filter classes L, M and H, each drawn as the particles that it lets pass out of 20,000. */
export function DustClasses({ examples }: Props) {
  const t = useContent("vacuum").classes;
  return (
    <section id="classes" className={`page ${styles.section}`} aria-labelledby="classes-title">
      <SectionHead aside={t.aside}>
        <h2 id="classes-title">{t.title}</h2>
      </SectionHead>
      <ol className={styles.scale}>
        {t.list.map(({ class: name, passing, share, limit, dust }) => (
          <li key={name} id={`class-${name}`} className={styles.class}>
            <div className={styles.field}>
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                role="img"
                aria-label={t.field(passing, name)}
              >
                <use href={`${fields}#${name}`} />
              </svg>
              <h3 className={styles.letter}>{name}</h3>
            </div>
            <p className={styles.passing}>
              <b className="num">{passing}</b> {t.passes(passing)}, {share}
            </p>
            <p>
              <CatalogueText>{limit}</CatalogueText>
            </p>
            <p>{dust}</p>
            <div className={styles.examples}>
              <p className="small">{examples[name].length > 0 ? t.inCatalogue : t.onRequest}</p>
              {examples[name].length > 0 ? null : (
                <p>
                  <Link href={PAGES.contact.path} className="link">
                    {t.ask(name)}
                  </Link>
                </p>
              )}
              {examples[name].map(({ id, name: product }) => (
                <p key={id}>
                  <Link href={productPath(id)} className="link">
                    <CatalogueText>{product}</CatalogueText>
                  </Link>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
