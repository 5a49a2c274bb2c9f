import { useQueries, useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../components/button.tsx";
import { Link } from "../../components/link.tsx";
import { Empty } from "../../components/states.tsx";
import { useWords } from "../../words.tsx";
import { choicesQuery } from "./choices.ts";
import { listPath, listQuery, type ProductsSearch } from "./parameters.ts";

const NARROWING = ["state", "missing", "brand", "category", "q"] as const;

/** A list that is empty: what was looked for, and how many would be found without one part of it. */
export function NoProducts({ search }: { search: ProductsSearch }) {
  const { products: t } = useWords();
  const { data: choices } = useQuery(choicesQuery);
  const narrowed = NARROWING.filter((name) => search[name] !== undefined && search[name] !== "");
  const found = useQueries({
    queries: narrowed.map((name) => listQuery({ ...search, [name]: undefined, page: undefined })),
  });
  if (narrowed.length === 0) return <Empty title={t.first.title}>{t.first.text}</Empty>;
  const category = choices?.categories
    .flatMap(({ key, name, subcategories }) => [
      { key, name },
      ...subcategories.map((each) => ({ key: `${key}/${each.key}`, name: each.name })),
    ])
    .find(({ key }) => key === search.category);
  const what = [
    search.q && `“${search.q}”`,
    search.category && (category?.name ?? search.category),
    search.brand && (choices?.brands.find(({ key }) => key === search.brand)?.name ?? search.brand),
    search.missing && t.lacks[search.missing],
    search.state && t.states[search.state],
  ];
  return (
    <Empty
      title={t.none.title(what.filter(Boolean).join(", "))}
      action={
        <Link to="/products" className={buttonClass("line")}>
          {t.none.clear}
        </Link>
      }
    >
      {narrowed.length === 1
        ? null
        : narrowed.map((name, place) => {
            const total = found[place]?.data?.total ?? 0;
            return total === 0 ? null : (
              <span key={name}>
                {t.none.without[name]}:{" "}
                <Link to={listPath(search, { [name]: undefined })}>{total.toLocaleString("en")}</Link>.{" "}
              </span>
            );
          })}
    </Empty>
  );
}
