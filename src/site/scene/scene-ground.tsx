import styles from "./scene-picture.module.css";

/** Where the room's lines meet, in a drawing of 1,600 × 900. */
const EYE = { x: 1010, y: 400 };
const SEAMS = Array.from({ length: 31 }, (_, index) => EYE.x + (index - 15) * 236);
/** Rows of tiles come closer together towards the horizon, as equal steps on a floor do. */
const ROWS = [1, 1.18, 1.42, 1.75, 2.2, 2.9, 4, 6, 10].map((depth) => EYE.y + 500 / depth);
const STRIPS = [-640, -210, 220, 650].map((offset) => {
  const far = 0.16;
  const near = 1.05;
  const point = (side: number, depth: number) =>
    `${(EYE.x + (offset + side) * depth).toFixed(1)},${(EYE.y - 400 * depth).toFixed(1)}`;
  return [point(-34, far), point(34, far), point(34, near), point(-34, near)].join(" ");
});

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
      <path className={styles.horizon} d={`M0 ${EYE.y}H1600`} />
      <g className={styles.strips}>
        {STRIPS.map((points) => (
          <polygon key={points} points={points} />
        ))}
      </g>
    </svg>
  );
}
