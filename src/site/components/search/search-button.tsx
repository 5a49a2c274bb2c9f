import type { KeyboardEvent, MouseEvent } from "react";
import { pagePath } from "../../../urls/links.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { useSearch } from "./search-provider.tsx";
import styles from "./search-button.module.css";

type Props = {
  /** An icon with a word for the header, or a row that looks like a field. */
  look?: "icon" | "field";
  /** Runs first, such as to close the drawer that the button is in. */
  onPress?: () => void;
};

/** Opens the search over the page; without scripts it leads to the listing and its search box. */
export function SearchButton({ look = "icon", onPress }: Props) {
  const { prefix } = useLanguageContent();
  const t = useContent("shared").search;
  const { prepare, open } = useSearch();
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress?.();
    open();
  };
  return (
    <a
      className={look === "field" ? styles.field : styles.icon}
      href={prefix + pagePath("listing")}
      role="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={press}
      onKeyDown={(event) => {
        // A button answers to Space too, a link by itself to Enter alone.
        if (event.key === " ") press(event);
      }}
    >
      <Icon name="search" />
      <span>{look === "field" ? t.hint : t.title}</span>
    </a>
  );
}
