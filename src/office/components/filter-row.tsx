import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { SearchSign } from "./search-sign.tsx";
import { useWords } from "../words.tsx";
import styles from "./filter-row.module.css";

/** How long typing rests until it is searched for (ms). */
const REST = 150;

/** The search over a list and what narrows it, as one row of cells; on phones the narrowing is shown when asked for. */
export function FilterRow({
  search,
  chosen,
  children,
}: {
  search?: ReactNode;
  /** How many of the cells narrow the list. */
  chosen: number;
  children: ReactNode;
}) {
  const { shell } = useWords();
  const [shown, show] = useState(false);
  return (
    <search className={styles.cells} data-shown={shown || undefined}>
      {search}
      <button type="button" className={styles.toggle} aria-expanded={shown} onClick={() => show(!shown)}>
        {shell.filters} {chosen > 0 ? <b>{chosen}</b> : null}
      </button>
      {children}
    </search>
  );
}

/** The field follows the address, but for what is being typed into it. */
export function SearchField({
  label,
  placeholder = label,
  value,
  field,
  onSearch,
}: {
  label: string;
  placeholder?: string;
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (typed: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // Changed by a link, such as "Clear filters".
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  const ask = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      ask(asked.current);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={styles.search}>
      <SearchSign />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          setTyped("");
          currentTarget.blur();
        }}
      />
    </label>
  );
}

/** One thing that narrows the list; tinted while it does. */
export function FilterCell({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (chosen: string) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.cell} data-on={value !== "" || undefined}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

/** The same for a day, typed or chosen from a calendar. */
export function DateCell({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: string;
  max: string;
  onChange: (day: string) => void;
}) {
  return (
    <label className={styles.cell} data-on={value !== "" || undefined}>
      <span>{label}</span>
      <input type="date" value={value} max={max} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
