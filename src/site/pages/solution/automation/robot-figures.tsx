import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { KeyFigure } from "../../../../domain/readings.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { toProduct } from "../../../components/links.ts";
import { ProductPicture } from "../../../components/product-image/product-image.tsx";
import styles from "./robot-figures.module.css";

/** The catalogue's robot, with what its specification says in single numbers. */
export type Robot = {
  id: string;
  name: string;
  category: string;
  imageUrl: string | null;
  figures: readonly KeyFigure[];
};

/** The machine that drives such a plan: its picture and its figures, all from the catalogue. */
export function RobotFigures({ robot }: { robot: Robot }) {
  const t = useContent("automation");
  return (
    <section className={styles.band} aria-labelledby="robot">
      <div className={styles.picture}>
        {/* On phones its top is the largest thing of the first screen: not one to wait for the layout. */}
        <ProductPicture name={robot.name} imageUrl={robot.imageUrl} category={robot.category} first />
      </div>
      <div className={styles.data}>
        <h2 id="robot">{t.robot.title}</h2>
        <p>{robot.name}</p>
        <dl className={styles.figures}>
          {robot.figures.map(({ label, figure, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {figure}
                <span>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <Link {...toProduct(robot.id)} className={buttonClass("go")}>
          {t.robot.view} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
