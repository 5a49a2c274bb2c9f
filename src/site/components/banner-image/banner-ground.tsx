import styles from "./banner-image.module.css";

/** Where the room's lines meet, in a drawing of 1,600 × 900. */
const EYE = { x: 1010, y: 400 };
const SEAMS = Array.from({ length: 31 }, (_, index) => EYE.x + (index - 15) * 236);
/** Rows of tiles come closer together towards the horizon, as equal steps on a floor do. */
const ROWS = [1, 1.18, 1.42, 1.75, 2.2, 2.9, 4, 6, 10].map((depth) => EYE.y + 500 / depth);
const FAR = 0.16;
const NEAR = 1.05;

/** A strip of light from far to near, on the ceiling (`up` −1) or as its reflection on the floor (1). */
function strip(offset: number, half: number, up: 1 | -1): string {
  const point = (side: number, depth: number) =>
    `${(EYE.x + (offset + side) * depth).toFixed(1)},${(EYE.y + up * 460 * depth).toFixed(1)}`;
  return [point(-half, FAR), point(half, FAR), point(half, NEAR), point(-half, NEAR)].join(" ");
}
const OFFSETS = [-900, -450, 0, 450, 900];
const STRIPS = OFFSETS.map((offset) => strip(offset, 42, -1));
const REFLECTIONS = OFFSETS.map((offset) => strip(offset, 74, 1));

/** The drawn room behind a wide picture: tiled floor, horizon, four strips of light. Only to be looked at. */
export function SceneGround() {
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.floor}>
        {SEAMS.map((x) => (
          <path key={x} d={`M${EYE.x} ${EYE.y}L${x} 900`} />
        ))}
        {ROWS.map((y) => (
          <path key={y} d={`M0 ${y.toFixed(1)}H1600`} />
        ))}
      </g>
      <g className={styles.reflections}>
        {REFLECTIONS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <path className={styles.horizon} d={`M0 ${EYE.y}H1600`} />
      <g className={styles.strips}>
        {STRIPS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
    </svg>
  );
}
