import { LogoMark } from "../../ui/logo-mark.tsx";
import styles from "./logo.module.css";

/** The company's logo: the mark, and the word beside it. */
export function Logo({ word }: { word: string }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>{word}</span>
    </span>
  );
}
