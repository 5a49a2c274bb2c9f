import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { DustClass } from "../../../../domain/readings.ts";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { toProduct } from "../../../components/links.ts";
import styles from "./dust-classes.module.css";

/** That many dots, spread evenly over a field of 100 × 100. A single one lies where the eye looks for it. */
function field(count: number): string {
  if (count === 1) return "M61.8 38.2h.01";
  return Array.from({ length: count }, (_, index) => {
    // The R2 sequence, shaken a little so that no rows show.
    const x = 3 + (((index + 1) * 0.7548776662 + 0.02 * Math.sin(index * 91)) % 1) * 94;
    const y = 3 + (((index + 1) * 0.5698402909 + 0.03 * Math.sin(index * 57)) % 1) * 94;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join("");
}

type Props = { examples: Record<DustClass, readonly { id: string; name: string }[]> };

/** The filter classes L, M and H, each drawn as the particles that it lets pass out of 20,000. */
export function DustClasses({ examples }: Props) {
  const vacuumClasses = useContent("vacuum").classes;
  return (
    <section id="classes" className={`page ${styles.section}`} aria-labelledby="classes-title">
      <SectionHead aside={vacuumClasses.aside}>
        <h2 id="classes-title">{vacuumClasses.title}</h2>
      </SectionHead>
      <ol className={styles.scale}>
        {vacuumClasses.list.map(({ class: name, passing, share, limit, dust }) => (
          <li key={name} className={styles.class}>
            <div className={styles.field}>
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                role="img"
                aria-label={vacuumClasses.field(passing, name)}
              >
                <path d={field(passing)} />
              </svg>
              <h3 className={styles.letter}>{name}</h3>
            </div>
            <p className={styles.passing}>
              <b className="num">{passing}</b> {vacuumClasses.passes(passing)}, {share}
            </p>
            <p>{limit}</p>
            <p>{dust}</p>
            <div className={styles.examples}>
              <p className="small">
                {examples[name].length > 0 ? vacuumClasses.inCatalogue : vacuumClasses.onRequest}
              </p>
              {examples[name].map(({ id, name: product }) => (
                <p key={id}>
                  <Link {...toProduct(id)} className="link">
                    {product}
                  </Link>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
