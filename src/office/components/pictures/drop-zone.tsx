import { useEffect, useRef, useState } from "react";
import { isTyping } from "../keys.ts";
import { useWords } from "../../words.tsx";
import type { useUploads } from "./use-uploads.ts";
import styles from "./drop-zone.module.css";

type Props = {
  uploads: Pick<ReturnType<typeof useUploads>, "send" | "refused">;
  /** Takes one file, in the place of what is there. */
  single?: boolean;
};

const TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Where pictures are dropped, pasted or chosen. */
export function DropZone({ uploads: { send, refused }, single = false }: Props) {
  const { pictures: t } = useWords();
  const [over, setOver] = useState(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || (isTyping(event.target) && event.clipboardData?.types.includes("text/plain")))
        return;
      event.preventDefault();
      void latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return (
    <>
      <label
        className={`${styles.zone} ${single ? styles.wide : ""}`}
        data-over={over || undefined}
        data-refused={refused.length > 0 || undefined}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 3h12v10H2zM2 11l3.500-3.500L9 11l2-2 3 3" />
        </svg>
        <span>{t.drop}</span>
        {/* It covers the zone, and takes what is dropped on it by itself. */}
        <input
          type="file"
          accept={TYPES}
          multiple={!single}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            // Browsers leave out files that `accept` doesn't name; they are sent on to be told why not.
            event.preventDefault();
            setOver(false);
            void send([...event.dataTransfer.files].slice(0, single ? 1 : undefined));
          }}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <p className={styles.hint}>{t.short}</p>
    </>
  );
}
