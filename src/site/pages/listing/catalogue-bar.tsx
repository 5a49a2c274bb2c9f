import type { ReactNode } from "react";
import type { BarGroup } from "../../../domain/listing/catalogue-bar.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { Marks } from "../../components/catalogue-bar/marks.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { categoryPath, pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { type ListingSearch, withChange } from "./parameters.ts";
import styles from "./catalogue-bar.module.css";

/**
 * The catalogue bar: one mark a product or some of them, grouped by category, the found ones highlighted. A group links to its part of
 * the result; the chosen one links to the result without its category.
 */
export function CatalogueBar({ bar, search }: { bar: readonly BarGroup[]; search: ListingSearch }) {
  const t = useContent("listing");
  const hasLinks = bar.some(({ target }) => target !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, by its links or by itself.
    <nav aria-label={t.catalogueBar} className={styles.bar} tabIndex={hasLinks ? undefined : 0}>
      {bar.map((group, index) => (
        <Group key={group.name} group={group} number={index + 1} search={search}>
          <Marks group={group} />
          <span className={`num ${styles.label}`}>
            <b className={styles.number}>{index + 1}</b> <span className={styles.name}>{group.name}</span>{" "}
            <Count group={group} />
            {group.chosen ? <span className="unseen">{t.chosen}</span> : null}
          </span>
        </Group>
      ))}
    </nav>
  );
}

/** How many of a group are found, beside how many it has where that is more. */
function Count({ group: { count, total } }: { group: BarGroup }) {
  const t = useContent("listing");
  if (count === null) return <span>{total}</span>;
  if (count === total) return <b>{count}</b>;
  return (
    <span>
      <b>{count}</b> {t.ofAll(total)}
    </span>
  );
}

type GroupProps = { group: BarGroup; number: number; search: ListingSearch; children: ReactNode };

/** A group as a link to its target; plain where there is none. */
function Group({ group: { count, total, chosen, target }, number, search, children }: GroupProps) {
  const hueOf = useHue();
  const shared = {
    className: styles.group,
    style: { flexGrow: total, "--hue": hueOf(number) },
    children,
  };
  if (target === null) return <span {...shared} data-empty={count === 0 || undefined} />;
  if (target.page === "category") {
    // What the category's page is narrowed by too.
    const { page: _page, sort: _sort, view: _view, ...kept } = PAGES.category.read(search);
    return <Link href={categoryPath(target.key, null, kept)} {...shared} />;
  }
  return (
    <Link
      {...shared}
      href={pagePath("listing", withChange(search, { category: target.category ?? undefined }))}
      aria-current={undefined}
      data-stay=""
      data-chosen={chosen || undefined}
    />
  );
}
