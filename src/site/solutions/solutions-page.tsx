import { solutionsWords as words } from "../../content/en/solutions.ts";
import type { SolutionsView } from "../../domain/solutions-view.ts";
import { SheetLoading } from "../product-card/product-sheet.tsx";
import { BrandButtons } from "./brand-buttons.tsx";
import { BrandProducts } from "./brand-products.tsx";
import { CategoryMap } from "./category-map.tsx";
import { Closing } from "./closing.tsx";
import { Services } from "./services.tsx";
import { useBrandChoice } from "./use-brand-choice.ts";
import styles from "./solutions-page.module.css";

/** The solutions overview (spec §2): by category, by industry, by brand. */
export function SolutionsPage({ view }: { view: SolutionsView }) {
  const { busy, choose } = useBrandChoice();
  return (
    <>
      <Top />
      <section className="page" aria-labelledby="main-categories">
        <div className={styles.head}>
          <h2 id="main-categories">{words.categories}</h2>
          <p className="small">{words.toScale}</p>
        </div>
        <CategoryMap categories={view.categories} />
      </section>
      <Services />
      <BrandButtons brands={view.brands} chosen={view.brand} onChoose={choose} />
      <BrandProducts view={view} busy={busy} />
      <Closing />
    </>
  );
}

function Top() {
  return (
    <div className={`page ${styles.top}`}>
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
    </div>
  );
}

/** The overview while its products are on their way: six placeholder cards (spec §2). */
export function SolutionsLoading() {
  return (
    <>
      <Top />
      <div className={`page ${styles.pending}`}>
        <SheetLoading count={6}>{words.grid.loading}</SheetLoading>
      </div>
    </>
  );
}
