import styles from "./wordmark.module.css";

/** Settings of the site's one typeface: weight, width and tracking tell the names apart, never a copied logo. */
type Face = "heavy" | "broad" | "plain" | "light" | "narrow" | "signal" | "lean" | "tight";

/** By the first word of a maker's name, so that "Numatic" and "NUMATIC" are one mark. */
const FACES: ReadonlyMap<string, Face> = new Map([
  ["numatic", "light"],
  ["comac", "broad"],
  ["lavor", "heavy"],
  ["tvx", "signal"],
  ["klindex", "signal"],
  ["tmb", "broad"],
  ["santoemma", "narrow"],
  ["puraqleen", "lean"],
  ["filmop", "tight"],
  ["premier", "narrow"],
  ["intercare", "lean"],
  ["nefchem", "plain"],
  ["losdi", "light"],
  ["oxygen", "lean"],
  ["americo", "heavy"],
  ["blue", "light"],
  ["grindwell", "signal"],
  ["sulo", "heavy"],
  ["glasdon", "plain"],
  ["chaobao", "heavy"],
  ["selden", "plain"],
  ["vonschrader", "tight"],
]);

/** A maker's name set in type as its mark, as large as the text around it; every other name is set plain. */
export function Wordmark({ name }: { name: string }) {
  const [first = ""] = name.trim().toLowerCase().split(" ");
  return (
    <span className={styles.wordmark} data-face={FACES.get(first) ?? "plain"} lang="en" translate="no">
      {name}
    </span>
  );
}
