import { Button } from "../../components/button.tsx";
import { useWords } from "../../words.tsx";
import { type Contact, ContactLinks } from "./contact.tsx";
import styles from "./sticky-actions.module.css";
import type { Draft } from "./draft-store.ts";

/** On phones: what one does with an inquiry, under the thumb, while nothing is written. */
export function StickyActions({
  contact,
  mode,
  onMode,
}: {
  contact: Contact;
  mode: Draft["mode"];
  onMode: (mode: Draft["mode"]) => void;
}) {
  const { compose } = useWords().inquiry;
  if (mode !== null) return null;
  const open = (next: "reply" | "note") => {
    onMode(next);
    requestAnimationFrame(() => document.getElementById("composer")?.scrollIntoView());
  };
  return (
    <nav className={styles.actions} aria-label={compose.reply}>
      <Button kind="act" onClick={() => open("reply")}>
        {compose.reply}
      </Button>
      <ContactLinks contact={contact} />
      <Button onClick={() => open("note")}>{compose.note}</Button>
    </nav>
  );
}
