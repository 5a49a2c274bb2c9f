import { buttonClass } from "../../../ui/button.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useContent } from "../content.tsx";
import { FilterChoices } from "./filter-choices.tsx";
import { FigureFilters, type FigureProps } from "./figure-filters.tsx";
import type { ControlsProps } from "./list-controls.tsx";
import styles from "./filter-sheet.module.css";

/** What the sheet's groups are known by, of which one is open at a time. */
const GROUP = "sheet-filter";

type Props = Pick<ControlsProps, "filters" | "matching"> & {
  figures: FigureProps;
  /** Null where nothing is set. */
  clear: ControlsProps["clear"] | null;
  open: boolean;
  onClose: () => void;
};

/** The filters on phones: they act at once, and a button shows how many products there are. */
export function FilterSheet({ open, onClose, filters, figures, matching, clear }: Props) {
  const t = useContent("listing");
  const shared = useContent("shared");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.filters}
      closeLabel={shared.close}
      from="bottom"
      foot={
        <div className={styles.foot}>
          {clear ? (
            <LinkButton address={clear.address} onPress={clear.onClear} className={buttonClass("line")}>
              {clear.label}
            </LinkButton>
          ) : null}
          <button type="button" className={`${buttonClass()} ${styles.show}`} onClick={onClose}>
            {t.show(matching)}
          </button>
        </div>
      }
    >
      {open ? (
        <div className={styles.filters}>
          <FilterChoices group={GROUP} filters={filters} />
          {figures.filters.length > 0 ? <FigureFilters group={GROUP} inSheet {...figures} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
