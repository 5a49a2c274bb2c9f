import { useId, useState } from "react";
import styles from "./crop-dialog.module.css";

type Props = {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
};

/** A whole number of pixels. What is typed counts while it is in the limits; else it stays, and the form is not sent. */
export function NumberField({ label, value, least = 0, most, onChange }: Props) {
  const id = useId();
  // Shown until the value becomes another one by other means.
  const [typed, setTyped] = useState({ text: String(value), value });
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={typed.value === value ? typed.text : value}
        onChange={({ target }) => {
          const isValid = target.validity.valid;
          setTyped({ text: target.value, value: isValid ? target.valueAsNumber : value });
          if (isValid) onChange(target.valueAsNumber);
        }}
      />
    </div>
  );
}
