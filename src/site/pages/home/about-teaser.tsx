import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./about-teaser.module.css";

/** The year at poster size, cut by the section that follows, and the way to the story (R2.11). */
export function AboutTeaser() {
  const t = useContent("home");
  const { year, title, text, stats, discover } = t.about;
  return (
    <section className={styles.about}>
      <div className={`page grid ${styles.inner}`}>
        <p className={styles.poster}>{year}</p>
        <div className={styles.text}>
          <h2>{title}</h2>
          <p>{text}</p>
          <dl>
            {stats.map(({ label, value }) => (
              <div key={label}>
                <dt className="small">{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Link to="/about" className={buttonClass("line")}>
            {discover} <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
