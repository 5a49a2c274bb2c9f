import type { InferResponseType } from "hono/client";
import type { api } from "../../api.ts";
import { Link } from "../../components/link.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useWords } from "../../words.tsx";
import { listPath, type ProductsSearch } from "./parameters.ts";

type Counts = InferResponseType<typeof api.products.counts.$get>;

const STATES = ["active", "draft", "withdrawn"] as const;

/** What is looked for most often among the parts that are missing. */
const GAPS = ["picture", "description", "specification", "brandText"] as const;

/** Ways to look at the list, each with its number: by state, then by what is missing. */
export function ProductTabs({ search, counts }: { search: ProductsSearch; counts: Counts | undefined }) {
  const { products: t } = useWords();
  const all = counts && counts.active + counts.draft + counts.withdrawn;
  const isAll = search.state === undefined && search.missing === undefined;
  return (
    <Tabs label={t.views.label}>
      <Link to={listPath(search, { state: undefined, missing: undefined })} aria-current={isAll || undefined}>
        {t.views.all} <b>{all?.toLocaleString("en")}</b>
      </Link>
      {STATES.map((state) => (
        <Link
          key={state}
          to={listPath(search, { state, missing: undefined })}
          aria-current={search.state === state || undefined}
        >
          {t.views[state]} <b>{counts?.[state].toLocaleString("en")}</b>
        </Link>
      ))}
      {GAPS.map((missing, place) => (
        <Link
          key={missing}
          to={listPath(search, { state: undefined, missing })}
          aria-current={search.missing === missing || undefined}
          data-apart={place === 0 || undefined}
        >
          {t.lacks[missing]} <b>{counts?.missing[missing].toLocaleString("en")}</b>
        </Link>
      ))}
    </Tabs>
  );
}
