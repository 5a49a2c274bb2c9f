import { useState } from "react";
import { realEdits, type CellEdits } from "../../../domain/office/product-draft.ts";
import { rowsOf } from "../../../domain/figures/specification-rows.ts";
import { productPath } from "../../../urls/links.ts";
import layout from "../../components/editor.module.css";
import { OFFICE } from "../../components/link.tsx";
import { Section } from "../../components/section.tsx";
import { Segments } from "../../components/segments.tsx";
import { SiteFrame } from "../../components/site-frame.tsx";
import { useWords } from "../../words.tsx";
import type { OpenedProduct } from "./product-query.ts";
import styles from "./preview.module.css";

type Props = {
  product: OpenedProduct;
  /** Of the draft that is kept: another one is another picture. */
  version: number;
  texts: Readonly<Record<string, string>>;
  edits: CellEdits;
};

const KINDS = ["both", "phone", "search"] as const;

/** What visitors will see of a product, drawn by the site itself; what differs from the site is tinted. */
export function Preview({ product, version, texts, edits }: Props) {
  const { product: t } = useWords();
  const [kind, choose] = useState<(typeof KINDS)[number]>("both");
  const changed = changedTexts(edits);
  const frame = (part: "page" | "card") => ({
    src: `${OFFICE}/api/products/${encodeURIComponent(product.id)}/preview?part=${part}&draft=${version}-${product.changedIn}`,
    onPage: (page: Document) => tint(page, changed),
  });
  return (
    <aside className={layout.preview} aria-label={t.previewTitle}>
      <Section
        title={t.previewTitle}
        aside={
          <Segments label={t.previewTitle} kinds={KINDS} names={t.previewOf} value={kind} onChange={choose} />
        }
      >
        <div className={layout.stage}>
          {kind === "both" ? (
            <>
              <SiteFrame
                {...frame("card")}
                title={t.previewFrames.card}
                width={300}
                most={700}
                part="main article"
              />
              <SiteFrame
                {...frame("page")}
                title={t.previewFrames.page}
                width={1280}
                most={3600}
                shown={522}
              />
            </>
          ) : null}
          {kind === "phone" ? (
            <SiteFrame {...frame("page")} title={t.previewFrames.phone} width={390} most={1600} />
          ) : null}
          {kind === "search" ? <SearchResult id={product.id} texts={texts} /> : null}
        </div>
        <p className={layout.note}>{t.previewNote}</p>
      </Section>
    </aside>
  );
}

/** The texts of the draft that the site doesn't have yet: lines and values where a column has several. */
function changedTexts(edits: CellEdits): ReadonlySet<string> {
  return new Set(
    Object.entries(realEdits(edits)).flatMap(([column, { from, to }]) => {
      if (column === "specifications") {
        const before = new Set(from.split("\n"));
        const lines = to.split("\n").filter((line) => !before.has(line));
        return rowsOf(lines.join("\n")).flatMap(({ label, value, unit }) => [
          label,
          [value, unit].filter(Boolean).join(" "),
        ]);
      }
      const before = new Set(from.split("\n"));
      return to
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "" && !before.has(line));
    }),
  );
}

/** Marks the elements that say nothing but one of these texts. */
function tint(page: Document, changed: ReadonlySet<string>): void {
  if (changed.size === 0) return;
  for (const element of page.body.querySelectorAll<HTMLElement>(
    "h1, h2, h3, p, li, dt, dd, th, td, span, a",
  )) {
    if (changed.has(element.textContent.trim())) element.style.background = "#d4ecee";
  }
}

/** As search engines show a page: its title, its address, and the beginning of its description. */
function SearchResult({ id, texts }: { id: string; texts: Readonly<Record<string, string>> }) {
  const { name = "", brand = "", description = "" } = texts;
  return (
    <div className={styles.result}>
      <p className={styles.address}>{`${location.origin}${productPath(id)}`}</p>
      <p className={styles.title}>{[name, brand].filter(Boolean).join(", ")}</p>
      <p className={styles.text}>
        {description.length > 158 ? `${description.slice(0, 155)} …` : description}
      </p>
    </div>
  );
}
