import type { ComparedRow } from "../../../domain/figures/comparison.ts";
import { productToken } from "../../../domain/quote/quote-link.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { documentsZipPath } from "../../../urls/documents.ts";
import { comparisonPath, pagePath, productPath, quoteListPath } from "../../../urls/links.ts";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { DataSheetFoot, DataSheetHead } from "../../components/data-sheet/data-sheet.tsx";
import { ListFailure, useListRetry } from "../../components/product-card/list-failure.tsx";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Examples, MoreToAdd } from "./choices.tsx";
import type { CompareView } from "./view.ts";
import styles from "./page.module.css";

type Search = PageParams<"compare">;

/** Up to four products beside each other; with fewer what could be added, and without any what to begin with. */
export function ComparePage({ view, search }: { view: CompareView; search: Search }) {
  const t = useContent("compare");
  const { products, comparison, more, examples } = view;
  const ids = products.map(({ id }) => id);
  return (
    <div className={`page ${styles.compare}`}>
      <DataSheetHead path={pagePath("compare", search)} />
      <Steps />
      <h1 className={styles.title}>{t.heading(products.length)}</h1>
      <Notices view={view} />
      {products.length === 0 ? (
        <Examples examples={examples} />
      ) : (
        <>
          {products.length === 1 ? (
            <p className={styles.lead}>{t.one}</p>
          ) : (
            <Toolbar products={products} comparison={comparison} show={search.show} />
          )}
          {products.length === 1 ? <MoreToAdd cards={more} ids={ids} /> : null}
          <ComparisonTable key={ids.join()} view={view} show={search.show} />
          <FirstScreenEnd />
          {products.length === 1 ? null : <MoreToAdd cards={more} ids={ids} show={search.show} />}
        </>
      )}
      <DataSheetFoot />
    </div>
  );
}

function Steps() {
  const { crumb } = useContent("compare");
  const { label, home, products } = useContent("shared").breadcrumb;
  return (
    <div className={styles.steps}>
      <Breadcrumbs
        label={label}
        steps={[
          { key: "home", node: <Link href={PAGES.home.path}>{home}</Link> },
          { key: "products", node: <Link href={PAGES.listing.path}>{products}</Link> },
          { key: "here", node: <span aria-current="page">{crumb}</span> },
        ]}
      />
    </div>
  );
}

/** What of the address is not shown. */
function Notices({ view: { unknown, leftOut } }: { view: CompareView }) {
  const t = useContent("compare");
  if (unknown.length + leftOut.length === 0) return null;
  return (
    <div className={styles.notices}>
      {unknown.length === 0 ? null : <p>{t.unknown(unknown)}</p>}
      {leftOut.length === 0 ? null : (
        <p>
          {t.leftOut}{" "}
          {leftOut.map(({ id, name }, index) => (
            <span key={id}>
              {index === 0 ? "" : "; "}
              <Link href={productPath(id)}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type ToolbarProps = { show: Search["show"] } & Pick<CompareView, "comparison" | "products">;

/** Which lines are shown, the documents of the products in one file, and how to print the lines. */
function Toolbar({ products, comparison: { shared, single }, show }: ToolbarProps) {
  const ids = products.map(({ id }) => id);
  const t = useContent("compare");
  const rows: readonly ComparedRow[] = [...shared, ...single];
  const differing = rows.filter(({ differs }) => differs).length;
  const allDiffer = differing === rows.length;
  // Of several products a phone shows two, of which the counts are not.
  const isMany = products.length > 2;
  const choices = [
    { value: undefined, label: t.all(rows.length), ofTwo: t.allOfTwo },
    { value: "differences", label: t.differences(differing), ofTwo: t.differencesOfTwo },
  ] as const;
  return (
    <div className={styles.toolbar} data-many={isMany || undefined}>
      {allDiffer ? (
        <p className={styles.differs}>{shared.length === 0 ? t.nothingShared : t.allDiffer(rows.length)}</p>
      ) : null}
      {allDiffer && !isMany ? null : (
        <div className={styles.lines} role="group" aria-label={t.lines}>
          {choices.map(({ value, label, ofTwo }) => (
            <Link
              key={label}
              href={comparisonPath(ids, value)}
              aria-current={show === value ? "true" : undefined}
              data-stay=""
              data-replace=""
            >
              <span>{label}</span>
              {isMany ? <span className={styles.ofTwo}>{ofTwo}</span> : null}
            </Link>
          ))}
        </div>
      )}
      <Link
        href={quoteListPath(products.map((card) => productToken(card.id, card.articleNumber)))}
        className={`${buttonClass()} ${styles.addAll}`}
      >
        {t.addAll} <Icon name="plus" />
      </Link>
      <a href={documentsZipPath(ids)} className={buttonClass("go")} download>
        <Icon name="document" /> {t.documents}
      </a>
      <button type="button" className={`${buttonClass("go")} ${styles.print}`} onClick={() => window.print()}>
        <Icon name="print" /> {t.print}
      </button>
    </div>
  );
}

/** The page while the products load, or without them. */
export function CompareLoading() {
  const t = useContent("compare");
  const retry = useListRetry();
  return (
    <div className={`page ${styles.compare}`}>
      <h1 className={styles.title}>{t.title}</h1>
      {retry ? <ListFailure onRetry={retry} /> : <p role="status">{t.loading}</p>}
    </div>
  );
}
