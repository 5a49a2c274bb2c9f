import { Link } from "@tanstack/react-router";
import { useContent } from "../components/content.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { toListing } from "../components/links.ts";
import styles from "./message-page.module.css";

/** The screen of every path that has no page (R1.7). */
export function NotFound() {
  const t = useContent("shared");
  const { title, text, toProducts } = t.notFound;
  return (
    <div className={`page ${styles.message}`}>
      <p className={styles.figure} aria-hidden="true">
        404
      </p>
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <Link className={buttonClass()} {...toListing()}>
          {toProducts} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
