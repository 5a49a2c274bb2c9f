import { type KeyboardEvent, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useWords } from "../../words.tsx";
import styles from "./choose-dialog.module.css";

/** One thing of several: whom to give it to, where to move it, why it was lost. */
export type Options = { title: string; options: readonly { key: string; label: string; run: () => void }[] };

/** Asks for one of a few things over the page; arrows go through them, and the first has the focus. */
export function ChooseDialog({ title, options, onClose }: Options & { onClose: () => void }) {
  const { shell } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const walk = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const here = all.findIndex((each) => each === currentTarget);
    all[(here + step + all.length) % all.length]?.focus();
  };
  return (
    <Dialog title={title} width={400} onClose={onClose}>
      <ul ref={list} className={styles.options}>
        {options.map(({ key, label, run }) => (
          <li key={key}>
            <button type="button" onClick={run} onKeyDown={walk}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <Button kind="bare" small onClick={onClose}>
        {shell.cancel}
      </Button>
    </Dialog>
  );
}
