import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import styles from "./filter-chip.module.css";

type Props = {
  kind: string;
  value: string;
  /** Read before kind and value: "Remove filter Brand SULO". */
  removeLabel: string;
  /** The page without this filter. */
  without: string;
  onRemove: () => void;
};

/** A filter that is set, as a chip that takes it off when pressed. */
export function FilterChip({ kind, value, removeLabel, without, onRemove }: Props) {
  return (
    <LinkButton address={without} onPress={onRemove} className={styles.chip}>
      <span className="unseen">{removeLabel} </span>
      <i>{kind}</i> <span>{value}</span>
      <Icon name="close" />
    </LinkButton>
  );
}
