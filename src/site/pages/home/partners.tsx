import { useState } from "react";
import { partners } from "../../../content/partners.ts";
import { brandColour } from "../../components/brand-logo/brand-badge.tsx";
import { BrandLogo } from "../../components/brand-logo/brand-logo.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { slugOf } from "../../../domain/catalogue/category.ts";
import { pagePath } from "../../../urls/links.ts";
import { useMenuBrands } from "../../layout/use-categories.ts";
import type { PartnerLogos } from "./partner-logos.ts";
import styles from "./partners.module.css";

/** How many grey cards stand in while the brands request is pending (R2.7). */
const PLACEHOLDERS = 9;

/** The partners row (R2.5, R2.6): ten marks, twice, so that the row can run without a seam. */
export function Partners({ pending, logos }: { pending: boolean; logos: PartnerLogos }) {
  const { partners: t } = useContent("home");
  const [still, setStill] = useState(false);
  return (
    <section className={styles.partners} aria-label={t.label}>
      {pending ? (
        <BeltLoading />
      ) : (
        // Can be focused, so that the keyboard stops the row, and scrolls it where nothing moves.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tidies up after the links in it.
        <div
          className={styles.belt}
          role="group"
          aria-label={t.row}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that moves or scrolls needs it.
          tabIndex={0}
          data-still={still || undefined}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A focused mark was scrolled to; a row that moves begins at its edge again, or its end would show.
            if (currentTarget.contains(relatedTarget)) return;
            if (getComputedStyle(currentTarget).overflowX === "hidden") currentTarget.scrollLeft = 0;
          }}
        >
          <div className={styles.run}>
            <Cards logos={logos} />
            <Cards logos={logos} repeated />
          </div>
        </div>
      )}
      <div className={`page ${styles.facts}`}>
        <p>{t.facts}</p>
        <button
          type="button"
          className={styles.pause}
          aria-label={still ? t.play : t.pause}
          onClick={() => setStill(!still)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={still ? "M5 3l8 5-8 5z" : "M5.5 3v10M10.5 3v10"} />
          </svg>
        </button>
      </div>
    </section>
  );
}

/** Marks of brands with products lead to these; the second row is for the eye and the pointer alone. */
function Cards({ logos, repeated = false }: { logos: PartnerLogos; repeated?: boolean }) {
  const t = useContent("home");
  const brands = useMenuBrands();
  return (
    <ul aria-hidden={repeated || undefined}>
      {partners.map(({ name }) => {
        const brand = brands.find((listed) => slugOf(listed.name) === slugOf(name));
        const mark = (
          <>
            <b>
              <BrandLogo name={name} logo={logos[name] ?? null} moving />
            </b>
            <span>{t.partners.knownFor[name]}</span>
          </>
        );
        return (
          <li key={name} style={{ "--brand": brandColour(name) }}>
            {brand ? (
              <Link href={pagePath("listing", { brand: brand.name })} tabIndex={repeated ? -1 : undefined}>
                {mark}
              </Link>
            ) : (
              mark
            )}
          </li>
        );
      })}
    </ul>
  );
}

function BeltLoading() {
  const t = useContent("home");
  return (
    <div className={styles.belt} role="status" aria-busy="true">
      <p className="unseen">{t.partners.loading}</p>
      <ul aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <li key={index} data-placeholder="">
            <i />
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
