import { initialsOf, shortName } from "../../domain/office/staff.ts";
import styles from "./person.module.css";

/** A person: initials in a square and the short name; nobody is a dashed square. */
export function Person({ name, none, me = false }: { name: string | null; none?: string; me?: boolean }) {
  return (
    <span className={styles.person} data-me={me || undefined} data-none={name === null || undefined}>
      <i aria-hidden="true">{name === null ? "" : initialsOf(name)}</i>
      <span>{name === null ? none : shortName(name)}</span>
    </span>
  );
}
