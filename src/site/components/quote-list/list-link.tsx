import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { PAGES } from "../../../urls/pages.ts";
import { useToast } from "../../layout/toast.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { Link, useIsHere } from "../link.tsx";
import { whenChangedElsewhere } from "../stored-list/stored-list.ts";
import styles from "./list-count.module.css";

/** What the browser's storage knows the visitor's list by. */
export const STORED_AS = "quote-list";

/** Links that open the quote form with lines: on cards, in tables, on the pages of products and comparisons. */
const ADDING = `a[href*="${PAGES.quote.path}?lines="]:not([data-share])`;

/**
 * The header's way to the quote form, which takes the mark of the visitor's own list and its script once there is one. A
 * press on a link that opens lines adds them to it instead; without this code, such as before it arrives, the link opens
 * them.
 */
export function ListLink() {
  const content = useLanguageContent();
  const toast = useToast();
  const [ListCount, setListCount] = useState<ComponentType | null>(null);
  const load = useEffectEvent(async () => {
    const [module] = await Promise.all([import("./list-count.tsx"), content.load(["quoteList"])]);
    setListCount(() => module.ListCount);
    return module;
  });
  const add = useEffectEvent(async (link: HTMLAnchorElement) => {
    try {
      const { addLinked } = await load();
      toast(addLinked(link.search, content));
      link.dataset["added"] = "";
      // The quantity of one that adds several stands beside its words.
      if (link.childNodes.length === 1 && link.firstChild) {
        link.firstChild.textContent = content.get("quoteList").onList;
      }
    } catch {
      window.location.assign(link.href);
    }
  });
  const isAtForm = useIsHere(PAGES.quote.path);
  const showStored = useEffectEvent((_isAtForm: boolean) => {
    if (isStored()) load().catch(() => undefined);
  });
  // The form may have made a list of what a link brought.
  useEffect(() => showStored(isAtForm), [isAtForm]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const link =
        isPlain && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ADDING) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // Of a double click the second one means nothing more.
      if (event.detail < 2) void add(link);
    };
    document.addEventListener("click", press, true);
    const stop = whenChangedElsewhere(STORED_AS, () => showStored(true));
    return () => {
      document.removeEventListener("click", press, true);
      stop();
    };
  }, []);
  return (
    <Link href={PAGES.quote.path} className={styles.mark}>
      <Icon name="sheet" />
      {ListCount ? <ListCount /> : <AskForQuote />}
    </Link>
  );
}

/** What the link says while there is no list. */
export function AskForQuote() {
  const t = useContent("shared");
  return (
    <>
      <span className={styles.word} aria-hidden="true">
        {t.quote}
      </span>
      <span className="unseen">{t.footer.quote}</span>
    </>
  );
}

function isStored(): boolean {
  try {
    return (window.localStorage.getItem(STORED_AS) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
