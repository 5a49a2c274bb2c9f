import { useRouter } from "@tanstack/react-router";
import { useId } from "react";
import { pagePath } from "../../../urls/links.ts";
import { cleanText, LONGEST_TEXT } from "../../../urls/params.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import styles from "./search-form.module.css";

/** A search over the whole catalogue, which leads to the listing; a form of its own, so that it works without scripts. */
export function SearchForm({ initial = "", hint }: { initial?: string; hint?: string }) {
  const router = useRouter();
  const { prefix } = useLanguageContent();
  const t = useContent("shared").search;
  const id = useId();
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t.catalogue}
      action={prefix + pagePath("listing")}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("q");
        const q = cleanText(typeof typed === "string" ? typed : "");
        void router.navigate({ href: pagePath("listing", { q }) });
      }}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <label className="unseen" htmlFor={id}>
          {t.title}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_TEXT}
          placeholder={hint ?? t.hint}
          defaultValue={initial}
        />
      </div>
      <button type="submit" className={buttonClass()}>
        {t.title}
      </button>
    </form>
  );
}
