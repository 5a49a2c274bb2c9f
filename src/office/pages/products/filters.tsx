import type { RefObject } from "react";
import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { PARTS } from "../../../domain/office/product-list.ts";
import { FilterCell, FilterRow, SearchField } from "../../components/filter-row.tsx";
import { useWords } from "../../words.tsx";
import { choicesQuery } from "./choices.ts";
import { productsSearch, type ProductsSearch } from "./parameters.ts";

type Props = {
  search: ProductsSearch;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (changes: ProductsSearch) => void;
};

/** The search, and what the list is narrowed by; on phones the latter opens below. */
export function Filters({ search, field, onSearch }: Props) {
  const { products: t } = useWords();
  const { data: choices } = useQuery(choicesQuery);
  const chosen = [search.category, search.brand, search.missing].filter(Boolean).length;
  return (
    <FilterRow
      chosen={chosen}
      search={
        <SearchField
          label={t.search}
          value={search.q ?? ""}
          field={field}
          onSearch={(q) => onSearch({ q })}
        />
      }
    >
      <FilterCell
        label={t.category}
        value={search.category ?? ""}
        onChange={(category) => onSearch({ category })}
      >
        <option value="">{t.every}</option>
        {choices?.categories.map(({ key, name, subcategories }) => (
          <optgroup key={key} label={name}>
            <option value={key}>{name}</option>
            {subcategories.map((each) => (
              <option key={each.key} value={`${key}/${each.key}`}>
                {each.name}
              </option>
            ))}
          </optgroup>
        ))}
      </FilterCell>
      <FilterCell label={t.brand} value={search.brand ?? ""} onChange={(brand) => onSearch({ brand })}>
        <option value="">{t.every}</option>
        {choices?.brands.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </FilterCell>
      <FilterCell
        label={t.lacking}
        value={search.missing ?? ""}
        onChange={(part) => {
          const { missing } = v.parse(productsSearch, { missing: part });
          onSearch({ missing, state: undefined });
        }}
      >
        <option value="">{t.nothingMissing}</option>
        {PARTS.map((part) => (
          <option key={part} value={part}>
            {t.lacks[part]}
          </option>
        ))}
      </FilterCell>
    </FilterRow>
  );
}
