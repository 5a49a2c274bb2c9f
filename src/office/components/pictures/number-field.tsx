import { useId } from "react";
import styles from "./crop-dialog.module.css";

type Props = { label: string; value: number; most: number; onChange: (value: number) => void };

/** A whole number of pixels from 0. */
export function NumberField({ label, value, most, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        onChange={({ target }) => {
          if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
        }}
      />
    </div>
  );
}
