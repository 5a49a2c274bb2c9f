import type { ReactNode } from "react";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { type ListName, LISTS } from "./lists.ts";
import styles from "./points.module.css";

/** How many products each linked list holds; null while the catalogue is on its way. */
export type ListCounts = Readonly<Partial<Record<string, number>>> | null;

type Props = {
  title: string;
  points: readonly { text: string; lists?: readonly ListName[]; calculated?: true }[];
  counts: ListCounts;
  /** What stands below the first point. */
  first?: ReactNode;
};

/** A card's title over its points, each with the lists of the catalogue that it speaks of; the page says how it looks. */
export function TitledPoints({ title, points, counts, first }: Props) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {points.map(({ text, lists = [], calculated = false }, index) => (
          <li key={text}>
            <CatalogueText>{text}</CatalogueText>
            {lists.map((list) => (
              <ListLink key={list} list={list} counts={counts} />
            ))}
            {calculated && lists.some((list) => counts?.[list]) ? <HoursLink /> : null}
            {index === 0 ? first : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way to a list of the catalogue, with the number of its products; nothing where it holds none. */
export function ListLink({ list, counts }: { list: ListName; counts: ListCounts }) {
  const t = useContent("industry");
  const count = counts?.[list] ?? 0;
  if (count === 0) return null;
  return (
    <Link href={pagePath("listing", LISTS[list])} className={styles.list}>
      <CatalogueText>{t.lists[list]}</CatalogueText> <span className="num">{count}</span>
    </Link>
  );
}

/** The way to the calculator of the automation page. */
function HoursLink() {
  const { hours } = useContent("industry");
  return (
    <Link href={`${PAGES.automation.path}#hours`} className={styles.list}>
      {hours}
    </Link>
  );
}
