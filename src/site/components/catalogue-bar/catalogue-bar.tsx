import { Link, linkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useContent } from "../content.tsx";
import type { BarGroup } from "../../../domain/catalogue-bar.ts";
import { useListLink } from "../filters/use-list-search.ts";
import { toCategory } from "../links.ts";
import { type ListingSearch, withFilter } from "../../pages/listing/listing-search.ts";
import { useHue } from "./hue.ts";
import { Marks } from "./marks.tsx";
import styles from "./catalogue-bar.module.css";

/**
 * The listing's catalogue bar: one mark a product, grouped by category. Highlighted marks show where the result lies in
 * the whole; pressing a group shows its part of the result, pressing the chosen one takes its category off.
 */
export function CatalogueBar({ bar, search }: { bar: readonly BarGroup[]; search: ListingSearch }) {
  const t = useContent("listing");
  return (
    <nav aria-label={t.register} className={styles.strip}>
      {bar.map((group, index) => (
        <Group key={group.name} group={group} number={index + 1} search={search}>
          <Marks group={group} />
          <span className={styles.label}>
            <b className="num">{index + 1}</b> <span className={styles.name}>{group.name}</span>
            {group.count === null ? null : <span className="num">{group.count}</span>}
            {group.chosen ? <span className="unseen">{t.chosen}</span> : null}
          </span>
        </Group>
      ))}
    </nav>
  );
}

type GroupProps = { group: BarGroup; number: number; search: ListingSearch; children: ReactNode };

/** The group as the link that its target makes it; plain where a press could not show its products. */
function Group({ group: { marks, chosen, target }, number, search, children }: GroupProps) {
  const follow = useListLink();
  const hueOf = useHue();
  const shared = {
    className: styles.group,
    style: { flexGrow: marks, "--hue": hueOf(number) },
    children,
  };
  if (target === null) return <span {...shared} />;
  if (target.page === "category") {
    const { q, brand } = search;
    return (
      <Link
        {...toCategory(target.key)}
        {...shared}
        search={{ ...(q !== undefined && { q }), ...(brand !== undefined && { brand }) }}
      />
    );
  }
  const link = linkOptions({
    to: "/products",
    search: withFilter(search, { category: target.category ?? undefined }),
    resetScroll: false,
  });
  return (
    <Link
      {...shared}
      {...link}
      onClick={(event) => follow(event, link)}
      data-chosen={chosen || undefined}
      activeOptions={{ exact: true }}
    />
  );
}
