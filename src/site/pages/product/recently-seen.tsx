import { getRouteApi } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProductCard } from "../../../domain/product/product-card.ts";
import { productPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { loadView } from "../../load-view.ts";
import { rememberSeen } from "./seen-products.ts";
import styles from "./recently-seen.module.css";

const root = getRouteApi("__root__");

/** The products that this browser showed last, without this one; nothing before scripts run. */
export function RecentlySeen({ id }: { id: string }) {
  const t = useContent("product");
  const end = useRef<HTMLDivElement>(null);
  const cards = useSeenCards(id, end);
  return (
    <div ref={end}>
      {cards.length === 0 ? null : (
        <section className={`page ${styles.seen}`} aria-labelledby="seen">
          <h2 id="seen">{t.seen}</h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <div className={styles.image}>
                  <ProductImage
                    name={card.name}
                    imageUrl={card.imageUrl}
                    category={card.category}
                    subcategory={card.subcategory}
                    use="row"
                  />
                </div>
                <p>
                  <Link href={productPath(card.id)}>
                    <CatalogueText>{card.name}</CatalogueText>
                  </Link>
                  {card.articleNumber === null ? null : (
                    <span className={`num ${styles.article}`}>{card.articleNumber}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Their cards, loaded when the end of the page comes near. What the catalogue no longer has is left out. */
function useSeenCards(id: string, end: RefObject<HTMLElement | null>): ProductCard[] {
  const { locale, prefix } = useLanguageContent();
  const { viewsInBrowser: inBrowser } = root.useLoaderData();
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    const ids = rememberSeen(id);
    setCards([]);
    if (ids.length === 0 || !end.current) return undefined;
    let isGone = false;
    const load = async () => {
      const views = ids.map((seen) =>
        loadView(
          "product",
          { id: seen },
          locale,
          // Of several products the lists are the shorter answer.
          inBrowser ? null : { href: prefix + productPath(seen), inBrowser },
        ).then(
          ({ card }) => [card],
          () => [],
        ),
      );
      const loaded = (await Promise.all(views)).flat();
      if (!isGone) setCards(loaded);
    };
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watching.disconnect();
        void load();
      },
      { rootMargin: "600px" },
    );
    watching.observe(end.current);
    return () => {
      isGone = true;
      watching.disconnect();
    };
  }, [id, end, locale, prefix, inBrowser]);
  return cards;
}
