import { Kbd } from "../components/kbd.tsx";
import type { CommandLine } from "./command-lines.ts";
import styles from "./command.module.css";

/** One line of the command bar; the field keeps the focus. */
export function Line({
  line,
  typed,
  id,
  isChosen,
  onPoint,
  onRun,
}: {
  line: CommandLine;
  typed: string;
  id: string;
  isChosen: boolean;
  onPoint: () => void;
  onRun: (newTab: boolean) => void;
}) {
  const { title, detail, end, shortcut, icon } = line;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the field has the focus and its keys.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.line}
      onPointerMove={isChosen ? undefined : onPoint}
      onClick={({ metaKey, ctrlKey }) => onRun(metaKey || ctrlKey)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {icon === null ? null : <path d={icon} />}
      </svg>
      <span dir="auto">
        <Marked text={title} typed={typed} />
        {detail === undefined ? null : (
          <i>
            <Marked text={detail} typed={typed} />
          </i>
        )}
      </span>
      {end === undefined ? null : <em>{end}</em>}
      {shortcut === undefined ? null : (
        <em>
          {shortcut.split(" ").map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </em>
      )}
    </div>
  );
}

/** A text in which the words that were typed are underlined. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (wanted.length === 0) return text;
  // Every second part is one of the words.
  return text.split(new RegExp(`(${wanted.join("|")})`, "giu")).map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 ? <u key={key}>{part}</u> : part;
  });
}
