import { type KeyboardEvent, useId, useState } from "react";
import { useWords } from "../words.tsx";
import styles from "./combobox.module.css";

/** Something to choose: what is taken, how it is shown, and what tells it apart. */
export type Choice = { value: string; label?: string | undefined; hint?: string | undefined };

type Props = {
  /** What stands in the field. */
  value: string;
  choices: readonly Choice[];
  /** What was chosen. */
  onPick: (value: string) => void;
  /** Takes any text, as it is typed; without it only a choice is taken. */
  onType?: (text: string) => void;
  /** Hears what is searched for, where choices come from elsewhere. */
  onSearch?: (text: string) => void;
  control: {
    id?: string;
    className: string | undefined;
    "aria-label"?: string | undefined;
    "aria-describedby"?: string | undefined;
    "aria-invalid"?: true | undefined;
    placeholder?: string | undefined;
    disabled?: boolean | undefined;
  };
};

/** As many choices are shown; who wants others goes on typing. */
const MOST_SHOWN = 60;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** A field with choices below it that typing narrows, by mouse, touch and keys. */
export function Combobox({ value, choices, onPick, onType, onSearch, control }: Props) {
  const { product: t } = useWords();
  const list = useId();
  const [typed, type] = useState<string | null>(null);
  const [isOpen, open] = useState(false);
  const [active, setActive] = useState(-1);
  const words = typed === null ? [] : wordsOf(typed);
  const shown = choices
    .filter(({ value: taken, label = taken, hint = "" }) =>
      words.every((word) => `${label} ${hint}`.toLowerCase().includes(word)),
    )
    .slice(0, MOST_SHOWN);
  const isShown = isOpen && shown.length > 0;

  const pick = (choice: Choice) => {
    onPick(choice.value);
    close();
  };
  const close = () => {
    type(null);
    open(false);
    setActive(-1);
  };
  const onInput = (text: string) => {
    type(text);
    open(true);
    setActive(onType ? -1 : 0);
    onType?.(text);
    onSearch?.(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = shown[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      open(true);
      const by = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + by + shown.length + (active === -1 && by === -1 ? 1 : 0)) % (shown.length || 1));
    } else if (event.key === "Enter" && isShown && chosen) pick(chosen);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = () => {
    const exact = choices.find(
      ({ value: taken, label = taken }) => label.toLowerCase() === typed?.trim().toLowerCase(),
    );
    if (exact && typed !== null) onPick(exact.value);
    close();
  };

  return (
    <span className={styles.combobox}>
      <input
        {...control}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        value={onType ? value : (typed ?? value)}
        onChange={({ target }) => onInput(target.value)}
        onFocus={() => onSearch?.(value)}
        onClick={() => open(true)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div
        id={list}
        role="listbox"
        className={styles.list}
        hidden={!isShown}
        aria-label={t.offered(shown.length)}
      >
        {isShown
          ? shown.map((choice, at) => (
              <div
                key={choice.value}
                id={`${list}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                ref={(element) => {
                  if (at === active) element?.scrollIntoView({ block: "nearest" });
                }}
                // Before the field loses the focus.
                onMouseDown={(event) => {
                  event.preventDefault();
                  pick(choice);
                }}
              >
                <span>{choice.label ?? choice.value}</span>
                {choice.hint === undefined ? null : <span className={styles.hint}>{choice.hint}</span>}
              </div>
            ))
          : null}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && typed !== null ? (shown.length > 0 ? t.offered(shown.length) : t.noMatch) : ""}
      </span>
    </span>
  );
}
