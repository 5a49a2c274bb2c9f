import { useId } from "react";
import { listingWords as words } from "../../content/en/listing.ts";
import styles from "./filter-select.module.css";

type Props = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly string[];
  disabled?: boolean;
  onChange: (value: string | undefined) => void;
};

/** One labelled dropdown of the filter row; its first choice "All" means no filter. */
export function FilterSelect({ name, label, value, options, disabled = false, onChange }: Props) {
  const id = useId();
  // An address may name a value that the catalogue no longer has; it stays visible, so that it can be undone.
  const choices = value === undefined || options.includes(value) ? options : [value, ...options];
  return (
    <div className={styles.cell} data-on={value === undefined ? undefined : ""} data-off={disabled || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        disabled={disabled}
        title={disabled ? words.chooseCategoryFirst : undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{words.all}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}
