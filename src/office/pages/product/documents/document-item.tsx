import { type DragEvent, type FocusEvent, type RefObject, useId, useState } from "react";
import {
  documentRows,
  type DocumentRow,
  type DocumentRowFaults,
} from "../../../../domain/product/document-rows.ts";
import type { DocumentParts } from "../../../../domain/product/documents.ts";
import { sentenceOf } from "../../../../domain/catalogue/import-faults.ts";
import { Field } from "../../../components/field.tsx";
import { RowHandle } from "../../../components/rows/row-handle.tsx";
import { useWords } from "../../../words.tsx";
import type { OpenedProduct } from "../product-query.ts";
import { DocumentFields, kindName } from "./document-fields.tsx";
import { DocumentFile } from "./document-file.tsx";
import type { DocumentUpload } from "./use-document-uploads.ts";
import styles from "./documents.module.css";

type Props = {
  row: DocumentRow;
  place: { list: RefObject<HTMLUListElement | null>; at: number; last: number };
  faults: DocumentRowFaults;
  files: OpenedProduct["files"];
  isFresh: boolean;
  readOnly: boolean;
  upload: DocumentUpload | undefined;
  onChange: (row: DocumentRow) => void;
  onFile: (file: File) => void;
  onCancel: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** The focus has left the row. */
  onLeave: () => void;
};

/** One document: its fields and its file, or the line of one that can't be read. A file may be dropped anywhere on it. */
export function DocumentItem({ row, place: { list, at, last }, faults, isFresh, readOnly, ...props }: Props) {
  const { product, documents: t } = useWords();
  const id = useId();
  const [over, setOver] = useState(false);
  const name =
    "line" in row
      ? t.nth(at + 1, "", "")
      : t.nth(at + 1, kindName(t.kinds, row.parts.type), t.languageName(row.parts.language));
  const told: Partial<Record<keyof DocumentRowFaults, string>> = Object.fromEntries(
    Object.entries(faults).map(([part, fault]) => [part, sentenceOf(product.faults, fault)]),
  );
  const change = (parts: Partial<DocumentParts>) => {
    if ("parts" in row) props.onChange({ parts: { ...row.parts, ...parts } });
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (readOnly || !file || "line" in row) return;
    event.preventDefault();
    props.onFile(file);
  };
  const onBlur = (event: FocusEvent) => {
    if (isFresh && !event.currentTarget.contains(event.relatedTarget)) props.onLeave();
  };
  return (
    <li className={styles.item}>
      <RowHandle
        name={name}
        list={list}
        at={at}
        last={last}
        disabled={readOnly || last === 0}
        onMove={props.onMove}
      />
      {/* Phones have a line of it with the handle; the group below says it to who listens. */}
      <b className={styles.title} aria-hidden="true">
        {t.nth(at + 1, "", "")}
      </b>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its file field takes files, too. */}
      <div
        className={styles.body}
        role="group"
        aria-label={name}
        data-over={over || undefined}
        onBlur={onBlur}
        onDragOver={(event) => {
          if (readOnly || !event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {"line" in row ? (
          <Field id={`${id}-line`} label={t.line} error={told.line}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                dir="auto"
                value={row.line}
                onChange={({ target }) => props.onChange({ line: target.value })}
                onBlur={() => {
                  const [read] = documentRows(row.line);
                  if (read && "parts" in read) props.onChange(read);
                }}
              />
            )}
          </Field>
        ) : (
          <>
            <DocumentFields id={id} parts={row.parts} faults={told} isFresh={isFresh} onChange={change} />
            <DocumentFile
              id={id}
              file={row.parts.file}
              fault={isFresh && row.parts.file === "" ? undefined : told.file}
              state={props.files[row.parts.file]}
              upload={props.upload}
              readOnly={readOnly}
              onFile={props.onFile}
              onCancel={props.onCancel}
            />
          </>
        )}
      </div>
      {readOnly ? null : (
        <button
          type="button"
          className={styles.remove}
          aria-label={product.rows.remove(name)}
          onClick={props.onRemove}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.500 3.500l9 9M12.500 3.500l-9 9" />
          </svg>
        </button>
      )}
    </li>
  );
}
