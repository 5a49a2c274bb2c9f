import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../words.tsx";
import { RowHandle } from "./row-handle.tsx";
import type { RowChanges } from "./use-rows.ts";
import styles from "./rows.module.css";

type Props<Row> = {
  changes: RowChanges<Row>;
  /** What a row is called, from 1 on. */
  nameOf: (place: number) => string;
  isBlank: (row: Row) => boolean;
  /** The rows of pasted text of several lines. */
  paste: (text: string) => Row[];
  layout: "line" | "specification";
  readOnly?: boolean;
  /** The fields of a row; the last one is where a new one is begun. */
  children: (row: Row, at: number, isNew: boolean) => ReactNode;
};

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;

/** Rows of fields: in order by drag, by `⌥↑↓` or by buttons; several lines may be pasted at once. */
export function Rows<Row>(props: Props<Row>) {
  const { changes, nameOf, isBlank, paste, layout, readOnly = false, children } = props;
  const { rows, move, remove, insert } = changes;
  const { product: t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState("");

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= rows.length - 1) return;
    const focused = document.activeElement;
    flushSync(() => {
      move(from, to);
      say(t.rows.moved(to + 1, rows.length - 1));
    });
    // A browser takes the focus off what it moves. Given back in a later frame, it would be taken from what is typed next.
    if (focused instanceof HTMLElement) focused.focus();
  };
  const focusOn = (at: number) => list.current?.children[at]?.querySelector("input")?.focus();

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.defaultPrevented || !isField(event.target)) return;
    const row = rows[at];
    if (event.altKey && event.key === "ArrowUp") moveTo(at, at - 1);
    else if (event.altKey && event.key === "ArrowDown") moveTo(at, at + 1);
    else if (event.key === "Enter") focusOn(Math.min(rows.length - 1, at + 1));
    else if (event.key === "Backspace" && row && isBlank(row.row) && at > 0 && at < rows.length - 1) {
      flushSync(() => remove(at));
      focusOn(at - 1);
    } else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData("text/plain").trim();
    if (readOnly || !/[\r\n]/.test(text)) return;
    event.preventDefault();
    const pasted = paste(text);
    flushSync(() => insert(at, pasted));
    focusOn(at + pasted.length);
  };

  return (
    <>
      <ul className={styles.rows} ref={list} data-layout={layout}>
        {rows.map(({ key, row }, at) => {
          const isNew = at === rows.length - 1;
          if (isNew && readOnly) return null;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the keys.
            <li
              key={key}
              data-new={isNew || undefined}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPaste={(event) => onPaste(event, at)}
            >
              {isNew ? (
                <span className={styles.plus} aria-hidden="true" />
              ) : (
                <RowHandle
                  name={nameOf(at + 1)}
                  list={list}
                  at={at}
                  last={rows.length - 2}
                  disabled={readOnly}
                  onMove={moveTo}
                />
              )}
              {children(row, at, isNew)}
              {isNew || readOnly ? null : (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t.rows.remove(nameOf(at + 1))}
                  onClick={() => {
                    flushSync(() => remove(at));
                    focusOn(Math.min(at, rows.length - 2));
                  }}
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M3.500 3.500l9 9M12.500 3.500l-9 9" />
                  </svg>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
