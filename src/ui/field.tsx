import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";

/** What every field of a form is given. `id` is the caller's, so that an error summary can link to it. */
export type FieldProps = {
  id: string;
  name: string;
  label: string;
  /** Word at the end of the label's line of a field that may stay empty; without it the field is required. */
  optional?: string | undefined;
  error?: string | undefined;
  help?: string | undefined;
  /** Takes the whole line of a form of two columns. */
  wide?: boolean;
};

/** The attributes that tie a control to its error and its help. */
export function fieldState({ id, optional, error, help }: FieldProps) {
  const describedBy = [error === undefined ? "" : `${id}-error`, help === undefined ? "" : `${id}-help`];
  return {
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-required": optional === undefined ? true : undefined,
  };
}

/** A label over its control, and below it what is wrong, in words behind a red square, or a hint. */
function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, label, optional, wide } = field;
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ""}`}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
      </div>
      {children}
      <FieldNotes field={field} />
    </div>
  );
}

/** The error and the hint of a field. */
export function FieldNotes({ field: { id, error, help } }: { field: FieldProps }) {
  return (
    <>
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help === undefined ? null : (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
}

type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "enterKeyHint" | "placeholder" | "defaultValue" | "dir"
>;

/** One line of text. What was typed lives in the control itself, so that nothing is lost while the page wakes. */
export function TextField({
  type = "text",
  hints,
  ...field
}: FieldProps & { type?: string; hints: InputHints }) {
  return (
    <Field field={field}>
      <input
        {...hints}
        {...fieldState(field)}
        id={field.id}
        name={field.name}
        type={type}
        className={styles.control}
      />
    </Field>
  );
}

type AreaHints = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "defaultValue" | "rows"> & {
  /** What the page wrote beforehand, as with a list: no words of the visitor. */
  "data-initial"?: string | undefined;
};

/** Text of several lines, in a box that grows with it. */
export function TextArea({ hints, ...field }: FieldProps & { hints: AreaHints }) {
  return (
    <Field field={field}>
      <textarea
        {...hints}
        {...fieldState(field)}
        id={field.id}
        name={field.name}
        className={styles.control}
      />
    </Field>
  );
}

/** A choice: what is sent, and what is read. */
export type Choice = { value: string; label: string };

type Props = FieldProps & {
  options: readonly Choice[];
  /** What stands there while nothing is chosen. */
  placeholder: string;
  initial?: string | undefined;
};

/** One choice of many, in the browser's own list. */
export function SelectField({ options, placeholder, initial = "", ...field }: Props) {
  return (
    <Field field={field}>
      <select
        {...fieldState(field)}
        id={field.id}
        name={field.name}
        data-initial={initial || undefined}
        defaultValue={options.some(({ value }) => value === initial) ? initial : ""}
        className={styles.control}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
