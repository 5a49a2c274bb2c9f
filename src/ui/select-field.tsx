import styles from "./control.module.css";
import { Field, type FieldProps, fieldState } from "./field.tsx";

type Props = FieldProps & {
  options: readonly string[];
  /** What stands there while nothing is chosen. */
  placeholder: string;
  initial?: string | undefined;
};

/** One choice of many, in the browser's own list. */
export function SelectField({ options, placeholder, initial = "", ...field }: Props) {
  return (
    <Field field={field}>
      <select
        {...fieldState(field)}
        id={field.id}
        name={field.name}
        defaultValue={options.includes(initial) ? initial : ""}
        className={styles.control}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}
