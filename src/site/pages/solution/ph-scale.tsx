import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ShortOnPhones } from "../../components/product-card/short-on-phones.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import type { PhPlace } from "../../../domain/figures/readings.ts";
import { productPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./ph-scale.module.css";

/** A product as the scale shows it. */
export type ScaleProduct = Pick<PhPlace, "id" | "name" | "reading">;

/** So many of each part of the scale are shown on phones at first. */
const AT_FIRST = 2;

/**
 * The pH scale with the products on it, each at the value its specification states, from acid to alkaline.
 * The numbers stay under the header while the list goes by.
 */
export function PhScale({ places }: { places: readonly ScaleProduct[] }) {
  const t = useContent("chemicals").scale;
  /** The part of the scale that a value lies in; its first product begins a group on phones. */
  const zoneOf = (value: number | undefined) =>
    value === undefined ? undefined : t.zones.find(({ to }) => value < to || to === 14);
  const isLate = ({ reading }: ScaleProduct, index: number) =>
    zoneOf(reading.value) === zoneOf(places[index - AT_FIRST]?.reading.value);
  return (
    <div className={styles.scale}>
      <ul className={styles.zones} aria-label={t.label}>
        {t.zones.map(({ from, to, name, takes }) => (
          <li key={name} style={{ "--from": from, "--to": to }}>
            <b>{name}</b>
            <span>{takes}</span>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {Array.from({ length: 15 }, (_, step) => (
          <span key={step} className="num" style={{ "--at": step }}>
            {step}
          </span>
        ))}
      </div>
      {places.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <ShortOnPhones
          hidden={places.filter(isLate).length}
          at={(hash) => `${PAGES.chemicals.path}#${hash}`}
          after={null}
        >
          <ol className={styles.places} aria-label={t.list}>
            {places.map((place, index) => {
              const { id, name, reading } = place;
              const zone = zoneOf(reading.value);
              const begins = zone === zoneOf(places[index - 1]?.reading.value) ? undefined : zone;
              return (
                <li
                  key={id}
                  id={begins && `ph-${begins.from}`}
                  className={styles.place}
                  style={{ "--at": reading.value }}
                  data-side={reading.value > 7.2 ? "before" : "after"}
                  data-zone={begins?.name}
                  data-late={isLate(place, index) || undefined}
                >
                  <Link href={productPath(id)}>
                    <span className={styles.name}>
                      <CatalogueText>{name}</CatalogueText>
                    </span>{" "}
                    <span className={`num ${styles.reading}`}>{t.reading(reading.written, reading.of)}</span>
                  </Link>
                </li>
              );
            })}
          </ol>
        </ShortOnPhones>
      )}
    </div>
  );
}
