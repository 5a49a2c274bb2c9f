import { PAGE_SIZE } from "../../../domain/listing/result-pages.ts";
import { partsOnPage } from "../../../domain/listing/section-parts.ts";
import type { ViewOf } from "../../views.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { ProductGrid } from "../../components/product-card/product-grid.tsx";
import { ShortOnPhones } from "../../components/product-card/short-on-phones.tsx";
import styles from "./automatic-list.module.css";

export type AutomaticProducts = Omit<ViewOf<"automation">, "machines">;

type Props = { list: AutomaticProducts; at: (page: number, hash: string) => string };

/** So many of each group are shown on phones at first; the style sheet knows it too. */
const AT_FIRST = 2;

/** The products by what they do themselves, each group under its heading; the links above lead to the groups. */
export function AutomaticList({ list, at }: Props) {
  const t = useContent("automation");
  const { cards, groups, from, page } = list;
  const parts = partsOnPage(groups, cards, (from - 1) * PAGE_SIZE);
  const late = parts.reduce((sum, { entries }) => sum + Math.max(0, entries.length - AT_FIRST), 0);
  return (
    <>
      <GroupLinks list={list} at={at} />
      <ShortOnPhones
        hidden={page === 1 ? late : 0}
        at={(hash) => at(1, hash)}
        after={<Pagination shown={list} at={(number) => at(number, "products")} />}
      >
        {parts.map(({ section: { job, count }, entries, first, last }) => (
          <section key={job} id={job} className={styles.group} aria-labelledby={`${job}-title`}>
            <div className={styles.head}>
              <h3 id={`${job}-title`}>{t.jobs[job]}</h3>
              <p className="num">{entries.length === count ? count : t.part(first, last, count)}</p>
            </div>
            <ProductGrid cards={entries} label={t.jobs[job]} heading="h4" showsReason />
          </section>
        ))}
      </ShortOnPhones>
    </>
  );
}

/** A link to each group with its count: on this page of the list, or on the one where the group begins. */
function GroupLinks({ list, at }: Props) {
  const t = useContent("automation");
  const { groups, from, page: last } = list;
  return (
    <ul className={styles.links} aria-label={t.jobList}>
      {groups.map(({ job, count }, index) => {
        const before = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0);
        const begins = Math.floor(before / PAGE_SIZE) + 1;
        const isShown = begins >= from && begins <= last;
        return (
          <li key={job}>
            <Link href={at(isShown ? last : begins, job)}>
              {t.jobs[job]} <span className="num">{count}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
