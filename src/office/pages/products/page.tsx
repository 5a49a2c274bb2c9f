import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { may } from "../../../domain/office/permissions.ts";
import { PRODUCTS_A_PAGE } from "../../../domain/office/product-list.ts";
import { answer, api } from "../../api.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { Link, useGo } from "../../components/link.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { ProductPage, useAhead } from "../../lazy-pages.ts";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { Filters } from "./filters.tsx";
import { lastOpened } from "./last-opened.ts";
import { ProductTable } from "./product-table.tsx";
import { NoProducts } from "./nothing.tsx";
import { listPath, listQuery, type ProductsSearch } from "./parameters.ts";
import { ProductTabs } from "./tabs.tsx";
import { useMakeProduct } from "./use-make-product.ts";
import styles from "./page.module.css";

/** All products: by view, by what is searched for, by what they lack. */
export function ProductsPage({ search }: { search: ProductsSearch }) {
  const { products: t } = useWords();
  usePageTitle(t.title);
  const go = useGo();
  const me = useQuery(meQuery);
  const list = useQuery({
    ...listQuery(search),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    queryKey: ["products", "counts"],
    queryFn: () => answer(() => api.products.counts.$get()),
  });
  const mayChange = me.data !== undefined && may(me.data.role, "product.change");
  const make = useMakeProduct();
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => {
    const links = linksOf(rows);
    const at = links.findIndex((link) => link === document.activeElement);
    links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useCommands("products", {
    next: () => step(1),
    previous: () => step(-1),
    make: mayChange ? () => void make() : null,
    filter: () => field.current?.focus(),
  });
  useAhead(ProductPage, list.data !== undefined);
  useFocusOnReturn(rows, list.data !== undefined);
  const { page = 1 } = search;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const last = Math.max(1, Math.ceil((total ?? page * PRODUCTS_A_PAGE) / PRODUCTS_A_PAGE));
  const goToLast = useEffectEvent(() => go(listPath(search, { page: last }), { replace: true }));
  useEffect(() => {
    // A link from when there were more: an empty page would say that there is no product.
    if (page > last) goToLast();
  }, [page, last]);
  const { active = 0, draft = 0, withdrawn = 0 } = counts.data ?? {};
  return (
    <>
      <PageHead title={t.title} {...(counts.data && { count: active + draft + withdrawn })}>
        {mayChange ? (
          <Button kind="act" onClick={() => void make()}>
            {t.make} <Kbd>C</Kbd>
          </Button>
        ) : null}
      </PageHead>
      <ProductTabs search={search} counts={counts.data} />
      <Filters
        search={search}
        field={field}
        onSearch={(changes) => go(listPath(search, changes), { replace: true })}
      />
      {list.isError ? <Failed error={list.error} again={() => void list.refetch()} /> : null}
      {list.isPending ? <Loading rows={12} phoneHeight={94} /> : null}
      {list.data && page <= last ? (
        <div ref={rows} aria-busy={list.isPlaceholderData}>
          <p className="visually-hidden" role="status">
            {t.found(list.data.total)}
          </p>
          {list.data.rows.length > 0 ? (
            <ProductTable rows={list.data.rows} search={search} />
          ) : (
            <NoProducts search={search} />
          )}
          <Pages page={page} total={list.data.total} search={search} />
        </div>
      ) : null}
    </>
  );
}

function Pages({ page, total, search }: { page: number; total: number; search: ProductsSearch }) {
  const { products: t } = useWords();
  if (total <= PRODUCTS_A_PAGE) return null;
  const from = (page - 1) * PRODUCTS_A_PAGE;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      <span>{t.rows(from + 1, Math.min(total, from + PRODUCTS_A_PAGE), total)}</span>
      {page > 1 ? <Link to={listPath(search, { page: page - 1 })}>{t.previous}</Link> : null}
      {from + PRODUCTS_A_PAGE < total ? (
        <Link to={listPath(search, { page: page + 1 })}>{t.next}</Link>
      ) : null}
    </nav>
  );
}

/** The links of the rows, which the keys move between. */
function linksOf(rows: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(rows.current?.querySelectorAll<HTMLElement>("a[data-row]") ?? [])];
}

/** The product that one comes back from has the focus. */
function useFocusOnReturn(rows: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || lastOpened.id === null) return;
    const { id } = lastOpened;
    lastOpened.id = null;
    linksOf(rows)
      .find((link) => link.dataset["row"] === id)
      ?.focus();
  }, [rows, isThere]);
}
