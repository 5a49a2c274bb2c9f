import { Link } from "@tanstack/react-router";
import { useContent } from "../content.tsx";
import type { BesideTree as Beside } from "../../../domain/catalogue-number.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toListing } from "../links.ts";
import { useHue } from "./hue.ts";
import styles from "./beside-tree.module.css";

/** What stands beside the categories above it, so that their counts and these add up to the whole catalogue. */
export function BesideTree({ beside, total }: { beside: readonly Beside[]; total: number }) {
  const categoryBeside = useContent("category").beside;
  const hueOf = useHue();
  if (beside.length === 0) return null;
  return (
    <div className={styles.beside}>
      <p className="num">{categoryBeside.more(beside.reduce((sum, { count }) => sum + count, 0))}</p>
      <ul aria-label={categoryBeside.label}>
        {beside.map(({ name, number, count }) => (
          <li key={name}>
            <Link {...toListing({ category: name })}>
              <i style={{ background: hueOf(number) }} aria-hidden="true" />
              <span className="num">{number}</span> <span>{name}</span> <span className="num">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link {...toListing()} className={buttonClass("go")}>
        {categoryBeside.all(total)} <Icon name="arrow" />
      </Link>
    </div>
  );
}
