import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toContact, toQuote } from "../../components/links.ts";
import styles from "./sticky-actions.module.css";

/** The two actions of phones, docked at the foot of the screen while the product is read. */
export function Dock({ id }: { id: string }) {
  const t = useContent("product");
  return (
    <div className={styles.dock}>
      <Link {...toQuote(id)} className={buttonClass()}>
        {t.requestQuote} <Icon name="arrow" />
      </Link>
      <Link {...toContact(id)} className={buttonClass("line")}>
        {t.contactExpert}
      </Link>
    </div>
  );
}
