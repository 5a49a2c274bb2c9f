import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { HeroFilm } from "./hero-film.tsx";
import styles from "./hero.module.css";

/** The page's opening: headline and two buttons over the film, tagline and stats in a ruled strip under it (R2.2, R2.3). */
export function Hero() {
  const t = useContent("home");
  const { headline, tagline, stats, explore, consult } = t.hero;
  return (
    <section className={`night ${styles.hero}`}>
      <HeroFilm />
      <div className={`page ${styles.words}`}>
        {/* The spaces keep the lines apart where the heading is read as one text. */}
        <h1>
          {headline.map((line, index) => (
            <span key={line}>
              {index > 0 ? " " : ""}
              {line}
            </span>
          ))}
        </h1>
        <div className={styles.actions}>
          <Link to="/solutions" className={buttonClass()}>
            {explore} <Icon name="arrow" />
          </Link>
          <Link to="/contact" className={buttonClass("line")}>
            {consult}
          </Link>
        </div>
      </div>
      <div className={`page grid ${styles.strip}`}>
        <p>{tagline}</p>
        <dl>
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
