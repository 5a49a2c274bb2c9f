import { Link } from "@tanstack/react-router";
import { MAIN_CATEGORIES, slugOf } from "../../../domain/category.ts";
import { useContent } from "../../components/content.tsx";
import { toCategory } from "../../../urls/links.ts";
import { useMenuCategories } from "../../layout/use-categories.ts";
import model from "./office-model.svg?url&no-inline";
import styles from "./office-plan.module.css";

/** Keys of the categories that keep the areas clean, in their order. */
const AREA_CATEGORIES = MAIN_CATEGORIES.map(slugOf);

/** The three lanes that the scrubber-dryer cleans, in their order. */
const LANES = [1, 2, 3];

/** An office floor as a model: areas in the catalogue's hues with their numbers, the scrubber-dryer on its third lane. */
export function OfficeModel() {
  const { plan } = useContent("commercial");
  return (
    <svg className={styles.plan} viewBox="0 0 1600 1000" role="img" aria-label={plan.description}>
      <use href={`${model}#floor`} />
      {LANES.map((lane) => (
        <use
          key={lane}
          className={styles.lane}
          href={`${model}#lane-${lane}`}
          style={{ animationDelay: `${lane * 420 - 20}ms` }}
        />
      ))}
      <use href={`${model}#numbers`} />
      <use href={`${model}#solids`} />
    </svg>
  );
}

/** The plan's legend: number and hue, the area of the building, the category that keeps it clean. */
export function OfficeAreas() {
  const { plan } = useContent("commercial");
  const shared = useContent("shared");
  const categories = useMenuCategories();
  return (
    <div className={`page ${styles.areas}`}>
      <h2 className="unseen">{plan.title}</h2>
      <ol className={styles.legend}>
        {plan.areas.map((area, index) => {
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
