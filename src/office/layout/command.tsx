import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { Role } from "../../domain/office/permissions.ts";
import { type Available, availableCommands } from "../commands.ts";
import { shortDate } from "../components/dates.ts";
import { OFFICE, useGo } from "../components/link.tsx";
import { Kbd } from "../components/kbd.tsx";
import { SearchSign } from "../components/search-sign.tsx";
import { useConnection } from "../connection.ts";
import { useMakeProduct } from "../pages/products/use-make-product.ts";
import { useWords } from "../words.tsx";
import { COMMAND_GROUPS, type CommandLine, commandLines, LEAST_LETTERS, searchAll } from "./command-lines.ts";
import { Line } from "./command-line.tsx";
import styles from "./command.module.css";

/**
 * Finds inquiries, products and places by what is typed and goes there, and does what can be done with what is open. The
 * focus stays in the field; arrows move the chosen line, which the field names to screen readers.
 *
 * A popover, not a modal dialog: that makes all of the page inert, and every element of a long list gets its style anew
 * before the field is painted, and once more when it closes. So that nothing else is reached meanwhile, the layer covers
 * the page, and the tab key stays in it.
 */
export function CommandBar({
  role,
  onClose,
  onShortcuts,
}: {
  role: Role;
  onClose: () => void;
  onShortcuts: () => void;
}) {
  const allWords = useWords();
  const { command: words, shell } = allWords;
  const go = useGo();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [available] = useState<readonly Available[]>(availableCommands);
  const about = available[0]?.about ?? "";
  const layer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const asked = useDeferredValue(typed.trim());
  // The field is painted, and takes what is typed, before the lines.
  const [hasLines, showLines] = useState(false);
  const isAsked = asked.length >= LEAST_LETTERS;
  const search = useQuery({
    queryKey: ["command", asked],
    queryFn: () => searchAll(asked, role),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { since } = useConnection();
  // Closed before it leaves the page: what is taken away gives no focus back.
  useLayoutEffect(() => {
    const element = layer.current;
    element?.showPopover();
    field.current?.focus();
    const painted = requestAnimationFrame(() => setTimeout(() => showLines(true)));
    return () => {
      cancelAnimationFrame(painted);
      element?.hidePopover();
    };
  }, []);

  const found = isAsked && !search.isError ? (search.data ?? null) : null;
  const makeProduct = useMakeProduct();
  const all = !hasLines
    ? []
    : commandLines({
        typed: asked,
        found,
        available,
        role,
        words: allWords,
        onShortcuts,
        onMakeProduct: () => void makeProduct(),
      });
  const chosen = Math.min(at, all.length - 1);
  const isEmpty = found !== null && found.totals.inquiries + found.totals.products === 0;
  const state = !isAsked
    ? null
    : since !== null
      ? words.offline(shortDate(since))
      : search.isError
        ? words.failed
        : search.isFetching && (found === null || search.isPlaceholderData)
          ? words.searching
          : isEmpty
            ? words.none(asked)
            : null;

  const run = (line: CommandLine | undefined, newTab = false) => {
    if (!line) return;
    // The focus goes back first, so that what the command opens can take it.
    layer.current?.hidePopover();
    if (line.run) line.run();
    else if (newTab) window.open(OFFICE + line.to, "_blank", "noopener");
    else go(line.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      const next = (chosen + step + all.length) % all.length;
      setAt(next);
      document.getElementById(`command-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(all[chosen], event.metaKey || event.ctrlKey);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a popover.
    <div
      ref={layer}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={words.label}
      className={styles.layer}
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
      onKeyDown={stayInside}
      // The field keeps the focus, so that closing can give it back.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.dialog}>
        <div className={styles.field}>
          <SearchSign />
          <input
            ref={field}
            role="combobox"
            aria-label={words.label}
            aria-expanded={all.length > 0}
            aria-controls="commands"
            aria-autocomplete="list"
            aria-activedescendant={all.length > 0 ? `command-${chosen}` : undefined}
            placeholder={words.placeholder}
            value={typed}
            maxLength={200}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setTyped(target.value);
              setAt(0);
            }}
          />
          <button type="button" onClick={onClose}>
            <span className="visually-hidden">{shell.close}</span>
            <Kbd>Escape</Kbd>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <p role="status" className="visually-hidden">
          {state ?? (isAsked ? words.found(all.length) : "")}
        </p>
        {state === null ? null : (
          <p className={styles.state} data-bad={search.isError || undefined}>
            <span aria-hidden="true">{state}</span>
            {search.isError && since === null ? (
              <button type="button" onClick={() => void search.refetch()}>
                {words.again}
              </button>
            ) : null}
          </p>
        )}
        <div id="commands" role="listbox" aria-label={words.label} className={styles.list}>
          {COMMAND_GROUPS.map((group) => {
            const own = all.flatMap((line, place) => (line.group === group ? [{ line, place }] : []));
            return own.length === 0 ? null : (
              <div key={group} role="group" aria-labelledby={`commands-${group}`}>
                <p id={`commands-${group}`} dir="auto">
                  {group === "open" ? about || words.groups.open : words.groups[group]}
                </p>
                {own.map(({ line, place }) => (
                  <Line
                    key={line.key}
                    line={line}
                    typed={asked}
                    id={`command-${place}`}
                    isChosen={place === chosen}
                    onPoint={() => setAt(place)}
                    onRun={(newTab) => run(line, newTab)}
                  />
                ))}
              </div>
            );
          })}
        </div>
        <p className={styles.foot} aria-hidden="true">
          <span>
            <Kbd>ArrowUp</Kbd> <Kbd>ArrowDown</Kbd> {words.choose}
          </span>
          <span>
            <Kbd>Enter</Kbd> {words.open}
          </span>
          <span>
            <Kbd>Mod+Enter</Kbd> {words.newTab}
          </span>
          <span>{words.hint}</span>
        </p>
      </div>
    </div>
  );
}

/** After the last of its fields the tab key goes to the first, and back. */
function stayInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  const from = event.shiftKey ? fields[0] : fields.at(-1);
  if (from !== document.activeElement) return;
  event.preventDefault();
  (event.shiftKey ? fields.at(-1) : fields[0])?.focus();
}
