import type { ReactNode } from "react";
import { initialsOf, shortName } from "../../domain/staff.ts";
import { capOf, isCharacter } from "./keys.ts";
import styles from "./parts.module.css";

/** Stands in every field that searches; its place styles it. */
export function SearchSign() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5L14 14" />
    </svg>
  );
}

/** The head of a page: its name, a number or time beside it, and what can be done at the end of the line. */
export function PageHead({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {count === undefined ? null : (
        <span className={styles.count}>{typeof count === "string" ? count : count.toLocaleString("en")}</span>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  );
}

/** A set of things under a heading with the site's rule above it; `aside` stands at the end of the heading's line. */
export function Section({
  title,
  aside,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.rule}>
        <h2>{title}</h2>
        {aside === undefined ? null : <span>{aside}</span>}
      </div>
      {children}
    </section>
  );
}

/** A person: initials in a square and the short name; nobody is a dashed square. */
export function Person({ name, none, me = false }: { name: string | null; none?: string; me?: boolean }) {
  return (
    <span className={styles.person} data-me={me || undefined} data-none={name === null || undefined}>
      <i aria-hidden="true">{name === null ? "" : initialsOf(name)}</i>
      <span>{name === null ? none : shortName(name)}</span>
    </span>
  );
}

/** What went wrong, read aloud when it appears; `band` lays it over the whole line. Nothing while nothing did. */
export function Problem({ text, band = false }: { text: string | null; band?: boolean }) {
  if (text === null) return null;
  return (
    <span className={styles.problem} data-band={band || undefined} role="alert">
      {text}
    </span>
  );
}

/** A word of state behind a small square. */
export function Status({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "good" | "bad" | "act" | "ink" | "line";
  children: ReactNode;
}) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}

/** The key that does the same, by its name; not shown where there is no keyboard, or where it was switched off. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true" data-character={isCharacter(children) || undefined}>
      {capOf(children)}
    </kbd>
  );
}
