import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "../../layout/error-pages.module.css";
import { toListing } from "../../components/links.ts";

/** The screen of an id that the catalogue does not have (R4.6). */
export function ProductNotFound() {
  const t = useContent("product");
  const { title, text, browse } = t.notFound;
  return (
    <div className={`page ${styles.message}`}>
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <Link {...toListing()} className={buttonClass()}>
          {browse} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
