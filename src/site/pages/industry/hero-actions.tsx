import { Link } from "@tanstack/react-router";
import type { Application } from "../../../domain/applications.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { toListing } from "../../components/links.ts";
import styles from "./hero-actions.module.css";

/** The two ways on from a landing page's hero: the list narrowed to the application, and the contact page. */
export function HeroActions(props: { application: Application; explore: string; consult: string }) {
  return (
    <div className={styles.actions}>
      <Link {...toListing({ application: props.application })} className={buttonClass()}>
        {props.explore} <Icon name="arrow" />
      </Link>
      <Link to="/contact" className={buttonClass("line")}>
        {props.consult}
      </Link>
    </div>
  );
}
