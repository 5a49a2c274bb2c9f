import { useContent } from "../../components/content.tsx";
import { SheetLoading } from "../../components/product-card/product-grid.tsx";
import styles from "./listing-page.module.css";

/** The listing while its products are on their way: six placeholder cards (R3.7). */
export function ListingLoading() {
  const t = useContent("listing");
  return (
    <div className={`page ${styles.pending}`}>
      <div className={styles.top}>
        <h1>{t.title}</h1>
      </div>
      <SheetLoading count={6}>{t.loading}</SheetLoading>
    </div>
  );
}
