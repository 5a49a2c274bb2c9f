import { Suspense } from "react";
import { useLocation } from "@tanstack/react-router";
import { limitsOf } from "../../../domain/figures/figure-limits.ts";
import { buttonClass } from "../../../ui/button.ts";
import { categoryPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { useFigureWords } from "../../components/filters/figure-filters.tsx";
import { Link } from "../../components/link.tsx";
import { ListControls } from "../../components/filters/list-controls.tsx";
import { ListStatus, type SetFilter } from "../../components/filters/list-status.tsx";
import { NearestTo, NearProducts } from "../../components/filters/near-products.tsx";
import { NothingFound } from "../../components/filters/nothing-found.tsx";
import { type ListState, useListSearch } from "../../components/filters/use-list-search.ts";
import { PageLinks } from "../../components/pagination/pagination.tsx";
import { ListFailure } from "../../components/product-card/list-failure.tsx";
import { MORE, ProductGridSkeleton } from "../../components/product-card/product-grid.tsx";
import { ProductResults } from "../../components/product-card/product-results.tsx";
import { brandFilter, categorySort, categoryViews, setFilters } from "./controls.ts";
import { type CategoryChange, type CategorySearch, cleared, withChange } from "./parameters.ts";
import type { CategoryView } from "./view.ts";
import styles from "./products.module.css";

type Props = {
  view: CategoryView;
  params: { category: string; subcategory?: string | undefined };
  search: CategorySearch;
};

const pathOf = ({ category, subcategory }: Props["params"], search: CategorySearch) =>
  categoryPath(category, subcategory, search);

/** Controls, count and the products of a category. */
export function CategoryProducts({ view, params, search }: Props) {
  const { prefix } = useLanguageContent();
  const words = { category: useContent("category"), listing: useContent("listing") };
  const figureWords = useFigureWords();
  const list = useListSearch(search, (next) => pathOf(params, next));
  const { shown } = list;
  const addressOf = (next: CategorySearch) => prefix + pathOf(params, next);
  const change = (part: CategoryChange, typing = false) =>
    list.change((current) => withChange(current, part), typing);
  const filters = setFilters(shown, words, figureWords, addressOf, change);
  const clear = {
    label: words.category.clear,
    address: addressOf(cleared(shown)),
    onClear: () => list.change(cleared),
    disabled: filters.length === 0 && shown.sort === undefined,
  };
  const { page, pages, size, matching } = view;
  return (
    <>
      <ListControls
        action={`${addressOf({})}#results`}
        search={{
          placeholder: words.category.searchHint,
          value: shown.q ?? "",
          onChange: (q) => change({ q: q.trim() || undefined }, true),
        }}
        filters={[brandFilter(view, shown, words, change)]}
        figures={{
          filters: view.figures,
          set: shown,
          onChange: (field, limits) => change({ [field]: limits }),
        }}
        sort={categorySort(shown, words, figureWords, change)}
        views={categoryViews(params, shown)}
        kept={{ view: shown.view }}
        matching={matching}
        clear={clear}
      />
      <ListStatus
        filters={filters}
        clear={clear}
        range={
          pages > 1
            ? words.listing.part((page - 1) * size + 1, Math.min(page * size, matching), matching)
            : undefined
        }
      >
        {words.category.found(
          matching,
          search.q !== undefined || search.brand !== undefined || limitsOf(search) !== null,
        )}
      </ListStatus>
      <Suspense>
        <Results
          view={view}
          params={params}
          search={search}
          state={list.state}
          onRetry={list.retry}
          filters={filters}
          clear={clear}
          toShorter={(q) => ({
            address: addressOf(withChange(shown, { q })),
            onPress: () => change({ q }),
          })}
        />
      </Suspense>
    </>
  );
}

type ResultsProps = Props & {
  state: ListState;
  onRetry: () => void;
  filters: readonly SetFilter[];
  clear: { address: string; onClear: () => void; disabled: boolean };
  toShorter: (q: string) => { address: string; onPress: () => void };
};

/** A page of so many cards is long on phones: there a link shows the second half of it. */
const AT_FIRST = 24;

function Results(props: ResultsProps) {
  const { view, params, search, state, onRetry, filters, clear, toShorter } = props;
  const t = useContent("category");
  const {
    near,
    onPhones: { more },
  } = useContent("listing");
  // Without scripts the style sheet sees the same by the address.
  const showsAll = useLocation({ select: ({ hash }) => hash === MORE });
  if (state === "failed") return <ListFailure onRetry={onRetry} />;
  if (state === "loading") return <ProductGridSkeleton count={8}>{t.loading}</ProductGridSkeleton>;
  const { q = "" } = search;
  const { reading } = view;
  const none = (
    <NothingFound
      title={t.none}
      hint={t.noneHint}
      q={q}
      filters={filters}
      view={view}
      toShorter={toShorter}
      clear={{
        address: clear.address,
        onPress: clear.onClear,
        disabled: clear.disabled,
        children: t.clearAll,
      }}
    />
  );
  if (view.matching === 0) return none;
  const table = search.view === "list";
  // A few more than that are shown at once.
  const late = table || view.cards.length <= AT_FIRST * 1.25 ? 0 : view.cards.length - AT_FIRST;
  return (
    <div className={styles.results} data-late={(late > 0 && !showsAll) || undefined}>
      {reading ? <NearestTo reading={reading} q={q} toAll={toShorter} /> : null}
      <ProductResults
        list={view}
        label={reading ? near(q) : t.products}
        table={table}
        heading={reading ? "h3" : "h2"}
        {...(late > 0 && { atFirst: AT_FIRST })}
        sort={{
          shown: search.sort,
          at: (sort) => pathOf(params, withChange(search, { sort })),
        }}
      />
      {late > 0 ? (
        <Link href={`${pathOf(params, search)}#${MORE}`} className={`${buttonClass("line")} ${styles.more}`}>
          {more(late)}
        </Link>
      ) : null}
      <NearProducts near={view.near} q={q} also />
      <div className={styles.pages}>
        <PageLinks shown={view} at={(page) => pathOf(params, { ...search, page })} />
      </div>
      {reading ? none : null}
    </div>
  );
}
