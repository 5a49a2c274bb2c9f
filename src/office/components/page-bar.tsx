import type { ReactNode } from "react";
import { useCommands } from "../commands.ts";
import { Link, useGo } from "./link.tsx";
import styles from "./page-bar.module.css";

type Props = { back: { to: string; label: string }; title: string; children: ReactNode };

/** The head of a page of one thing of a list: the way back, what it is called, and what can be done with it. It stays in sight. */
export function PageBar({ back, title, children }: Props) {
  const go = useGo();
  useCommands("editing", { back: () => go(back.to) });
  return (
    <div className={styles.bar}>
      <Link to={back.to} className={styles.back}>
        {back.label}
      </Link>
      <h1 dir="auto">{title}</h1>
      {children}
    </div>
  );
}
