import type { ReactNode } from "react";
import styles from "./field.module.css";

type Props = {
  id: string;
  label: string;
  error?: string | undefined;
  help?: string | undefined;
  /** Stands at the end of the label's line, such as a link or "optional". */
  aside?: ReactNode;
  /** Marks a field that differs from what is stored. */
  changed?: boolean;
  /** Gets what ties the control to its label, error and help. */
  children: (control: {
    id: string;
    className: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
};

/** A label over its control; below it what is wrong, or a hint. */
export function Field({ id, label, error, help, aside, changed = false, children }: Props) {
  const described = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`];
  return (
    <div className={styles.field} data-changed={changed || undefined}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        className: `${styles.control}`,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
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
    </div>
  );
}

/** The title of a set of rows that are one text together: marked like a field when they differ, with what is wrong with them. */
export function ChangedMark({
  isChanged,
  fault,
  children,
}: {
  isChanged: boolean;
  fault: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <span className={isChanged ? styles.changed : undefined}>{children}</span>
      {fault === undefined ? null : (
        <span className={styles.error} role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
