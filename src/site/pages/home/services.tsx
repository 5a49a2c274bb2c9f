import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { Arrival } from "../../components/reveal/reveal.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { ScenePicture } from "../../components/banner-image/banner-image.tsx";
import { ServiceDrawing } from "./service-drawing.tsx";
import styles from "./services.module.css";

/** A column as high as the words beside it; on small screens a block above them. */
const PICTURE_SIZES = `(min-width: 960px) ${coverSizes("33vw", "720px")}, ${coverSizes("100vw", "300px")}`;

/** The three service highlights (R2.12) as ruled rows beside the workshop, which bleeds off the page. */
export function Services() {
  const t = useContent("home");
  const { title, highlights, more } = t.services;
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
