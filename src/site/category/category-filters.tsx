import { categoryWords as words } from "../../content/en/category.ts";
import { FilterChip } from "../../ui/filter-chip.tsx";
import type { CategoryChange } from "./category-page.tsx";
import type { CategorySearch } from "./category-search.ts";
import styles from "./category-page.module.css";

type Props = { search: CategorySearch; onChange: (change: CategoryChange) => void };

/** Active search and brand as removable chips. */
export function CategoryFilters({ search: { q, brand }, onChange }: Props) {
  if (q === undefined && brand === undefined) return null;
  return (
    <div className={styles.chips}>
      {q === undefined ? null : (
        <FilterChip
          kind={words.search}
          value={q}
          removeLabel={words.remove}
          onRemove={() => onChange({ q: undefined })}
        />
      )}
      {brand === undefined ? null : (
        <FilterChip
          kind={words.brand}
          value={brand}
          removeLabel={words.remove}
          onRemove={() => onChange({ brand: undefined })}
        />
      )}
    </div>
  );
}
