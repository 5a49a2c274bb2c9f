import drawing from "./banner-ground.svg?url&no-inline";
import styles from "./banner-image.module.css";

/** The drawn hall behind a banner image: tiled floor, horizon, strips of light. Only to be looked at. */
export function BannerGround() {
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.floor} href={`${drawing}#floor`} />
      <use className={styles.reflections} href={`${drawing}#reflections`} />
      <use className={styles.horizon} href={`${drawing}#horizon`} />
      <use className={styles.strips} href={`${drawing}#strips`} />
    </svg>
  );
}
