import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type DocumentRow,
  documentRowFaults,
  documentRows,
  documentText,
} from "../../../../domain/product/document-rows.ts";
import { sentenceOf } from "../../../../domain/catalogue/import-faults.ts";
import { ChangedMark } from "../../../components/field.tsx";
import fieldStyles from "../../../components/field.module.css";
import { type RowFormat, useRows } from "../../../components/rows/use-rows.ts";
import { Section } from "../../../components/section.tsx";
import { FileZone } from "../../../components/uploads/file-zone.tsx";
import { useWords } from "../../../words.tsx";
import type { OpenedProduct } from "../product-query.ts";
import { DocumentItem } from "./document-item.tsx";
import { DOCUMENT_MEDIA_TYPES, useDocumentUploads } from "./use-document-uploads.ts";
import styles from "./documents.module.css";

const FORMAT: RowFormat<DocumentRow> = {
  read: documentRows,
  write: documentText,
  blank: { line: "" },
  isBlank: (row) => "line" in row && row.line === "",
};

const NEW = { type: "", language: "en", revision: "", date: "", file: "" };

type Props = {
  text: string;
  isChanged: boolean;
  /** What is wrong with the column, as the server says it. */
  fault: string | undefined;
  /** What is stored of the files that are named. */
  files: OpenedProduct["files"];
  readOnly: boolean;
  onText: (text: string) => void;
};

/** The documents of a product, a row each: added by their files, which are sent meanwhile. */
export function Documents({ text, isChanged, fault, files, readOnly, onText }: Props) {
  const { product, documents: t } = useWords();
  const changes = useRows(text, FORMAT, onText);
  const rows = changes.rows.slice(0, -1);
  const list = useRef<HTMLUListElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Rows that were added and not yet left: nothing is wrong there that is only not yet filled in. */
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  // Files arrive late, also when the page was left: each goes to its row of then.
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  const uploads = useDocumentUploads((key, file, name) => {
    const { rows: now, update, insert } = latest.current;
    const at = now.findIndex((each) => each.key === key);
    const row = now[at]?.row;
    if (row && "parts" in row) update(at, { parts: { ...row.parts, file } });
    else insert(now.length - 1, [{ parts: { ...NEW, file } }]);
    say(t.sent(name));
  });

  const faults = documentRowFaults(rows.map(({ row }) => row));
  const isToldBelow = faults.some((each) =>
    Object.values(each).some((one) => sentenceOf(product.faults, one) === fault),
  );
  const focusOn = (at: number) => {
    const field = list.current?.children[at]?.querySelector<HTMLElement>("select, textarea");
    (field ?? zone.current?.querySelector("input"))?.focus();
  };

  const add = async (chosen: readonly File[]) => {
    const wrong = await Promise.all(chosen.map(uploads.refusal));
    setRefused(wrong.filter((each) => each !== null));
    const sound = chosen.filter((_, place) => wrong[place] === null);
    if (sound.length === 0) return;
    const { rows: now, insert } = latest.current;
    flushSync(() => {
      const keys = insert(
        now.length - 1,
        sound.map(() => ({ parts: NEW })),
      );
      setFresh((before) => new Set([...before, ...keys]));
      for (const [place, key] of keys.entries()) {
        const file = sound[place];
        if (file) uploads.send(key, file);
      }
      say(t.added(sound.length));
    });
    focusOn(now.length - 1);
  };
  const replace = async (key: number, file: File) => {
    const problem = await uploads.refusal(file);
    if (problem === null) uploads.send(key, file);
    else uploads.refuse(key, file, problem);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    const focused = document.activeElement;
    flushSync(() => {
      changes.move(from, to);
      say(product.rows.moved(to + 1, rows.length));
    });
    if (focused instanceof HTMLElement) focused.focus();
  };
  const remove = (at: number, key: number) => {
    uploads.cancel(key);
    flushSync(() => {
      changes.remove(at);
      say(t.removed);
    });
    focusOn(Math.min(at, rows.length - 2));
  };
  return (
    <Section
      title={
        <ChangedMark isChanged={isChanged} fault={isToldBelow ? undefined : fault}>
          {product.sections.documents}
        </ChangedMark>
      }
      aside={readOnly ? undefined : product.asides.documents}
    >
      <fieldset data-column="documents" disabled={readOnly}>
        <legend className="visually-hidden">{product.sections.documents}</legend>
        <ul ref={list} className={styles.list}>
          {rows.map(({ key, row }, at) => (
            <DocumentItem
              key={key}
              row={row}
              place={{ list, at, last: rows.length - 1 }}
              faults={faults[at] ?? {}}
              files={files}
              isFresh={fresh.has(key)}
              readOnly={readOnly}
              upload={uploads.uploads.get(key)}
              onChange={(changed) => changes.update(at, changed)}
              onFile={(file) => void replace(key, file)}
              onCancel={() => uploads.cancel(key)}
              onMove={move}
              onRemove={() => remove(at, key)}
              onLeave={() => setFresh((before) => new Set([...before].filter((each) => each !== key)))}
            />
          ))}
        </ul>
        {readOnly ? null : (
          <div ref={zone} className={styles.zone}>
            <FileZone
              label={t.drop}
              hint={t.short}
              accept={DOCUMENT_MEDIA_TYPES}
              wide
              isRefused={refused.length > 0}
              onFiles={(chosen) => void add(chosen)}
            />
          </div>
        )}
        <div className={styles.refused} role="alert">
          {refused.map((sentence) => (
            <p key={sentence} className={fieldStyles.error}>
              {sentence}
            </p>
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </fieldset>
    </Section>
  );
}
