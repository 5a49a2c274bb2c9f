import { useContent } from "../../components/content.tsx";
import type { ListingView } from "./view.ts";
import { FilterSelect } from "../../components/filters/filter-select.tsx";
import type { FilterChange, ListingSearch } from "./listing-search.ts";

type Props = { view: ListingView; search: ListingSearch; onChange: (change: FilterChange) => void };

/** The three dropdowns. Subcategory is off until a category with subcategories is chosen (R3.3). */
export function FilterSelects({ view, search, onChange }: Props) {
  const t = useContent("listing");
  return (
    <>
      <FilterSelect
        name="category"
        label={t.category}
        all={t.all}
        value={search.category}
        options={view.categories}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        name="subcategory"
        label={t.subcategory}
        all={t.all}
        value={search.subcategory}
        options={view.subcategories}
        disabled={view.subcategories.length === 0}
        disabledHint={t.chooseCategoryFirst}
        onChange={(subcategory) => onChange({ subcategory })}
      />
      <FilterSelect
        name="brand"
        label={t.brand}
        all={t.all}
        value={search.brand}
        options={view.brands}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}
