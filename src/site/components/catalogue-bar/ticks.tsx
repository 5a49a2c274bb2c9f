import type { StripGroup } from "../../../domain/catalogue-bar.ts";
import styles from "./catalogue-bar.module.css";

/** One category's ticks. Quiet ones are a pattern; lit ones are drawn over it, `tall` where one stands out. */
export function Ticks({ group, tall = false }: { group: Pick<StripGroup, "ticks" | "lit">; tall?: boolean }) {
  const lit = group.lit === "all" ? [] : group.lit;
  return (
    <svg
      className={styles.ticks}
      data-all={group.lit === "all" || undefined}
      viewBox={`0 0 ${group.ticks * 10} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.quiet}
        d={ticksAt(
          Array.from({ length: group.ticks }, (_, tick) => tick),
          8,
        )}
      />
      {lit.length > 0 ? <path className={styles.lit} d={ticksAt(lit, tall ? 0 : 3)} /> : null}
    </svg>
  );
}

/** Vertical lines from `top` to the strip's foot, one for each tick. */
function ticksAt(ticks: readonly number[], top: number): string {
  return ticks.map((tick) => `M${tick * 10 + 5} ${top}V20`).join("");
}
