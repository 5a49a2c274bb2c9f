import { Link } from "@tanstack/react-router";
import { chemicalsWords } from "../../../../content/en/chemicals.ts";
import type { PhPlace } from "../../../../domain/ph.ts";
import { toProduct } from "../../../components/links.ts";
import styles from "./ph-scale.module.css";

const words = chemicalsWords.scale;

/** A product as the scale shows it. */
export type ScaleProduct = Pick<PhPlace, "id" | "name" | "reading">;

/**
 * The pH scale with the products on it, each at the value its specification states, from acid to alkaline.
 * The numbers stay under the header while the list goes by.
 */
export function PhScale({ places }: { places: readonly ScaleProduct[] }) {
  return (
    <div className={styles.scale}>
      <ul className={styles.zones} aria-label={words.label}>
        {words.zones.map(({ from, to, name, takes }) => (
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
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ol className={styles.places} aria-label={words.list}>
          {places.map(({ id, name, reading }) => (
            <li
              key={id}
              className={styles.place}
              style={{ "--at": reading.value }}
              data-side={reading.value > 7.2 ? "before" : "after"}
            >
              <Link {...toProduct(id)}>
                <span className={styles.name}>{name}</span>{" "}
                <span className={`num ${styles.reading}`}>{words.reading(reading.written, reading.of)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
