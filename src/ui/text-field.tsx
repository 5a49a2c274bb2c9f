import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import styles from "./control.module.css";
import { Field, type FieldProps, fieldState } from "./field.tsx";

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

type AreaHints = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "defaultValue" | "rows">;

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
