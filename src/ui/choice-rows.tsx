import styles from "./choice-rows.module.css";
import { FieldNotes, type FieldProps, fieldState } from "./field.tsx";

type Props = FieldProps & {
  /** Written `Small (1-10 units)`: the row shows both parts apart and is named by the whole. */
  options: readonly string[];
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
      <div className={styles.rows}>
        {options.map((option) => (
          <ChoiceRow key={option} name={name} option={option} checked={option === initial} />
        ))}
      </div>
      <FieldNotes field={field} />
    </div>
  );
}

function ChoiceRow({ name, option, checked }: { name: string; option: string; checked: boolean }) {
  const [, title = option, detail = ""] = /^(.*) \((.*)\)$/.exec(option) ?? [];
  return (
    <label>
      <input type="radio" name={name} value={option} aria-label={option} defaultChecked={checked} />
      <span>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </label>
  );
}
