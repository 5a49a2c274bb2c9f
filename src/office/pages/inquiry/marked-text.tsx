import { firstOpenField, textParts } from "../../../domain/inquiry/reply-template.ts";
import styles from "./marked-text.module.css";

type Props = {
  label: string;
  value: string;
  /** What a template has filled in. */
  filled: readonly string[];
  /** One line, such as a subject. */
  single?: boolean;
  focused?: boolean;
  readOnly: boolean;
  onChange: (text: string) => void;
};

/** A field in which what was kept is written on, at its end. */
export const beginAtEnd = (field: HTMLTextAreaElement | null) =>
  field?.setSelectionRange(field.value.length, field.value.length);

/** Chooses the first field that is still open in a form, so that what is typed takes its place. */
export function chooseOpenField(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll("textarea")) {
    const open = firstOpenField(field.value);
    if (!open) continue;
    field.focus({ preventScroll: true });
    field.setSelectionRange(open.start, open.end);
    field.previousElementSibling?.querySelector("[data-kind='open']")?.scrollIntoView({ block: "center" });
    return;
  }
}

/** A field whose text has marks: what a template filled is tinted, a field that is still open is red. */
export function MarkedText(props: Props) {
  const { label, value, filled, single = false, focused = false, readOnly, onChange } = props;
  const parts = textParts(value, filled);
  return (
    <div className={styles.field} data-single={single || undefined}>
      <p className={styles.marks} aria-hidden="true">
        {parts.map(({ text, kind }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place.
          <span key={place} data-kind={kind}>
            {text}
          </span>
        ))}
        {"\u200b"}
      </p>
      <textarea
        ref={focused ? beginAtEnd : null}
        aria-label={label}
        dir="auto"
        rows={1}
        value={value}
        readOnly={readOnly}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to be written in.
        autoFocus={focused}
        spellCheck
        onChange={(event) => onChange(single ? event.target.value.replaceAll("\n", " ") : event.target.value)}
        onKeyDown={(event) => {
          if (single && event.key === "Enter" && !event.metaKey && !event.ctrlKey) event.preventDefault();
        }}
      />
    </div>
  );
}
