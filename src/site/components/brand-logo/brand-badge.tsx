import styles from "./brand-logo.module.css";

/** The brand's name behind a small square in its colour. */
export function BrandBadge({ brand }: { brand: string }) {
  return (
    <p className={styles.badge}>
      <i style={{ background: brandColour(brand) }} aria-hidden="true" />
      {brand}
    </p>
  );
}

// A map and not an object: a brand may be called "Constructor".
const COLOURS: ReadonlyMap<string, string> = new Map([
  ["comac", "#C8102E"],
  ["numatic", "#D62828"],
  ["klindex", "#E07A00"],
  ["filmop", "#00539F"],
  ["glasdon", "#1D7A4C"],
  ["selden", "#6A3D9A"],
  ["chaobao", "#B8860B"],
  ["intercare", "#2FA86B"],
  ["santoemma", "#0077B6"],
]);

/** The colour of nine brands by name or by its first word, steel grey for every other (R13.5). */
export function brandColour(brand: string): string {
  const key = brand.trim().toLowerCase();
  return COLOURS.get(key) ?? COLOURS.get(key.split(" ")[0] ?? "") ?? "#7B8990";
}
