import { Link } from "@tanstack/react-router";
import { homeWords } from "../../content/en/home.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { Arrival } from "../arrival/arrival.tsx";
import { ScenePicture } from "../scene/scene-picture.tsx";
import { ServiceDrawing } from "./service-drawing.tsx";
import styles from "./services.module.css";

/** The three service highlights (spec §1, §3) as ruled rows beside a night picture that bleeds off the page. */
export function Services() {
  const { title, highlights, more } = homeWords.services;
  return (
    <section className={styles.services}>
      <div className="page grid">
        <div className={styles.text}>
          <SectionHead>
            <h2>{title}</h2>
          </SectionHead>
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight.id}>
                <Arrival className={styles.row}>
                  <ServiceDrawing name={highlight.icon} />
                  <h3>{highlight.title}</h3>
                  <p>{highlight.description}</p>
                </Arrival>
              </li>
            ))}
          </ul>
          <Link to="/about" hash="services" className={buttonClass("go")}>
            {more} <Icon name="arrow" />
          </Link>
        </div>
      </div>
      <ScenePicture name="floor-care" className={styles.picture} />
    </section>
  );
}
