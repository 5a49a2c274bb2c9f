import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LanguageContent } from "../../../content/load.ts";
import { pagePath } from "../../../urls/links.ts";
import { useLanguageContent } from "../content.tsx";
import { hasSearchKey } from "./search-key.ts";

type Search = {
  /** Fetches the search before it is wanted. */
  prepare: () => void;
  open: () => void;
};

const SearchContext = createContext<Search | null>(null);

/** Opens the search over the page. */
export function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error("The search is used outside of its provider");
  return search;
}

/** Provides the search of every page: it opens from the header, from the drawer, and by the "/" key. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { Dialog, load } = useSearchDialog();
  const { prefix } = useLanguageContent();
  const [isOpen, setOpen] = useState(false);
  const search = useMemo(
    () => ({
      prepare: () => void load().catch(() => undefined),
      open: () => setOpen(true),
    }),
    [load],
  );
  useSlashKey(search.open);
  const close = useCallback(() => setOpen(false), []);
  const typed = useEarlyTyping(isOpen && !Dialog, close);
  // Out of reach, it gives way to the listing, which has a search of its own.
  const giveWay = useEffectEvent(() => {
    if (isOpen) window.location.assign(prefix + pagePath("listing", { q: typed() }));
  });
  useEffect(() => {
    if (isOpen) load().catch(() => giveWay());
  }, [isOpen, load]);
  return (
    <SearchContext value={search}>
      {children}
      {isOpen && Dialog ? <Dialog begun={typed} onClose={close} /> : null}
    </SearchContext>
  );
}

type Dialog = ComponentType<{ begun: () => string; onClose: () => void }>;

async function loadDialog(content: LanguageContent): Promise<Dialog> {
  const [{ SearchDialog }] = await Promise.all([import("./search-dialog.tsx"), content.load(["search"])]);
  return SearchDialog;
}

/** What of the search no page needs before someone wants to search: its code and its words. */
function useSearchDialog() {
  const content = useLanguageContent();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const loading = useRef<Promise<Dialog>>(null);
  const load = useCallback(async () => {
    if (!loading.current) loading.current = loadDialog(content);
    try {
      const SearchDialog = await loading.current;
      setDialog(() => SearchDialog);
    } catch (error) {
      loading.current = null;
      throw error;
    }
  }, [content]);
  return { Dialog, load };
}

/**
 * Keeps what is typed while the search is on its way; the returned function gives it once. Whoever presses Escape or types
 * in a field has given the search up.
 */
function useEarlyTyping(isAwaited: boolean, onGivenUp: () => void): () => string {
  const kept = useRef("");
  // No key comes between these and those that show the search.
  useLayoutEffect(() => {
    if (!isAwaited) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" || isTyping(event.target)) {
        kept.current = "";
        onGivenUp();
      } else if (event.key === "Backspace") kept.current = kept.current.slice(0, -1);
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        kept.current += event.key;
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isAwaited, onGivenUp]);
  return useCallback(() => {
    const typed = kept.current;
    kept.current = "";
    return typed;
  }, []);
}

function useSlashKey(open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") || !hasSearchKey()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
