import { useState } from "react";
import styles from "./uploads.module.css";

type Props = {
  label: string;
  /** What is taken, in words below the zone. */
  hint: string;
  /** Media types that the browser's own dialog offers. */
  accept: string;
  /** Takes one file at a time. */
  single?: boolean;
  /** As wide as its place; else a square. */
  wide?: boolean;
  /** Something that was sent here was not taken. */
  isRefused: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are dropped or chosen. */
export function FileZone({ label, hint, accept, single = false, wide = false, isRefused, onFiles }: Props) {
  const [over, setOver] = useState(false);
  return (
    <>
      <label
        className={`${styles.zone} ${wide ? styles.wide : ""}`}
        data-over={over || undefined}
        data-refused={isRefused || undefined}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 11V2.500M4.500 6L8 2.500 11.500 6M2 10.500V13.500H14V10.500" />
        </svg>
        <span>{label}</span>
        {/* It covers the zone, and takes what is dropped on it by itself. */}
        <input
          type="file"
          accept={accept}
          multiple={!single}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            // Browsers leave out files that `accept` doesn't name; they are sent on to be told why not.
            event.preventDefault();
            setOver(false);
            onFiles([...event.dataTransfer.files].slice(0, single ? 1 : undefined));
          }}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <p className={styles.hint}>{hint}</p>
    </>
  );
}
