import styles from "./choice-rows.module.css";
import { type Choice, FieldNotes, type FieldProps, fieldState } from "./field.tsx";

type Props = FieldProps & {
  /** A label `Small (1-10 units)` is shown as two parts; the row is named by the whole. */
  options: readonly Choice[];
  initial?: string | undefined;
};

/** A few choices as ruled rows, one of which can be taken. The group itself carries `id` and takes focus from links. */
export function ChoiceRows({ options, initial, ...field }: Props) {
  const { id, name, label, wide } = field;
  return (
    <div
      {...fieldState(field)}
      className={`${styles.group} ${wide ? styles.wide : ""}`}
      id={id}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
    >
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <div className={styles.rows} data-pairs={options.length % 2 === 0 || undefined}>
        {options.map((option) => (
          <ChoiceRow key={option.value} name={name} choice={option} checked={option.value === initial} />
        ))}
      </div>
      <FieldNotes field={field} />
    </div>
  );
}

type RowProps = { name: string; choice: Choice; checked: boolean };

function ChoiceRow({ name, choice: { value, label }, checked }: RowProps) {
  const [, title = label, detail = ""] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return (
    <label>
      <input type="radio" name={name} value={value} aria-label={label} defaultChecked={checked} />
      <span>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </label>
  );
}
