import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./service-contents.module.css";

/** The three services with what each includes; the footer's link leads here (R1.19). */
export function ServiceContents() {
  const about = useContent("about");
  const home = useContent("home");
  const { title, lead, contents, ask } = about.services;
  return (
    <section id="services" className={styles.services}>
      <div className="page">
        <SectionHead aside={lead}>
          <h2>{title}</h2>
        </SectionHead>
        <ol className={styles.sheet}>
          {contents.map(({ id, text, includes }) => (
            <li key={id} id={id}>
              <h3>{home.services.highlights.find((highlight) => highlight.id === id)?.title}</h3>
              <p>{text}</p>
              <ul>
                {includes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <Link to="/contact" className={buttonClass("line")}>
          {ask} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
