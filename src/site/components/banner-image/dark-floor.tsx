import drawing from "./dark-floor.svg?no-inline";
import styles from "./dark-floor.module.css";

/** A dark floor under strips of light: behind the film and in its place, and behind the mission. */
export function DarkFloor() {
  return (
    <svg
      className={styles.floor}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <image href={drawing} width={1600} height={900} />
    </svg>
  );
}
