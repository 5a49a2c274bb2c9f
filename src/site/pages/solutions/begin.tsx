import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { INDUSTRY_PAGES } from "../../layout/solution-pages.ts";
import type { SolutionsView } from "./view.ts";
import styles from "./begin.module.css";

type Theme = keyof SolutionsView["themes"];

/**
 * What each page shows at its head or its end, and how wide it stands on wide screens, tablets and phones (px): as high as
 * its row, it is mostly cut off. That of the chemicals is enlarged by a quarter.
 */
const PICTURES = {
  floorCare: ["floor-care", 264, 300, 420],
  vacuum: ["vacuum", 264, 300, 440],
  chemicals: ["chemicals", 330, 375, 775],
  automation: ["automation", 264, 300, 350],
  hospitality: ["hospitality", 264, 300, 310],
} as const;

/**
 * Which page answers which question: each begins with something else that a buyer knows, and the links lead to the
 * very floor, dust, stain or area.
 */
export function Begin({ themes }: { themes: SolutionsView["themes"] }) {
  const t = useContent("solutions").begin;
  const { pages } = useContent("shared").solutions;
  const floors = useContent("floorCare").samples.list;
  const classes = useContent("vacuum").classes.list;
  const { zones } = useContent("chemicals").scale;
  return (
    <section className={`page ${styles.begin}`} aria-labelledby="begin">
      <h2 id="begin">{t.title}</h2>
      <ul className={styles.rows}>
        <ThemeRow theme="floorCare" count={themes.floorCare}>
          {floors.map(({ material, name }) => (
            <Link key={material} href={`${PAGES.floorCare.path}#${material}`}>
              {name}
            </Link>
          ))}
        </ThemeRow>
        <ThemeRow theme="vacuum" count={themes.vacuum}>
          {classes.map(({ class: name, dust }) => (
            <Link key={name} href={`${PAGES.vacuum.path}#class-${name}`}>
              {t.dust(name, dust)}
            </Link>
          ))}
        </ThemeRow>
        <ThemeRow theme="chemicals" count={themes.chemicals}>
          {zones.map(({ from, takes }) => (
            <Link key={from} href={`${PAGES.chemicals.path}#ph-${from}`}>
              {takes}
            </Link>
          ))}
        </ThemeRow>
        <ThemeRow theme="automation" count={themes.automation}>
          {t.areas.map((area) => (
            <Link key={area} href={`${pagePath("finder", { area })}#machines`}>
              {t.area(area)}
            </Link>
          ))}
        </ThemeRow>
        <li>
          <Picture of="hospitality" />
          <h3>{t.rows.places.given}</h3>
          <p>{t.rows.places.get}</p>
          <div className={styles.choices}>
            {INDUSTRY_PAGES.map((page) => (
              <Link key={page} href={PAGES[page].path}>
                {pages[page]}
              </Link>
            ))}
          </div>
        </li>
      </ul>
    </section>
  );
}

function Picture({ of }: { of: keyof typeof PICTURES }) {
  const [name, onWide, onTablets, onPhones] = PICTURES[of];
  return (
    <BannerImage
      name={name}
      silent
      beside
      tone="light"
      className={`${styles.picture} ${styles[of]}`}
      sizes={`(min-width: 960px) ${onWide}px, (min-width: 600px) ${onTablets}px, ${onPhones}px`}
    />
  );
}

type RowProps = { theme: Theme; count: number; children: ReactNode };

/** What one knows, what the page makes of it, and the choices that lead into it. */
function ThemeRow({ theme, count, children }: RowProps) {
  const t = useContent("solutions").begin;
  const { pages } = useContent("shared").solutions;
  const { given, get, count: countText } = t.rows[theme];
  return (
    <li>
      <Picture of={theme} />
      <h3>{given}</h3>
      <p>{get}</p>
      <div className={styles.choices}>{children}</div>
      <Link href={PAGES[theme].path} className={styles.whole}>
        <span>
          {pages[theme]} <small className="num">{countText(count)}</small>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  );
}
