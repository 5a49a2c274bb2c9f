import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { ProductCard } from "../../../../domain/product-card.ts";
import { FLOOR_CATEGORY } from "../../../../domain/themes.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { toListing } from "../../../components/links.ts";
import { coverSizes } from "../../../../urls/images.ts";
import { ScenePicture } from "../../../components/banner-image/banner-image.tsx";
import { ThemeProducts } from "../solution-products.tsx";
import { DepthCards } from "./depth-cards.tsx";
import { type MachineOf, SampleBoard } from "./sample-board.tsx";
import styles from "./floor-care-page.module.css";

type Props = { machines: MachineOf | null; cards: readonly ProductCard[] | null; matching: number };

/** As high as the words beside it; on small screens the whole picture. */
const SCENE_SIZES = `(min-width: 960px) ${coverSizes("62vw", "472px")}, 100vw`;

/** Floor care: six floors as samples, the work by its depth, six products. */
export function FloorCarePage({ machines, cards, matching }: Props) {
  const t = useContent("floorCare");
  return (
    <>
      <div className={`page ${styles.top}`}>
        <h1>{t.title}</h1>
        <p className="lede">{t.lede}</p>
      </div>
      <SampleBoard machines={machines} />
      <DepthCards />
      <ThemeProducts title={t.products} count={matching} cards={cards} placeholders={6}>
        <p className={styles.all}>
          <Link {...toListing({ category: FLOOR_CATEGORY })} className={buttonClass("line")}>
            {t.all} <Icon name="arrow" />
          </Link>
        </p>
      </ThemeProducts>
      <section className={styles.close} aria-labelledby="close">
        <div className={styles.words}>
          <h2 id="close">{t.close.title}</h2>
          <p className="lede">{t.close.text}</p>
          <Link to="/contact" className={buttonClass()}>
            {t.ask} <Icon name="arrow" />
          </Link>
        </div>
        <ScenePicture name="floor-care" tone="day" className={styles.scene} sizes={SCENE_SIZES} />
      </section>
    </>
  );
}
