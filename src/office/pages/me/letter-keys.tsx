import { useState } from "react";
import { answer, api } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { meQuery, queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

/** Switches off all keys that type a character, for who presses them by mistake; at once, and on all devices. */
export function LetterKeys({ isOn }: { isOn: boolean }) {
  const { staff, shell } = useWords();
  const words = staff.me.keys;
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (on: boolean) => {
    const set = (letterKeys: boolean) =>
      queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, letterKeys });
    set(on);
    setProblem(null);
    try {
      await answer(() => api.me["letter-keys"].$put({ json: { on } }));
    } catch (error) {
      set(!on);
      setProblem(whyNot(error, shell.notDone));
    }
  };
  return (
    <div className={styles.form}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="letter-keys"
          onChange={({ target }) => void change(target.checked)}
        />
        {words.label}
      </label>
      <p id="letter-keys">
        {isOn ? words.on : words.off} {words.help}
      </p>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
