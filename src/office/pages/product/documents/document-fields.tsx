import {
  DOCUMENT_TYPES,
  type DocumentPart,
  type DocumentParts,
} from "../../../../domain/product/documents.ts";
import { Field } from "../../../components/field.tsx";
import { type OfficeWords, useWords } from "../../../words.tsx";
import { languageChoices } from "./languages.ts";
import styles from "./documents.module.css";

type Props = {
  id: string;
  parts: DocumentParts;
  /** A sentence for each wrong part. */
  faults: Partial<Record<DocumentPart, string>>;
  isFresh: boolean;
  onChange: (parts: Partial<DocumentParts>) => void;
};

/** What a kind is called; one that is none, as it was written. */
export function kindName(kinds: OfficeWords["documents"]["kinds"], type: string): string {
  const known = DOCUMENT_TYPES.find((each) => each === type.toLowerCase());
  return known ? kinds[known] : type;
}

/** Kind, language, revision and date of a document. What can't be read stays as it was written, until something else is chosen. */
export function DocumentFields({ id, parts, faults, isFresh, onChange }: Props) {
  const { documents: t } = useWords();
  const { type, language, revision, date } = parts;
  const known = DOCUMENT_TYPES.find((each) => each === type.toLowerCase());
  return (
    <div className={styles.fields}>
      <Field id={`${id}-type`} label={t.type} error={isFresh && type === "" ? undefined : faults.type}>
        {(control) => (
          <select
            {...control}
            required
            value={known ?? type}
            onChange={({ target }) => onChange({ type: target.value })}
          >
            {type === "" ? <option value="">{t.chooseKind}</option> : null}
            {known || type === "" ? null : <option value={type}>{type}</option>}
            {DOCUMENT_TYPES.map((each) => (
              <option key={each} value={each}>
                {t.kinds[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-language`} label={t.language} error={faults.language}>
        {(control) => (
          <select
            {...control}
            required
            value={language}
            onChange={({ target }) => onChange({ language: target.value })}
          >
            {language === "" ? <option value="">{t.chooseLanguage}</option> : null}
            {languageChoices(language, t.languageName).map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={`${id}-revision`} label={t.revision} error={faults.revision}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            value={revision}
            onChange={({ target }) => onChange({ revision: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-date`} label={t.date} error={faults.date}>
        {(control) => (
          <input
            {...control}
            // Many documents bear a month alone, which the browser's own field for dates doesn't take.
            autoComplete="off"
            placeholder={t.dateHint}
            value={date}
            onChange={({ target }) => onChange({ date: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
