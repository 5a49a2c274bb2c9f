import { useRouter } from "@tanstack/react-router";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { pagePath } from "../../../urls/links.ts";
import { LEAST_SEARCH, LONGEST_TEXT } from "../../../urls/params.ts";
import { useModal, useOutsidePress } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { KeyHints } from "./key-hints.tsx";
import { next, LIST, optionId, SuggestionList, useActiveOption } from "./suggestion-list.tsx";
import { useOptions } from "./use-options.tsx";
import { type Answer, useSuggestions } from "./use-suggestions.ts";
import styles from "./search-dialog.module.css";

/** How long a search waits for the answer that says what it means, in milliseconds; then it is taken by its words. */
const PATIENCE = 2000;

/**
 * The search over the page: a field and what it may mean, as a combobox with its list (WAI-ARIA). The focus stays in
 * the field; the arrow keys choose. On phones it fills the screen. `begun` is what was typed before it was there; `onClose`
 * is called once it is closed.
 */
export function SearchDialog({ begun, onClose }: { begun: () => string; onClose: () => void }) {
  const { prefix } = useLanguageContent();
  const t = useContent("search");
  const { close: closeLabel } = useContent("shared");
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // Before anything more is typed.
  useLayoutEffect(() => {
    const early = begun();
    if (early !== "") setTyped(early);
  }, [begun]);
  const { answer, failed } = useSuggestions(typed);
  const { left, right, count } = useOptions(answer);
  const [active, setActive] = useActiveOption(count, answer);
  // The browser gives the focus back to where it was.
  const close = () => dialog.current?.close();
  const search = useWholeSearch(answer, failed, close);
  useModal(dialog, true);
  useOutsidePress(dialog, close);
  useCloseOnNavigation(close);

  const type = (text: string) => {
    setTyped(text);
    setActive(null);
    search(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (active !== null) document.getElementById(optionId(active))?.click();
    else if (q === "") input.current?.focus();
    else search(q);
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

/**
 * Leads to the listing of a search, as its answer understands it ("comac scrubber" is a brand and a word); who is faster
 * than the answer waits for it, but not for long.
 */
function useWholeSearch(
  answer: Answer | null,
  failed: boolean,
  onLead: () => void,
): (q: string | null) => void {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  const lead = useEffectEvent((q: string) => {
    setWanted(null);
    onLead();
    const search = answer?.q === q && answer.suggestions.all ? answer.suggestions.all.search : { q };
    void router.navigate({ href: pagePath("listing", search) });
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const isReady = failed || answer?.q === wanted || wanted.length < LEAST_SEARCH;
    const timer = setTimeout(() => lead(wanted), isReady ? 0 : PATIENCE);
    return () => clearTimeout(timer);
  }, [wanted, answer, failed]);
  return setWanted;
}

/** A link, or going back: the page under it changes. */
function useCloseOnNavigation(close: () => void) {
  const router = useRouter();
  const leave = useEffectEvent(close);
  useEffect(() => router.subscribe("onBeforeNavigate", () => leave()), [router]);
}
