import type { MarkedGroup } from "../../../domain/listing/catalogue-bar.ts";
import styles from "./marks.module.css";

/** One mark for each of a category's products; the highlighted ones are dark. */
export function Marks({ group }: { group: Pick<MarkedGroup, "marks" | "highlighted"> }) {
  const { marks, highlighted } = group;
  const isAll = highlighted === "all";
  return (
    <span
      className={styles.marks}
      style={{ "--marks": marks }}
      data-all={isAll || undefined}
      aria-hidden="true"
    >
      {isAll || highlighted.length === 0 ? null : (
        <svg viewBox={`0 0 ${marks} 1`} preserveAspectRatio="none">
          <path d={highlighted.map((mark) => `M${mark + 0.5} 0V1`).join("")} />
        </svg>
      )}
    </span>
  );
}
