import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import type { PhPlace } from "../../../domain/readings.ts";
import { toProduct } from "../../../urls/links.ts";
import styles from "./ph-scale.module.css";

/** A product as the scale shows it. */
export type ScaleProduct = Pick<PhPlace, "id" | "name" | "reading">;

/**
 * The pH scale with the products on it, each at the value its specification states, from acid to alkaline.
 * The numbers stay under the header while the list goes by.
 */
export function PhScale({ places }: { places: readonly ScaleProduct[] }) {
  const t = useContent("chemicals").scale;
  /** The part of the scale that a value lies in; its first product begins a group on phones. */
  const zoneOf = (value: number | undefined) =>
    value === undefined ? undefined : t.zones.find(({ to }) => value < to || to === 14);
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
        <ol className={styles.places} aria-label={t.list}>
          {places.map(({ id, name, reading }, index) => {
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
              >
                <Link {...toProduct(id)}>
                  <span className={styles.name}>
                    <CatalogueText>{name}</CatalogueText>
                  </span>{" "}
                  <span className={`num ${styles.reading}`}>{t.reading(reading.written, reading.of)}</span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
