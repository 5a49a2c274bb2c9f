import { listingWords as words } from "../../../content/en/listing.ts";
import { SheetLoading } from "../../components/product-card/product-grid.tsx";
import styles from "./listing-page.module.css";

/** The listing while its products are on their way: six placeholder cards (spec §2). */
export function ListingLoading() {
  return (
    <div className={`page ${styles.pending}`}>
      <div className={styles.top}>
        <h1>{words.title}</h1>
      </div>
      <SheetLoading count={6}>{words.loading}</SheetLoading>
    </div>
  );
}
