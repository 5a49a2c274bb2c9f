import { useState } from "react";
import { MAX_LIST_ADDRESS } from "../../../../domain/limits.ts";
import { linkedLines } from "../../../../domain/quote/quote-link.ts";
import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { quoteListPath } from "../../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../../components/content.tsx";
import styles from "./list.module.css";

/** A link that opens these lines anywhere. It can be opened or copied without scripts; with them a press copies it. */
export function ShareLink({ lines }: { lines: readonly ListLine[] }) {
  const t = useContent("quoteList");
  const { prefix } = useLanguageContent();
  const [copied, setCopied] = useState<string | null>(null);
  const href = prefix + quoteListPath([linkedLines(lines.filter(({ product }) => product !== ""))]);
  if (lines.every(({ product }) => product === "") || href.length > MAX_LIST_ADDRESS) return null;
  const isWhole = lines.every(({ product, note }) => product !== "" && note === "");
  return (
    <span className={styles.share}>
      <a
        data-share=""
        className={buttonClass("go")}
        href={href}
        onClick={(event) => {
          // Missing on plain http, where the link opens instead.
          const clipboard: Clipboard | undefined = navigator.clipboard;
          if (!clipboard) return;
          event.preventDefault();
          void clipboard.writeText(new URL(href, window.location.href).href).then(
            () => setCopied(href),
            () => window.location.assign(href),
          );
        }}
      >
        {t.share}
      </a>
      <span className="small" role="status">
        {copied === href ? t.shared : ""} {copied === href && !isWhole ? t.shareHint : ""}
      </span>
    </span>
  );
}
