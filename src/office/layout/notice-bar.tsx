import { useEffect, useState } from "react";
import { useCommands } from "../commands.ts";
import { Kbd } from "../components/kbd.tsx";
import { dismissNotice, useNotice } from "../notices.ts";
import styles from "./notice-bar.module.css";

/** What just happened, with its way back, for as long as there is one. */
export function NoticeBar() {
  const notice = useNotice();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!notice) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= notice.until) dismissNotice();
    }, 250);
    return () => clearInterval(timer);
  }, [notice]);
  const action = notice?.action;
  const undo = () => {
    dismissNotice();
    action?.run();
  };
  useCommands("everywhere", { undo: action ? undo : null });
  const left = notice
    ? Math.max(0, Math.ceil((notice.until - Math.max(now, notice.until - notice.seconds * 1000)) / 1000))
    : 0;
  const textAt = (seconds: number) =>
    typeof notice?.text === "function" ? notice.text(seconds) : notice?.text;
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {textAt(notice?.seconds ?? 0)}
      </p>
      {notice ? (
        <div className={`dark ${styles.bar}`}>
          <span aria-hidden="true">{textAt(left)}</span>
          {action ? (
            <button type="button" onClick={undo}>
              {action.label} <Kbd>Mod+Z</Kbd>
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
