import { categoryPath } from "../../../urls/links.ts";
import { Link } from "../link.tsx";
import styles from "./category-heading.module.css";

/** The name of a category, whose link takes all of the plate around it. */
export function CategoryHeading({ id, name }: { id: string; name: string }) {
  return (
    <h3 className={styles.heading}>
      <Link href={categoryPath(id)}>{name}</Link>
    </h3>
  );
}
