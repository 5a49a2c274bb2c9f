import styles from "./empty-floor.module.css";

/** The studio floor with the shadow of what isn't there. Only to be looked at. */
export function EmptyFloor({ className }: { className?: string | undefined }) {
  return (
    <div className={`${styles.floor} ${className ?? ""}`} aria-hidden="true">
      <i />
    </div>
  );
}
