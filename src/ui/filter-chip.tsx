import { Icon } from "./icon.tsx";
import styles from "./filter-chip.module.css";

type Props = { kind: string; value: string; removeLabel: string; onRemove: () => void };

/** A filter that is set, as a chip that takes it off when pressed. */
export function FilterChip({ kind, value, removeLabel, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <i>{kind}</i>
      <span>{value}</span>
      <Icon name="close" />
    </button>
  );
}
