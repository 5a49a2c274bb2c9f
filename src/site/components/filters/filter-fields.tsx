import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useDelay } from "../../../ui/use-delay.ts";
import { TYPING_RESTS } from "./use-list-search.ts";
import styles from "./filter-fields.module.css";

export type SearchProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (q: string) => void;
};

/** A search that filters as one types, and follows the address when that changes. */
export function SearchBox({ label, placeholder, value, onChange }: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const delay = useDelay();
  useEffect(() => {
    if (value === sent.current.trim()) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  // What was typed before hydration counts too.
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    if (input.current && input.current.value !== typed) follow(input.current.value);
  });
  useEffect(() => catchUp(), []);

  function follow(text: string) {
    setTyped(text);
    delay.after(TYPING_RESTS.words, () => send(text));
  }
  function send(text: string) {
    sent.current = text;
    onChange(text);
  }

  return (
    <div className={`${styles.field} ${styles.search}`} data-on={value === "" ? undefined : ""}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        value={typed}
        enterKeyHint="search"
        onChange={(event) => follow(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          delay.cancel();
          send(typed);
        }}
      />
    </div>
  );
}

/** A choice of a dropdown: shown as it is or under another label, with how many products it would show. */
type Choice = { value: string; label?: string; count?: number };

export type SelectProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly Choice[];
  /** The first choice, which means no filter. */
  all: string;
  /** Why it can't be used yet. */
  disabledHint?: string | undefined;
  onChange: (value: string | undefined) => void;
};

/**
 * The choices, those that would show nothing last; an address may name one that the catalogue no longer has, which stays
 * visible, so that it can be undone.
 */
export function withChosen(options: readonly Choice[], value: string | undefined): readonly Choice[] {
  const isMissing = value !== undefined && !options.some((choice) => choice.value === value);
  const isEmpty = (choice: Choice) => choice.count === 0 && choice.value !== value;
  const some = options.filter((choice) => !isEmpty(choice));
  return [...(isMissing ? [{ value, count: 0 }] : []), ...some, ...options.filter(isEmpty)];
}

/**
 * One labelled dropdown of a list's controls; its first choice means no filter. Counts are beside the words of the
 * choices and no part of them: the style sheet shows them, where the browser lets it draw the choices.
 */
export function FilterSelect({ name, label, value, options, all, disabledHint, onChange }: SelectProps) {
  const id = useId();
  const choices = withChosen(options, value);
  // What was chosen before hydration counts too.
  const select = useRef<HTMLSelectElement>(null);
  const catchUp = useEffectEvent(() => {
    const chosen = select.current?.value || undefined;
    if (chosen !== value) onChange(chosen);
  });
  useEffect(() => catchUp(), []);
  return (
    <div
      className={`${styles.field} ${styles.select}`}
      data-on={value === undefined ? undefined : ""}
      data-off={disabledHint !== undefined || undefined}
    >
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value ?? ""}
        disabled={disabledHint !== undefined}
        title={disabledHint}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            data-count={choice.count}
            disabled={choice.count === 0 && choice.value !== value}
          >
            {choice.label ?? choice.value}
          </option>
        ))}
      </select>
    </div>
  );
}
