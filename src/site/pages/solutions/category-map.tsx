import { Link } from "@tanstack/react-router";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { Marks } from "../../components/catalogue-bar/marks.tsx";
import { useContent } from "../../components/content.tsx";
import { toCategory } from "../../../urls/links.ts";
import type { CategoryShare } from "./view.ts";
import styles from "./category-map.module.css";

/** How many categories are in the upper row. */
const UPPER = 2;

/** The main categories: a card's area is the category's share of the catalogue. */
export function CategoryMap({ categories }: { categories: readonly CategoryShare[] }) {
  const t = useContent("solutions");
  const hueOf = useHue();
  const rows = [categories.slice(0, UPPER), categories.slice(UPPER)].filter((row) => row.length > 0);
  return (
    <div className={styles.map}>
      {rows.map((row) => (
        <ul
          key={row[0]?.number}
          className={styles.row}
          style={{ flexGrow: row.reduce((sum, { count }) => sum + count, 0) }}
        >
          {row.map((category) => (
            <li
              key={category.name}
              className={styles.card}
              style={{ "--count": category.count, "--hue": hueOf(category.number) }}
            >
              <p className={styles.count}>
                <b className="num">{category.count}</b> <span>{t.unit(category.count)}</span>
              </p>
              <div className={styles.text}>
                <h3>
                  <Link {...toCategory(category.key)}>{category.name}</Link>
                </h3>
                <p className={styles.description}>{category.description}</p>
              </div>
              <Marks group={{ marks: category.count, highlighted: "all" }} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
