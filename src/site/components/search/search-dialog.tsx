import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { pagePath, toListing } from "../../../urls/links.ts";
import { LONGEST_TEXT } from "../../../urls/params.ts";
import { useModal, useOutsidePress } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { KeyHints } from "./key-hints.tsx";
import { LIST, optionId, SuggestionList } from "./suggestion-list.tsx";
import { useOptions } from "./use-options.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "./search-dialog.module.css";

/**
 * The search over the page: a field and what it may mean, as a combobox with its list (WAI-ARIA). The focus stays in
 * the field; the arrow keys choose. On phones it fills the screen. `onClose` is called once it is closed.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { prefix } = useLanguageContent();
  const t = useContent("search");
  const { close: closeLabel } = useContent("shared");
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { answer, failed } = useSuggestions(typed);
  const { left, right, count } = useOptions(answer);
  const [active, setActive] = useActive(count, answer);
  // The browser gives the focus back to where it was.
  const close = () => dialog.current?.close();
  useModal(dialog, true);
  useOutsidePress(dialog, close);
  useCloseOnNavigation(close);

  const type = (text: string) => {
    setTyped(text);
    setActive(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (active !== null) return document.getElementById(optionId(active))?.click();
    const q = typed.trim();
    if (q === "") return input.current?.focus();
    const all = answer?.q === q ? answer.suggestions.all : null;
    return void router.navigate(toListing(all?.search ?? { q }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setActive(next(active, count, event.key === "ArrowDown" ? 1 : -1));
    } else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) setActive(null);
  };

  const isEmpty = answer?.suggestions.products.length === 0;
  const message = failed ? t.failed : isEmpty ? t.none(answer.q) : null;
  return (
    <dialog ref={dialog} className={`light ${styles.dialog}`} aria-label={t.label} onClose={onClose}>
      <div className={styles.bar}>
        <form
          className={`page ${styles.form}`}
          role="search"
          action={prefix + pagePath("listing")}
          onSubmit={submit}
        >
          <Icon name="search" />
          <input
            ref={input}
            className={styles.input}
            name="q"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_TEXT}
            placeholder={t.placeholder}
            aria-label={t.label}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={LIST}
            aria-activedescendant={active === null ? undefined : optionId(active)}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
          />
          {typed === "" ? null : (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                type("");
                input.current?.focus();
              }}
            >
              {t.clear}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={`page ${styles.body}`}>
        {message === null ? null : <p className={styles.message}>{message}</p>}
        <SuggestionList left={left} right={right} active={active} onChoose={close}>
          <KeyHints />
        </SuggestionList>
      </div>
      <p className="unseen" role="status">
        {message ?? (answer ? t.found(count) : "")}
      </p>
    </dialog>
  );
}

/** The option after or before this one, and round by way of the field itself. */
function next(active: number | null, count: number, step: 1 | -1): number | null {
  const place = (active ?? -1) + step;
  if (place === -2) return count === 0 ? null : count - 1;
  return place < 0 || place >= count ? null : place;
}

/** The option that is chosen; none once the list is another. It is scrolled into view. */
function useActive(count: number, list: unknown) {
  const [chosen, setChosen] = useState<{ of: unknown; option: number } | null>(null);
  const active = chosen && chosen.of === list && chosen.option < count ? chosen.option : null;
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const setActive = (option: number | null) => setChosen(option === null ? null : { of: list, option });
  return [active, setActive] as const;
}

/** A link, or going back: the page under it changes. */
function useCloseOnNavigation(close: () => void) {
  const router = useRouter();
  const leave = useEffectEvent(close);
  useEffect(() => router.subscribe("onBeforeNavigate", () => leave()), [router]);
}
