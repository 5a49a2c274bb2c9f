import { productWords as words } from "../../../content/en/product.ts";
import pageStyles from "./product-page.module.css";
import styles from "./product-loading.module.css";

/** A product page whose details are on their way (spec §2). */
export function ProductLoading() {
  return (
    <div className={pageStyles.opening} role="status" aria-busy="true">
      <div className={styles.stage} />
      <p className={styles.words}>{words.loading}</p>
    </div>
  );
}
