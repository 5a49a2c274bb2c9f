import type { ProductSort } from "../../../domain/office/product-list.ts";
import { Link } from "../../components/link.tsx";
import { useWords } from "../../words.tsx";
import { ProductRow, type Row } from "./product-row.tsx";
import { listPath, type ProductsSearch } from "./parameters.ts";
import styles from "./table.module.css";

const COLUMNS = [
  "picture",
  "article",
  "name",
  "brand",
  "category",
  "price",
  "has",
  "state",
  "changed",
] as const;

/** How the columns are sorted that can be: upwards, or at first downwards. */
const SORTS: Partial<Record<(typeof COLUMNS)[number], ProductSort>> = {
  article: "article",
  name: "name",
  brand: "brand",
  category: "category",
  price: "price",
  changed: "changed",
};
const DOWN_FIRST: readonly string[] = ["price", "changed"];

/** The products as a table, on phones as a list of the same rows. */
export function ProductTable({ rows, search }: { rows: readonly Row[]; search: ProductsSearch }) {
  const { products: t } = useWords();
  return (
    <table className={styles.table}>
      <colgroup>
        {COLUMNS.map((name) => (
          <col key={name} className={styles[name]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map((name) => {
            const by = SORTS[name];
            if (by) return <SortedHead key={name} by={by} search={search} />;
            const isShown = name !== "picture";
            return (
              <th key={name}>
                <span className={isShown ? undefined : "visually-hidden"}>{t.columns[name]}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function SortedHead({ by, search }: { by: ProductSort; search: ProductsSearch }) {
  const { products: t } = useWords();
  const sort = search.sort ?? (search.q === undefined ? "changed" : undefined);
  const first = DOWN_FIRST.includes(by) ? "down" : "up";
  const order = search.order ?? first;
  const isHere = sort === by;
  const next = isHere && order === first ? (first === "up" ? "down" : "up") : undefined;
  const direction = order === "up" ? "ascending" : "descending";
  return (
    <th
      className={DOWN_FIRST.includes(by) ? styles.end : undefined}
      aria-sort={isHere ? direction : undefined}
    >
      <Link to={listPath(search, { sort: by, order: next })}>
        {t.columns[by]}
        {isHere ? <span aria-hidden="true">{order === "up" ? " ↑" : " ↓"}</span> : null}
      </Link>
    </th>
  );
}
