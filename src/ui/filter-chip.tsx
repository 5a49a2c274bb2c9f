import { Icon } from "./icon.tsx";
import styles from "./filter-chip.module.css";

/** `removeLabel` is read before kind and value: "Remove filter Brand SULO". */
type Props = { kind: string; value: string; removeLabel: string; onRemove: () => void };

/** A filter that is set, as a chip that takes it off when pressed. */
export function FilterChip({ kind, value, removeLabel, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <span className="unseen">{removeLabel} </span>
      <i>{kind}</i> <span>{value}</span>
      <Icon name="close" />
    </button>
  );
}
