import type { MarkedGroup } from "../../../domain/catalogue-bar.ts";
import styles from "./catalogue-bar.module.css";

/** One category's marks. Quiet ones are a pattern; highlighted ones are drawn over it, `tall` where one stands out. */
export function Marks({
  group,
  tall = false,
}: {
  group: Pick<MarkedGroup, "marks" | "highlighted">;
  tall?: boolean;
}) {
  const highlighted = group.highlighted === "all" ? [] : group.highlighted;
  return (
    <svg
      className={styles.ticks}
      data-all={group.highlighted === "all" || undefined}
      viewBox={`0 0 ${group.marks * 10} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.quiet}
        d={marksAt(
          Array.from({ length: group.marks }, (_, mark) => mark),
          8,
        )}
      />
      {highlighted.length > 0 ? <path className={styles.lit} d={marksAt(highlighted, tall ? 0 : 3)} /> : null}
    </svg>
  );
}

/** Vertical lines from `top` to the strip's foot, one for each mark. */
function marksAt(marks: readonly number[], top: number): string {
  return marks.map((mark) => `M${mark * 10 + 5} ${top}V20`).join("");
}
