import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldName } from "../../../domain/figures/figure-fields.ts";
import { TALLEST } from "../../../domain/figures/figure-fields.ts";
import type { FigureFilter } from "../../../domain/figures/figure-filters.ts";
import { readLimits } from "../../../domain/figures/figure-limits.ts";
import { buttonClass } from "../../../ui/button.ts";
import { NumberInput } from "../../../ui/number-input.tsx";
import { useDelay } from "../../../ui/use-delay.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import { numberText, unitText } from "../product-card/figure-text.ts";
import { type FigureWords, limitsInWords, limitsTyped } from "./figure-words.ts";
import { TYPING_RESTS } from "./use-list-search.ts";
import styles from "./figure-filters.module.css";

export type FigureProps = {
  filters: readonly FigureFilter[];
  /** What is set, as the address has it. */
  set: { readonly [Name in FieldName]?: string | undefined };
  onChange: (field: FieldName, limits: string | undefined) => void;
  sort: string | undefined;
  onSort: (sort: string) => void;
};

/** The words in which this page tells figures. */
export function useFigureWords(): FigureWords {
  const { figures: t } = useContent("listing");
  const { names } = useContent("shared").figures;
  const { locale } = useLanguageContent();
  return { t, names, locale };
}

/** The figures that a list is narrowed by, each behind its name; `group` holds those of which one is open at a time, `first` at first. One `alone` is a cell of the controls. */
export function FigureFilters({
  group,
  first,
  inSheet = false,
  alone = false,
  ...props
}: FigureProps & { group: string; first?: string; inSheet?: boolean; alone?: boolean }) {
  const words = useFigureWords();
  const box = useRef<HTMLDivElement>(null);
  const close = (inside: Node | null) => {
    for (const each of box.current?.querySelectorAll("details") ?? []) {
      if (!each.contains(inside)) each.open = false;
    }
  };
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!inSheet) close(event.target instanceof Node ? event.target : null);
  });
  useEffect(() => {
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, []);
  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key !== "Escape" || inSheet || !(target instanceof Element)) return;
    const open = target.closest("details");
    close(null);
    open?.querySelector("summary")?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open inside.
    <div
      ref={box}
      className={`${styles.figures} ${inSheet ? styles.sheet : styles.row} ${alone ? styles.alone : ""}`}
      role="group"
      aria-label={words.t.label}
      onKeyDown={onKeyDown}
    >
      {props.filters.map((filter) => (
        <Figure
          key={filter.name}
          group={group}
          open={filter.name === first}
          words={words}
          {...props}
          filter={filter}
        />
      ))}
    </div>
  );
}

type OneProps = FigureProps & { group: string; open: boolean; words: FigureWords; filter: FigureFilter };

function Figure({ group, open, words, filter, set, onChange, sort, onSort }: OneProps) {
  const { t, names, locale } = words;
  const { name, key, unit, offered, without, least, most } = filter;
  const value = set[name];
  const limits = readLimits(value ?? "");
  const unitSaid = unitText(unit);
  const choose = (next: string) => (event: MouseEvent) => {
    event.preventDefault();
    onChange(name, next === value ? undefined : next);
  };
  const choice = (next: string, text: string, count: number) => (
    <button key={next} name={name} value={next} aria-pressed={next === value} onClick={choose(next)}>
      {text} {next === "none" ? null : <b className="num">{count}</b>}
    </button>
  );
  return (
    <details
      name={group}
      className={styles.figure}
      open={open}
      data-on={value === undefined ? undefined : ""}
    >
      <summary>
        <span>{names[key]}</span> <b>{limits === null ? t.any : limitsInWords(limits, unit, words)}</b>
      </summary>
      <div className={styles.panel}>
        <Distribution filter={filter} />
        <p className={`num ${styles.ends}`}>
          <span>{numberText(least, unit, locale)}</span> <span>{unitSaid}</span>{" "}
          <span>{numberText(most, unit, locale)}</span>
        </p>
        {value === "none" ? <input type="hidden" name={name} value={value} /> : null}
        <Ends filter={filter} value={value} words={words} onChange={(next) => onChange(name, next)} />
        <div className={styles.offered}>
          {offered.map(({ limits: next, from, to, count }) =>
            choice(next, limitsInWords({ from, to }, unit, words), count),
          )}
          {without > 0 || value === "none" ? choice("none", t.without(without), without) : null}
        </div>
        <div className={styles.sorts}>
          {[name, `${name}-down`].map((next, down) => (
            <button
              key={next}
              className={buttonClass("text")}
              name="sort"
              value={next}
              aria-pressed={next === sort}
              onClick={(event) => {
                event.preventDefault();
                onSort(next);
              }}
            >
              {down ? t.mostFirst : t.leastFirst}
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}

/** How the list's products lie between its least and its most, as one line over bars of the same width. */
function Distribution({ filter: { bars, chosen } }: Pick<OneProps, "filter">) {
  const [from, to] = chosen ?? [0, 0];
  const line = bars.map((bar) => `V${TALLEST - bar}h1`).join("");
  return (
    <div className={styles.distribution} aria-hidden="true">
      {chosen ? (
        <i style={{ insetInline: `${(from * 100).toFixed(1)}% ${((1 - to) * 100).toFixed(1)}%` }} />
      ) : null}
      <svg viewBox={`0 0 ${bars.length} ${TALLEST}`} preserveAspectRatio="none">
        <path d={`M0 ${TALLEST}${line}V${TALLEST}z`} />
      </svg>
    </div>
  );
}

type EndsProps = {
  filter: FigureFilter;
  value: string | undefined;
  words: FigureWords;
  onChange: (limits: string | undefined) => void;
};

const endsIn = (value: string | undefined) => {
  const limits = readLimits(value ?? "");
  return limits === null || limits === "none"
    ? ["", ""]
    : [limits.from, limits.to].map((end) => `${end ?? ""}`);
};

/** The two ends as numbers that act as one types, and follow the address when that changes. */
function Ends({ filter: { name, key, unit }, value, words: { t, names }, onChange }: EndsProps) {
  const [typed, setTyped] = useState(() => endsIn(value));
  const sent = useRef(value);
  const delay = useDelay();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(endsIn(value));
  }, [value]);
  // What was typed before hydration counts too.
  const catchUp = useEffectEvent(() => {
    const there = [...(fields.current?.querySelectorAll("input") ?? [])].map((field) => field.value);
    if (there.join("-") !== typed.join("-")) follow(there, 0);
  });
  useEffect(() => catchUp(), []);

  function follow(next: string[], rest: number = TYPING_RESTS.number) {
    setTyped(next);
    delay.after(rest, () => {
      const [from = "", to = ""] = next;
      const limits = limitsTyped(from, to);
      if (limits === sent.current) return;
      sent.current = limits;
      onChange(limits);
    });
  }

  return (
    <div className={styles.fields} ref={fields}>
      {[t.from, t.to].map((end, place) => (
        <label key={end}>
          {end}
          <NumberInput
            name={name}
            min="0"
            max="9999999"
            step="any"
            inputMode="decimal"
            value={typed[place]}
            aria-label={`${names[key]} ${end.toLowerCase()} ${unitText(unit)}`.trim()}
            onChange={(event) => follow(typed.with(place, event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              follow(typed, 0);
            }}
          />
        </label>
      ))}
    </div>
  );
}
