import drawing from "../office-model.svg?url&no-inline";
import styles from "./plan-in-perspective.module.css";

/** The three lanes that the scrubber-dryer cleans, in their order. */
const LANES = [1, 2, 3];

/**
 * The floor plan as a model under a lamp: five areas in the catalogue's hues with their numbers on the floor,
 * and the scrubber-dryer on its third lane. `description` is for those who can't see it.
 */
export function PlanInPerspective({ description }: { description: string }) {
  return (
    <svg className={styles.plan} viewBox="0 0 1600 1000" role="img" aria-label={description}>
      <use href={`${drawing}#floor`} />
      {LANES.map((lane) => (
        <use
          key={lane}
          className={styles.lane}
          href={`${drawing}#lane-${lane}`}
          style={{ animationDelay: `${lane * 420 - 20}ms` }}
        />
      ))}
      <use href={`${drawing}#numbers`} />
      <use href={`${drawing}#solids`} />
    </svg>
  );
}
