import styles from "./segments.module.css";

type Props<Kind extends string> = {
  label: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  value: Kind;
  onChange: (kind: Kind) => void;
};

/** A few ways to see one thing, beside each other. */
export function Segments<Kind extends string>({ label, kinds, names, value, onChange }: Props<Kind>) {
  return (
    <span className={styles.segments} role="group" aria-label={label}>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === value} onClick={() => onChange(kind)}>
          {names[kind]}
        </button>
      ))}
    </span>
  );
}
