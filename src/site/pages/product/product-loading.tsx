import { useContent } from "../../components/content.tsx";
import pageStyles from "./product-page.module.css";
import styles from "./product-loading.module.css";

/** A product page whose details are on their way (R4.7). */
export function ProductLoading() {
  const t = useContent("product");
  return (
    <div className={pageStyles.opening} role="status" aria-busy="true">
      <div className={styles.stage} />
      <p className={styles.words}>{t.loading}</p>
    </div>
  );
}
