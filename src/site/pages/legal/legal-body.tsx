import type { LegalBlock } from "../../../content/legal-page.ts";
import styles from "./legal-body.module.css";

/** One block of a legal page: a paragraph, a list, a table of terms, or ways to reach somebody. */
export function LegalBody({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p className={styles.text}>{block}</p>;
  if ("list" in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
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
          <dd>{href === undefined ? text : <Reach href={href} text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Reach({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href}>
      {text}
    </a>
  );
}
