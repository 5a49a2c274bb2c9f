import { useId, useState } from "react";
import styles from "./crop-dialog.module.css";

type Props = {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
};

/** A whole number of pixels. What is typed stays as it is until the field is left, and counts while it is in the limits. */
export function NumberField({ label, value, least = 0, most, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
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
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.validity.valid) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
