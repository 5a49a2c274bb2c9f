import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./closing.module.css";

/** The last word of a landing page: what to tell us, and the quote form. At night unless `day`. */
export function Closing({ title, text, day = false }: { title: string; text: string; day?: boolean }) {
  const t = useContent("industry");
  return (
    <section className={`${styles.closing} ${day ? styles.day : "night"}`}>
      <div className={`page grid ${styles.inner}`}>
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <Link to="/get-quote" className={buttonClass()}>
            {t.askForQuote} <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
