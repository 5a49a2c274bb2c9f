import type { Sounding } from "../../../domain/figures/readings.ts";
import { productPath } from "../../../urls/links.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { Pictured } from "./view.ts";
import styles from "./sound-scale.module.css";

const CONVERSATION = 60;
/** As many dB(A) as stand in one column. */
const BAND = 5;

/** What the page shows of the catalogue's sound: every stated level in dB(A), and the quietest machines. */
export type Sound = { all: readonly Sounding[]; quietMachines: readonly (Pictured & { level: number })[] };

/** The catalogue from quiet to loud, with two sounds that everybody knows. */
export function SoundScale({ all, quietMachines }: Sound) {
  const t = useContent("hospitality").sound;
  const below = all.filter(({ level }) => level < CONVERSATION).length;
  if (all.length === 0) return null;
  return (
    <div className={styles.sound}>
      <QuietMachines machines={quietMachines} />
      <h3>{t.title}</h3>
      <p className={styles.text}>{t.text(all.length, below)}</p>
      <ol className={styles.bands}>
        {bandsOf(all).map(({ from, products }) => {
          const mark = t.marks.find(({ level }) => level === from);
          return (
            <li key={from}>
              <p className={`num ${styles.level}`}>
                <span aria-hidden="true">{from}</span>
                <span className="unseen">{t.band(from, from + BAND - 1)}</span>
              </p>
              {mark ? <p className={styles.mark}>{mark.name}</p> : null}
              <ul>
                {products.map(({ id, name, level }) => (
                  <li key={id}>
                    <Link
                      href={productPath(id)}
                      className="num"
                      data-lit={level < CONVERSATION || undefined}
                      aria-label={t.product(name, level)}
                    >
                      {level}
                      <span>{name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The columns of the scale, the empty ones between included; the quietest product at the foot of each. */
function bandsOf(all: readonly Sounding[]): { from: number; products: readonly Sounding[] }[] {
  const bandOf = ({ level }: Sounding) => Math.floor(level / BAND) * BAND;
  const bands = all.map(bandOf);
  const first = Math.min(...bands);
  const count = (Math.max(...bands) - first) / BAND + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * BAND;
    return { from, products: all.filter((product) => bandOf(product) === from) };
  });
}

function QuietMachines({ machines }: { machines: Sound["quietMachines"] }) {
  const t = useContent("hospitality").sound;
  const { decibels } = useContent("industry");
  if (machines.length === 0) return null;
  return (
    <>
      <h3>{t.quietest}</h3>
      <ul className={styles.machines}>
        {machines.map(({ id, level, ...product }) => (
          <li key={id}>
            <div>
              <ProductImage {...product} />
            </div>
            <p className="num">
              <b>{level}</b> {decibels}
            </p>
            <Link href={productPath(id)}>
              <CatalogueText>{product.name}</CatalogueText>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
