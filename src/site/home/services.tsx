import { Link } from "@tanstack/react-router";
import { homeWords } from "../../content/en/home.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { Arrival } from "../arrival/arrival.tsx";
import { ScenePicture } from "../scene/scene-picture.tsx";
import { ServiceDrawing } from "./service-drawing.tsx";
import styles from "./services.module.css";

/** The frame is as high as the words beside it and shows the middle of a picture of that height. */
const PICTURE_SIZES = "(min-width: 960px) 1280px, max(100vw, 534px)";

/** The three service highlights (spec §1, §3) as ruled rows beside the workshop, which bleeds off the page. */
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
      <ScenePicture name="workshop" tone="day" className={styles.picture} sizes={PICTURE_SIZES} />
    </section>
  );
}
