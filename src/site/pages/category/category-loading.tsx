import { useParams } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { findBySlug } from "../../../domain/category.ts";
import { useCategories } from "../../layout/use-categories.ts";
import { SheetLoading } from "../../components/product-card/product-grid.tsx";
import styles from "./category-page.module.css";

/** A category page whose products are on their way: its heading and eight placeholders (R5.9). */
export function CategoryLoading() {
  const t = useContent("category");
  const { category: slug = "", subcategory: part } = useParams({ strict: false });
  const { category, subcategory } = findBySlug(useCategories(), slug, part ?? null);
  return (
    <div className="page">
      <div className={`${styles.top} ${styles.pending}`}>
        <h1>{subcategory?.name ?? category?.name ?? t.fallbackHeading}</h1>
        <p className="lede">{subcategory?.description || category?.description || t.fallbackDescription}</p>
      </div>
      <SheetLoading count={8}>{t.loading}</SheetLoading>
      <div className={styles.end} />
    </div>
  );
}
