import { useContent } from "../../components/content.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { type CategoryChange, type CategorySearch, withChange } from "./category-search.ts";
import styles from "./category-page.module.css";

type Props = {
  search: CategorySearch;
  /** The address of this page with another search. */
  addressOf: (search: CategorySearch) => string;
  onChange: (change: CategoryChange) => void;
};

/** Active search and brand as removable chips. */
export function CategoryFilters({ search, addressOf, onChange }: Props) {
  const t = useContent("category");
  const chip = (name: "q" | "brand", kind: string) => {
    const value = search[name];
    return value === undefined ? null : (
      <FilterChip
        kind={kind}
        value={value}
        removeLabel={t.remove}
        without={addressOf(withChange(search, { [name]: undefined }))}
        onRemove={() => onChange({ [name]: undefined })}
      />
    );
  };
  if (search.q === undefined && search.brand === undefined) return null;
  return (
    <div className={styles.chips}>
      {chip("q", t.search)}
      {chip("brand", t.brand)}
    </div>
  );
}
