import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { productPath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { AskedAddress, MeantAddress } from "../../components/not-found/address.tsx";
import { Addresses, MissingPage, MissingPicture } from "../../components/not-found/missing-page.tsx";
import { SearchForm } from "../../components/not-found/search-form.tsx";
import { ProductCard } from "../../components/product-card/product-card.tsx";
import type { MissingProduct } from "./missing-view.ts";
import styles from "./missing.module.css";

const NOTHING: MissingProduct = { meant: null, cards: [] };

/** The page of an id that the catalogue does not have (R4.6): a search for its words, and what is nearest to it. */
export function ProductNotFound({ id, near = NOTHING }: { id: string; near?: MissingProduct | undefined }) {
  const t = useContent("product").notFound;
  const { asked, meant } = useContent("shared").address;
  return (
    <MissingPage beside={<Nearest near={near} />}>
      <div className={styles.title}>
        <h1>{t.title}</h1>
        <p className="lede">{t.text}</p>
        <Link href={PAGES.listing.path} className={buttonClass()}>
          {t.browse} <Icon name="arrow" />
        </Link>
      </div>
      <LookUp id={id} />
      <Addresses
        lines={[
          [asked, <AskedAddress key="asked" folder="/products/" part={id} />],
          ...(near.meant === null
            ? []
            : [
                [
                  meant,
                  <Link key="meant" href={productPath(near.meant)}>
                    <MeantAddress folder="/products/" asked={id} part={near.meant} />
                  </Link>,
                ] as const,
              ]),
        ]}
      />
    </MissingPage>
  );
}

function Nearest({ near: { meant, cards } }: { near: MissingProduct }) {
  const t = useContent("product").notFound;
  if (cards.length === 0) return <MissingPicture name="tools" />;
  return (
    <section className={styles.cards} aria-labelledby="nearest">
      <h2 id="nearest" className={meant === null ? styles.nearest : "unseen"}>
        {t.nearest}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} eager heading="h3" />
          </li>
        ))}
      </ul>
    </section>
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
