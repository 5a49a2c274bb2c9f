import { listingWords as words } from "../../../content/en/listing.ts";
import type { ListingView } from "../../../domain/listing-view.ts";
import { buttonClass } from "../../../ui/button.ts";
import { DialogSheet } from "../../../ui/dialog-sheet.tsx";
import { frameWords } from "../../../content/en/frame.ts";
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
  return (
    <DialogSheet
      open={open}
      onClose={onClose}
      title={words.filters}
      closeLabel={frameWords.close}
      from="bottom"
      foot={
        <div className={styles.foot}>
          <button
            type="button"
            className={buttonClass("line")}
            onClick={onClear}
            disabled={!anyFilterSet(search)}
          >
            {words.clear}
          </button>
          <button type="button" className={`${buttonClass()} ${styles.show}`} onClick={onClose}>
            {words.show(view.matching)}
          </button>
        </div>
      }
    >
      {open ? (
        <div className={styles.fields}>
          <FilterSelects view={view} search={search} onChange={onChange} />
        </div>
      ) : null}
    </DialogSheet>
  );
}
