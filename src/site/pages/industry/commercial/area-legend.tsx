import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import { MAIN_CATEGORIES, slugOf } from "../../../../domain/category.ts";
import { useMenuCategories } from "../../../layout/use-categories.ts";
import { toCategory } from "../../../components/links.ts";
import styles from "./area-legend.module.css";

/** Keys of the categories that keep the areas clean, in their order. */
const AREA_CATEGORIES = MAIN_CATEGORIES.map(slugOf);

/** The plan's legend: number and hue, the area of the building, the category that keeps it clean. */
export function AreaLegend() {
  const commercial = useContent("commercial");
  const shared = useContent("shared");
  const categories = useMenuCategories();
  return (
    <div className={`page ${styles.frame}`}>
      <h2 className="unseen">{commercial.plan.title}</h2>
      <ol className={styles.legend}>
        {commercial.plan.areas.map((area, index) => {
          const category = categories.find(({ key }) => key === AREA_CATEGORIES[index]);
          return (
            <li key={area}>
              <i style={{ background: `var(--hue-${index + 1})` }} aria-hidden="true">
                {index + 1}
              </i>
              <div>
                <b>{area}</b>
                {category ? (
                  <Link {...toCategory(category.key)}>
                    {category.name}
                    <span className="num"> {shared.products(category.productCount)}</span>
                  </Link>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
