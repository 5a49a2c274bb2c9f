import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { type HomeCategory, homeCategories } from "../../../domain/home-categories.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { Reveal } from "../../components/reveal/reveal.tsx";
import { useBesideTree, useCategories } from "../../layout/use-categories.ts";
import { toCategory } from "../../components/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { BesideTree } from "../../components/catalogue-bar/beside-tree.tsx";
import { categoryScene } from "../../components/banner-image/banner-names.ts";
import { coverSizes } from "../../../urls/images.ts";
import { ScenePicture } from "../../components/banner-image/banner-image.tsx";
import styles from "./categories.module.css";

/** How wide the picture of the plate at this place stands: on wide screens, on tablets, on phones. */
function pictureSizes(place: number): string {
  if (place === 1) {
    return `(min-width: 960px) ${coverSizes("57vw", "660px")}, (min-width: 600px) 100vw, ${coverSizes("100vw", "80vw")}`;
  }
  const wide = place === 2 || place === 5;
  const plate = wide ? coverSizes("min(58vw, 747px)", "475px") : coverSizes("min(42vw, 533px)", "300px");
  return `(min-width: 960px) ${plate}, (min-width: 600px) 56vw, ${coverSizes("100vw", "62.5vw")}`;
}

/** The product categories (R2.9): plates of one ruled sheet, the first the largest. */
export function Categories() {
  const t = useContent("home");
  const plates = homeCategories(useCategories());
  const beside = useBesideTree();
  const products = plates.reduce((sum, { productCount }) => sum + productCount, 0);
  const words = t.categories;
  if (plates.length === 0 && beside.length === 0) return null;
  return (
    <section className={styles.categories}>
      <div className="page">
        <SectionHead aside={plates.length > 0 ? words.total(products, plates.length) : undefined}>
          <h2>{words.title}</h2>
        </SectionHead>
      </div>
      <div className={styles.grid}>
        {plates.map((plate, index) => (
          <Reveal key={plate.name} className={styles.cell}>
            <Plate plate={plate} place={index + 1} />
          </Reveal>
        ))}
      </div>
      <div className="page">
        <BesideTree beside={beside} total={beside.reduce((sum, { count }) => sum + count, products)} />
      </div>
    </section>
  );
}

/** `place` is its place on the sheet, from 1, which decides how wide its picture stands. */
function Plate({ plate, place }: { plate: HomeCategory; place: number }) {
  const t = useContent("home");
  const hueOf = useHue();
  const { number, key, name, description, productCount, subcategories, more } = plate;
  const words = t.categories;
  const scene = categoryScene(key);
  return (
    <article className={styles.card}>
      {scene === undefined ? null : (
        <div className={styles.frame}>
          <ScenePicture name={scene} tone="day" className={styles.picture} sizes={pictureSizes(place)} />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.title}>
          <h3>
            <Link {...toCategory(key)}>{name}</Link>
          </h3>
          <p className={styles.count}>
            <span className={`num ${styles.figure}`}>{productCount}</span>{" "}
            <small>{words.products(productCount)}</small>
          </p>
          {/* One tick a product at one pitch on all plates, so that their lengths can be compared. */}
          <i
            className={styles.ticks}
            style={{ "--ticks": productCount, "--hue": hueOf(number) }}
            aria-hidden="true"
          />
          <p>{description}</p>
        </div>
        <div className={styles.index}>
          <ul>
            {subcategories.map((subcategory) => (
              <li key={subcategory.name}>
                <Link {...toCategory(key, subcategory.key)}>
                  {subcategory.name}
                  <span className="num">{subcategory.count}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.end}>
            <Link {...toCategory(key)} className={buttonClass("go")}>
              <span>
                {words.viewAll}
                <span className="unseen">{words.in(name)}</span>
              </span>
              <Icon name="arrow" />
            </Link>
            {more > 0 ? <span>{words.more(more)}</span> : null}
          </div>
        </div>
      </div>
    </article>
  );
}
