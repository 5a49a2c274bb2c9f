import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { capOf, hasLetterKeys } from "../components/keys.ts";
import { Link } from "../components/link.tsx";
import { Section } from "../components/section.tsx";
import { useWords } from "../words.tsx";
import { shortcutRows } from "./shortcut-rows.ts";
import styles from "./shortcuts.module.css";

/** The keys of the office, by where they work. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { shortcuts: words, shell } = useWords();
  const letterKeys = hasLetterKeys();
  return (
    <Dialog
      title={words.title}
      width={960}
      onClose={onClose}
      aside={
        <Button kind="bare" small onClick={onClose}>
          {shell.close}
        </Button>
      }
    >
      <p className={styles.note}>
        {letterKeys ? words.on : words.off}{" "}
        <Link to="/me" onClick={onClose}>
          {shell.places.me}
        </Link>
        .
      </p>
      <div className={styles.groups}>
        {shortcutRows(words.groups, letterKeys)
          .filter(({ rows }) => rows.length > 0)
          .map(({ place, title, rows }) => (
            <Section key={place} title={title}>
              <dl>
                {rows.map(({ name, key, title: command }) => (
                  <div key={name}>
                    <dt>{command}</dt>
                    <dd>
                      {key.split(" ").map((each) => (
                        <kbd key={each}>{capOf(each)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </Section>
          ))}
      </div>
    </Dialog>
  );
}
