import { listingWords as words } from "../../../content/en/listing.ts";
import type { ListingView } from "../../../domain/listing-view.ts";
import { FilterSelect } from "../../components/filters/filter-select.tsx";
import type { FilterChange, ListingSearch } from "./listing-search.ts";

type Props = { view: ListingView; search: ListingSearch; onChange: (change: FilterChange) => void };

/** The three dropdowns. Subcategory is off until a category with subcategories is chosen (spec §2). */
export function FilterSelects({ view, search, onChange }: Props) {
  return (
    <>
      <FilterSelect
        name="category"
        label={words.category}
        all={words.all}
        value={search.category}
        options={view.categories}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        name="subcategory"
        label={words.subcategory}
        all={words.all}
        value={search.subcategory}
        options={view.subcategories}
        disabled={view.subcategories.length === 0}
        disabledHint={words.chooseCategoryFirst}
        onChange={(subcategory) => onChange({ subcategory })}
      />
      <FilterSelect
        name="brand"
        label={words.brand}
        all={words.all}
        value={search.brand}
        options={view.brands}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}
