import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { MAX_LIST_BYTES } from "../../../../domain/limits.ts";
import { LINE_FIELDS } from "../../../../domain/quote/quote-fields.ts";
import type { PastedLines } from "../../../../domain/quote/pasted-list.ts";
import type { ListLine, MatchedList } from "../../../../domain/quote/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { useContent } from "../../../components/content.tsx";
import { refusalOf } from "../../../components/inquiry-form/post-inquiry.ts";
import { fetchJson } from "../../../layout/fetch-json.ts";
import { LIST_PLACE } from "./list-line.tsx";
import styles from "./pasted-list.module.css";

type Props = {
  /** Gets the lines, and how many more were left out. */
  onMatched: (lines: readonly ListLine[], left: number) => void;
  /** What was made of a list that was sent without scripts. */
  matched: MatchedList | null;
  /** What was pasted and could not be looked through without scripts. */
  pasted: string;
  /** There is no line yet. */
  isFirst: boolean;
  /** The way to the lines that are to be checked. */
  next: ReactNode;
};

type State = { sentence: string; tone: "good" | "bad" | "busy" } | null;

/** A place for a list as the buyer has it: text or a file, in which the server finds the articles. */
export function PastedList({ onMatched, matched, pasted, isFirst, next }: Props) {
  const t = useContent("quoteList").paste;
  const [state, setState] = useState<State>(matched && { sentence: t.result(matched), tone: "good" });
  const [isOver, setOver] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  async function match(chosen: File | null) {
    const form = new FormData();
    const asked = text.current?.value ?? "";
    form.set(LINE_FIELDS.list, chosen ? "" : asked);
    const given = chosen ?? file.current?.files?.[0];
    if (given) form.set(LINE_FIELDS.file, given);
    if (given && given.size > MAX_LIST_BYTES.file) return setState({ sentence: t.tooLarge, tone: "bad" });
    setState({ sentence: t.matching, tone: "busy" });
    try {
      const {
        lines,
        matched: result,
        left,
      } = await fetchJson<PastedLines>("/api/quote-lines", {
        method: "POST",
        body: form,
        headers: { "accept-language": document.documentElement.lang },
      });
      // The lines stand above: rendered later, they would push what is said of them out of sight.
      flushSync(() => onMatched(lines, left));
      // What was written or chosen meanwhile has not been looked through.
      if (!chosen && text.current?.value === asked) text.current.value = "";
      if (!chosen && file.current && file.current.files?.[0] === given) file.current.value = "";
      setState({ sentence: t.result(result), tone: "good" });
    } catch (error) {
      setState({ sentence: refusalOf(error)?.message ?? t.failed, tone: "bad" });
    }
    status.current?.focus();
  }
  const dragging = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields do the same without a mouse.
    <details
      className={styles.paste}
      open={matched !== null || pasted !== "" || undefined}
      data-over={isOver || undefined}
      data-first={isFirst || undefined}
      onDragOver={dragging}
      onDragLeave={dragging}
      onDrop={(event) => {
        dragging(event);
        const [dropped] = event.dataTransfer.files;
        if (dropped && state?.tone !== "busy") void match(dropped);
        else if (!dropped && text.current) text.current.value += event.dataTransfer.getData("text");
        event.currentTarget.open = true;
      }}
    >
      <summary>{t.open}</summary>
      <div className={styles.body}>
        <label htmlFor="pasted-list">{t.label}</label>
        <textarea
          ref={text}
          id="pasted-list"
          name={LINE_FIELDS.list}
          rows={5}
          defaultValue={pasted}
          placeholder={t.example}
          aria-describedby="pasted-list-hint"
        />
        <p className="small" id="pasted-list-hint">
          {t.hint}
        </p>
        <label htmlFor="list-file">{isOver ? t.drop : t.file}</label>
        <input ref={file} id="list-file" type="file" name={LINE_FIELDS.file} accept=".csv,.tsv,.txt,.xlsx" />
        <button
          type="submit"
          className={buttonClass("line")}
          name={LINE_FIELDS.match}
          value="1"
          formNoValidate
          formAction={LIST_PLACE}
          formEncType="multipart/form-data"
          disabled={state?.tone === "busy"}
          onClick={(event) => {
            event.preventDefault();
            void match(null);
          }}
        >
          {t.match}
        </button>
      </div>
      <p ref={status} className={styles.status} data-tone={state?.tone} role="status" tabIndex={-1}>
        {state?.sentence}
        {state?.tone === "good" ? <> {next}</> : null}
      </p>
    </details>
  );
}
