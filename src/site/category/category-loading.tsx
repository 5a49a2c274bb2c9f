import { categoryWords as words } from "../../content/en/category.ts";
import { SheetLoading } from "../product-card/product-sheet.tsx";
import styles from "./category-page.module.css";

/** A category page whose products are on their way: eight placeholders (spec §2, §9). */
export function CategoryLoading() {
  return (
    <div className={`page ${styles.pending}`}>
      <SheetLoading count={8}>{words.loading}</SheetLoading>
    </div>
  );
}
