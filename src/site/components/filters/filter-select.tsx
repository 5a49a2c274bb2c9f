import { useEffect, useEffectEvent, useId, useRef } from "react";
import styles from "./filter-select.module.css";

/** A choice that is shown as it is, or under another label. */
type Choice = string | { value: string; label: string };

type Props = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly Choice[];
  /** The first choice, which means no filter. */
  all: string;
  disabled?: boolean;
  /** Why it can't be used yet. */
  disabledHint?: string;
  onChange: (value: string | undefined) => void;
};

/** One labelled dropdown of the filter row; its first choice means no filter. */
export function FilterSelect({
  name,
  label,
  value,
  options,
  all,
  disabled = false,
  disabledHint,
  onChange,
}: Props) {
  const id = useId();
  // An address may name a value that the catalogue no longer has; it stays visible, so that it can be undone.
  const known = options.map((choice) =>
    typeof choice === "string" ? { value: choice, label: choice } : choice,
  );
  const missing = value !== undefined && !known.some((choice) => choice.value === value);
  const choices = missing ? [{ value, label: value }, ...known] : known;
  // What was chosen before the page came alive counts too.
  const select = useRef<HTMLSelectElement>(null);
  const catchUp = useEffectEvent(() => {
    const chosen = select.current?.value || undefined;
    if (chosen !== value) onChange(chosen);
  });
  useEffect(() => catchUp(), []);
  return (
    <div
      className={styles.cell}
      data-on={value === undefined ? undefined : ""}
      data-off={disabled || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value ?? ""}
        disabled={disabled}
        title={disabled ? disabledHint : undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
