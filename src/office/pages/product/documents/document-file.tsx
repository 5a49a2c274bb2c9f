import { documentFormat, documentTitle } from "../../../../domain/product/documents.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import fieldStyles from "../../../components/field.module.css";
import uploadStyles from "../../../components/uploads/uploads.module.css";
import { useWords } from "../../../words.tsx";
import type { OpenedProduct } from "../product-query.ts";
import { DOCUMENT_MEDIA_TYPES, type DocumentUpload } from "./use-document-uploads.ts";
import styles from "./documents.module.css";

type Props = {
  id: string;
  /** Path below the folder of documents; "" without one. */
  file: string;
  /** What is wrong with that path. */
  fault: string | undefined;
  /** What is stored of it, as far as the server has told. */
  state: OpenedProduct["files"][string] | undefined;
  upload: DocumentUpload | undefined;
  readOnly: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** The file of a document: which it is, a way to look at it and to replace it, and one that is on its way. */
export function DocumentFile({ id, file, fault, state, upload, readOnly, onFile, onCancel }: Props) {
  const { documents: t } = useWords();
  const isSending = upload !== undefined && upload.problem === null;
  const missing = state && "problem" in state ? `${state.problem} ${t.notShown}` : undefined;
  const problem = upload ? (upload.problem ?? undefined) : (fault ?? missing);
  const title = documentTitle(file);
  return (
    <div className={styles.file}>
      <p className={styles.stored}>
        <span className={styles.label}>{t.file}</span>
        {file === "" || fault !== undefined || missing !== undefined ? (
          <span className={styles.name} dir="auto">
            {file === "" ? t.noFile : title}
          </span>
        ) : (
          <a
            className={styles.name}
            href={`/office/api/documents?${new URLSearchParams({ file })}`}
            target="_blank"
            rel="noreferrer"
            dir="auto"
          >
            {title} <span className="visually-hidden">{t.newTab}</span>
          </a>
        )}
        {state && "bytes" in state ? (
          <span className={styles.size}>{t.size(documentFormat(file) ?? "", state.bytes)}</span>
        ) : null}
      </p>
      {readOnly ? null : (
        <span className={styles.actions}>
          {upload?.mayRetry ? (
            <Button small onClick={() => onFile(upload.file)}>
              {t.again}
            </Button>
          ) : null}
          {isSending ? (
            <Button small onClick={onCancel}>
              {t.cancel}
            </Button>
          ) : (
            <label className={`${buttonClass("line", true)} ${styles.choose}`}>
              {file === "" ? t.choose : t.replace}
              <input
                type="file"
                className={uploadStyles.whole}
                accept={DOCUMENT_MEDIA_TYPES}
                aria-describedby={problem === undefined ? undefined : `${id}-file-error`}
                aria-invalid={problem === undefined ? undefined : true}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) onFile(chosen);
                  target.value = "";
                }}
              />
            </label>
          )}
        </span>
      )}
      {isSending ? (
        <p className={`${uploadStyles.sending} ${styles.below}`}>
          <span>
            {upload.part < 1
              ? t.sending(upload.file.name, Math.floor(upload.part * 100))
              : t.checking(upload.file.name)}
          </span>
          <progress value={upload.part} max={1} aria-label={t.progress} />
        </p>
      ) : null}
      {problem === undefined ? null : (
        <p className={`${fieldStyles.error} ${styles.below}`} id={`${id}-file-error`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
