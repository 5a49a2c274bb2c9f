import { Link } from "@tanstack/react-router";
import { listingWords as words } from "../../content/en/listing.ts";
import type { StripGroup } from "../../domain/register-strip.ts";
import { type ListingSearch, withFilter } from "../listing/listing-search.ts";
import { Ticks } from "./ticks.tsx";
import styles from "./register-strip.module.css";

/**
 * The register: one tick a product, grouped by category. Lit ticks show where the result lies in the whole;
 * pressing a group filters by it, pressing it again takes that off.
 */
export function RegisterStrip({ strip, search }: { strip: readonly StripGroup[]; search: ListingSearch }) {
  return (
    <nav aria-label={words.register} className={styles.strip}>
      {strip.map((group, index) => {
        const chosen = search.category === group.name;
        const lit = group.lit === "all" ? group.ticks : group.lit.length;
        return (
          <Link
            key={group.name}
            to="/products"
            search={withFilter(search, { category: chosen ? undefined : group.name })}
            className={styles.group}
            style={{ flexGrow: group.ticks, "--hue": `var(--hue-${index + 1})` }}
            data-chosen={chosen || undefined}
            activeProps={{ "aria-current": undefined }}
            resetScroll={false}
            viewTransition={false}
          >
            <Ticks group={group} />
            <span className={styles.label}>
              <b className="num">{index + 1}</b> <span>{group.name}</span>
              <span className="num">{lit}</span>
              {chosen ? <span className="unseen">{words.chosen}</span> : null}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
