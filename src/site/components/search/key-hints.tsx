import { useState } from "react";
import { useContent } from "../content.tsx";
import { hasSearchKey, setSearchKey } from "./search-key.ts";
import styles from "./key-hints.module.css";

/** What the keys do, for those who have some; the "/" key can be taken off. */
export function KeyHints() {
  const t = useContent("search");
  const [slash, setSlash] = useState(hasSearchKey);
  return (
    <div className={styles.hints}>
      <p className={styles.hint}>{t.hint}</p>
      <p className={styles.keys}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t.keys.choose}
        <kbd>Enter</kbd> {t.keys.open}
        <kbd>Esc</kbd> {t.keys.close}
      </p>
      <label className={`${styles.keys} ${styles.slash}`}>
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSearchKey(event.target.checked);
            setSlash(event.target.checked);
          }}
        />
        <kbd>/</kbd> {t.keys.slash}
      </label>
    </div>
  );
}
