import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import type { Option, OptionGroup } from "./use-options.tsx";
import styles from "./suggestion-list.module.css";

/** The id of the list, and of its options from 0. */
export const LIST = "search-list";
export const optionId = (index: number) => `search-option-${index}`;

type Props = {
  left: readonly OptionGroup[];
  right: readonly OptionGroup[];
  active: number | null;
  onChoose: () => void;
  /** Stands under the options at the right. */
  children: ReactNode;
};

/** What the search offers: products at the left, beside them the places that it names. */
export function SuggestionList({ left, right, active, onChoose, children }: Props) {
  const t = useContent("search");
  const [first] = left;
  const render = (groups: readonly OptionGroup[], from: number) =>
    groups.map((group, at) => {
      const before = groups.slice(0, at).reduce((sum, { options }) => sum + options.length, from);
      return <Group key={group.label} {...{ group, active, onChoose }} from={before} />;
    });
  const leftCount = left.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div className={styles.columns}>
      <div id={LIST} className={styles.list} role="listbox" aria-label={t.results}>
        <div className={styles.left} data-look={first?.options[0]?.look}>
          {render(left, 0)}
        </div>
        <div className={styles.right}>{render(right, leftCount)}</div>
      </div>
      <div className={styles.foot}>{children}</div>
    </div>
  );
}

type GroupProps = Pick<Props, "active" | "onChoose"> & { group: OptionGroup; from: number };

function Group({ group: { label, count, options }, from, active, onChoose }: GroupProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <div className={styles.heading} aria-hidden="true">
        {label} {count === undefined ? null : <span className="num">{count}</span>}
      </div>
      {options.map(({ key, ...option }, index) => (
        <Line
          key={key}
          {...option}
          id={optionId(from + index)}
          isActive={active === from + index}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type LineProps = Omit<Option, "key"> & { id: string; isActive: boolean; onChoose: () => void };

function Line({ href, look, content, id, isActive, onChoose }: LineProps) {
  return (
    <Link
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-current={undefined}
      tabIndex={-1}
      className={`${styles.option} ${styles[look]}`}
      onClick={(event) => {
        // In a new tab or window the search stays.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
      }}
    >
      {content}
    </Link>
  );
}

/** The option after or before this one, and round by way of the field itself. */
export function next(active: number | null, count: number, step: 1 | -1): number | null {
  const place = (active ?? -1) + step;
  if (place === -2) return count === 0 ? null : count - 1;
  return place < 0 || place >= count ? null : place;
}

/** The option that is chosen; none once the list is another. It is scrolled into view. */
export function useActiveOption(count: number, list: unknown) {
  const [chosen, setChosen] = useState<{ of: unknown; option: number } | null>(null);
  const active = chosen && chosen.of === list && chosen.option < count ? chosen.option : null;
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const setActive = (option: number | null) => setChosen(option === null ? null : { of: list, option });
  return [active, setActive] as const;
}
