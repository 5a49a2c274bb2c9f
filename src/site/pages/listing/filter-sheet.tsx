import { useContent } from "../../components/content.tsx";
import type { ListingView } from "./view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { anyFilterSet } from "./active-filters.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import type { FilterChange, ListingSearch } from "./listing-search.ts";
import styles from "./filter-sheet.module.css";

type Props = {
  open: boolean;
  onClose: () => void;
  view: ListingView;
  search: ListingSearch;
  onChange: (change: FilterChange) => void;
  onClear: () => void;
};

/** The filters of phones: they act at once, and the sheet ends in "Show 123 products". */
export function FilterSheet({ open, onClose, view, search, onChange, onClear }: Props) {
  const listing = useContent("listing");
  const shared = useContent("shared");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={listing.filters}
      closeLabel={shared.close}
      from="bottom"
      foot={
        <div className={styles.foot}>
          <button
            type="button"
            className={buttonClass("line")}
            onClick={onClear}
            disabled={!anyFilterSet(search)}
          >
            {listing.clear}
          </button>
          <button type="button" className={`${buttonClass()} ${styles.show}`} onClick={onClose}>
            {listing.show(view.matching)}
          </button>
        </div>
      }
    >
      {open ? (
        <div className={styles.fields}>
          <FilterSelects view={view} search={search} onChange={onChange} />
        </div>
      ) : null}
    </Dialog>
  );
}
