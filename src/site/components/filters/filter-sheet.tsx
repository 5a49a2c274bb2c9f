import { useState } from "react";
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
      {open ? <Groups filters={filters} figures={figures} /> : null}
    </Dialog>
  );
}

/** Where a product belongs, the figures that decide, and last whose it is. The first figure that is not set is open. */
function Groups({ filters, figures }: Pick<Props, "filters" | "figures">) {
  const brands = filters.filter(({ name }) => name === "brand");
  const places = filters.filter(({ name }) => name !== "brand");
  const [first] = useState(
    () =>
      figures.filters.find(({ name }) => !figures.set[name])?.name ??
      places.find(({ value, disabledHint }) => !value && !disabledHint)?.name ??
      "brand",
  );
  return (
    <div className={styles.filters}>
      <FilterChoices group={GROUP} first={first} filters={places} />
      {figures.filters.length > 0 ? <FigureFilters group={GROUP} first={first} inSheet {...figures} /> : null}
      <FilterChoices group={GROUP} first={first} filters={brands} />
    </div>
  );
}
