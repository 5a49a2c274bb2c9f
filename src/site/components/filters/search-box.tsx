import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import styles from "./search-box.module.css";

/** How long typing rests before the address follows, in milliseconds. */
const REST = 120;

type Props = { label: string; placeholder: string; value: string; onChange: (q: string) => void };

/** A search that filters as one types, and follows the address when that changes. */
export function SearchBox({ label, placeholder, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current.trim()) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was typed before the page came alive counts too.
  const input = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    if (input.current && input.current.value !== typed) follow(input.current.value);
  });
  useEffect(() => catchUp(), []);

  function follow(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text;
      onChange(text);
    }, REST);
  }

  return (
    <div className={styles.cell} data-on={value === "" ? undefined : ""}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => follow(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          clearTimeout(timer.current);
          sent.current = typed;
          onChange(typed);
        }}
      />
    </div>
  );
}
