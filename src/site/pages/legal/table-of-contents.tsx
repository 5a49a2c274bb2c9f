import { useContent } from "../../components/content.tsx";
import type { LegalSection } from "../../../content/legal-page.ts";
import { useSectionInView } from "./use-section-in-view.ts";
import styles from "./table-of-contents.module.css";

/** The numbered table of contents beside a legal page; the section being read is marked. */
export function ContentsRail({ sections }: { sections: readonly LegalSection[] }) {
  const t = useContent("legal");
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={styles.rail} aria-labelledby="legal-contents">
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
