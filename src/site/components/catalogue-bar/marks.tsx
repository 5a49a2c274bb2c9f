import type { MarkedGroup } from "../../../domain/catalogue-bar.ts";
import styles from "./marks.module.css";

/** One mark for each of a category's products; the highlighted ones are dark. */
export function Marks({ group }: { group: Pick<MarkedGroup, "marks" | "highlighted"> }) {
  const highlighted = group.highlighted === "all" ? [] : group.highlighted;
  return (
    <svg
      className={styles.marks}
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
      {highlighted.length > 0 ? <path className={styles.highlighted} d={marksAt(highlighted, 3)} /> : null}
    </svg>
  );
}

/** The path of vertical lines from `top` to the bottom, one for each mark. */
function marksAt(marks: readonly number[], top: number): string {
  return marks.map((mark) => `M${mark * 10 + 5} ${top}V20`).join("");
}
