import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { useContent } from "../../components/content.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./services.module.css";

/** The three services with what each includes; the footer's link leads here (R1.19). */
export function Services() {
  const about = useContent("about");
  const home = useContent("home");
  const { title, lead, contents, ask } = about.services;
  return (
    <section id="services" className={styles.services}>
      <div className="page">
        <SectionHead aside={lead}>
          <h2>{title}</h2>
        </SectionHead>
        <ol className={styles.contents}>
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
        <Link to={PAGES.contact.path} className={buttonClass("line")}>
          {ask} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

/** The four "Why Choose Us" items (R9.2): figure, unit, and what it means. */
export function Reasons() {
  const t = useContent("about");
  const { title, items } = t.reasons;
  return (
    <section className={`page ${styles.reasons}`}>
      <SectionHead>
        <h2>{title}</h2>
      </SectionHead>
      <ul>
        {items.map(({ figure, unit, title: heading, text }) => (
          <li key={heading}>
            <p className={styles.reading}>
              <bdi className="num">{figure}</bdi> <span>{unit}</span>
            </p>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
