import type { ListPage } from "../../../domain/listing/list-page.ts";
import { partsOnPage, type SectionPart, tablesOnPage } from "../../../domain/listing/section-parts.ts";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { useContent } from "../content.tsx";
import type { ListSort } from "./column-head.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ProductTable } from "./product-table.tsx";
import styles from "./product-results.module.css";

type Props = {
  list: ListPage;
  label: string;
  table: boolean;
  /** The level of the names in one grid; below headings of sections they are h3. */
  heading?: "h2" | "h3";
  /** So many cards are shown on phones at first; a link shows the others of the page. */
  atFirst?: number;
  /** Where the heads of tables sort the list. */
  sort?: ListSort;
};

/** The products of a page: as one grid, as a grid for each section under its heading, or as a table for each. */
export function ProductResults({ list, label, table, heading = "h2", atFirst = Infinity, sort }: Props) {
  const { cards, sections, from, page, pages, size } = list;
  const isLast = page === pages;
  if (sections === null) {
    return (
      <ProductGrid cards={cards} label={label} heading={heading} first ends={isLast} atFirst={atFirst} />
    );
  }
  const parts = partsOnPage(sections, cards, (from - 1) * size);
  return parts.map((part, index) => {
    const { section, entries, before } = part;
    const left = Math.max(0, atFirst - before);
    return (
      <section
        key={section.number}
        className={styles.section}
        aria-labelledby={headingOf(part)}
        data-table={table || undefined}
        data-late={(!table && left === 0) || undefined}
      >
        <SectionHead part={part} table={table} />
        {table ? (
          tablesOnPage(part).map(({ name, columns, count, entries: rows }, place) => (
            <ProductTable
              key={rows[0]?.id}
              columns={columns}
              entries={rows}
              section={section.name}
              kind={section.tables.length > 1 ? { name, count } : null}
              first={index + place === 0}
              sort={sort}
            />
          ))
        ) : (
          <ProductGrid
            cards={entries}
            label={section.name}
            heading="h3"
            first={index === 0}
            ends={isLast && index === parts.length - 1 && entries.length > 3}
            atFirst={left}
          />
        )}
      </section>
    );
  });
}

const headingOf = ({ section }: SectionPart<ProductCard>) => `section-${section.number}`;

function SectionHead({ part, table }: { part: SectionPart<ProductCard>; table: boolean }) {
  const t = useContent("listing").section;
  const { section, entries, first, last } = part;
  const all = entries.length === section.count;
  return (
    <div className={styles.head}>
      <h2 id={headingOf(part)}>
        <span className={`num ${styles.number}`}>{section.number}</span> {section.name}
      </h2>
      <p className={`num ${styles.count}`}>
        {all ? t.count(section.count) : t.part(section.count, first, last)}
      </p>
      {table || section.description === "" ? null : (
        <p className={styles.description}>{section.description}</p>
      )}
    </div>
  );
}
