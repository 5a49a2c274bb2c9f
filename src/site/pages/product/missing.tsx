import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { productPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { AskedAddress, MeantAddress } from "../../components/not-found/address.tsx";
import { CatalogueIndex } from "../../components/not-found/catalogue-index.tsx";
import { SearchForm } from "../../components/not-found/search-form.tsx";
import { ProductCard } from "../../components/product-card/product-card.tsx";
import type { MissingProduct } from "./missing-view.ts";
import styles from "./missing.module.css";

const NOTHING: MissingProduct = { meant: null, cards: [] };

/** The page of an id that the catalogue does not have (R4.6): what is nearest to it, a search, and the whole catalogue. */
export function ProductNotFound({ id, near = NOTHING }: { id: string; near?: MissingProduct | undefined }) {
  const t = useContent("product").notFound;
  return (
    <div className={`page ${styles.missing}`}>
      <div className={styles.sheet} data-empty={near.cards.length === 0 || undefined}>
        <div className={styles.place}>
          <div className={styles.text}>
            <h1>{t.title}</h1>
            <p className="lede">{t.text}</p>
            <Link href={PAGES.listing.path} className={buttonClass()}>
              {t.browse} <Icon name="arrow" />
            </Link>
          </div>
          <BannerImage
            name="tools"
            silent
            tone="light"
            className={styles.picture}
            sizes="(min-width: 960px) 50vw, 100vw"
          />
        </div>
        <Nearest id={id} near={near} />
      </div>
      {near.cards.length === 0 ? null : <LookUp id={id} />}
      <CatalogueIndex />
    </div>
  );
}

function Nearest({ id, near: { meant, cards } }: { id: string; near: MissingProduct }) {
  const t = useContent("product").notFound;
  const { asked, meant: meantLabel } = useContent("shared").address;
  return (
    <div className={styles.near}>
      <dl className={styles.addresses}>
        <div>
          <dt>{asked}</dt>
          <dd>
            <AskedAddress folder="/products/" part={id} />
          </dd>
        </div>
        {meant === null ? null : (
          <div>
            <dt>{meantLabel}</dt>
            <dd>
              <Link href={productPath(meant)}>
                <MeantAddress folder="/products/" asked={id} part={meant} />
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {cards.length === 0 ? (
        <LookUp id={id} />
      ) : (
        <section className={styles.cards} aria-labelledby="nearest">
          <h2 id="nearest" className={meant === null ? styles.nearest : "unseen"}>
            {t.nearest}
          </h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} eager />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A search that is filled with the words of the address. */
function LookUp({ id }: { id: string }) {
  const t = useContent("product").notFound;
  return (
    <section className={styles.search} aria-labelledby="look-up">
      <h2 id="look-up">{t.lookUp}</h2>
      <SearchForm initial={wordsOf(id)} />
      <p className="small">{t.searchHint}</p>
      <Link href={PAGES.contact.path} className={buttonClass("go")}>
        {t.send} <Icon name="arrow" />
      </Link>
    </section>
  );
}

/** The words of an id, as one would search for them. */
function wordsOf(id: string): string {
  return id.replaceAll(/[-_+\s]+/g, " ").trim();
}

/** The data of a not-found is of no known type; this one's is. */
export function isMissingProduct(data: unknown): data is MissingProduct {
  return typeof data === "object" && data !== null && "meant" in data && "cards" in data;
}
