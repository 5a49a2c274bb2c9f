import { type RefObject, useEffect, useRef, useState } from "react";
import { type Brand, displayNameOf } from "../../../domain/product/brand.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BrandLogo } from "../../components/brand-logo/brand-logo.tsx";
import { useContent } from "../../components/content.tsx";
import { DataSheetFoot, DataSheetHead } from "../../components/data-sheet/data-sheet.tsx";
import { Link } from "../../components/link.tsx";
import { pagePath, productPath } from "../../../urls/links.ts";
import { ProductGrid } from "../../components/product-card/product-grid.tsx";
import { Documents } from "./documents.tsx";
import { FitsWith } from "./fits-with.tsx";
import { ProductGallery } from "./gallery.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { RecentlySeen } from "./recently-seen.tsx";
import { SameRange } from "./same-range.tsx";
import { SpecificationTable, WhyChoose } from "./specification.tsx";
import { ProductSummary } from "./summary.tsx";
import type { ProductView } from "./view.ts";
import { AddToQuote } from "../../components/quote-list/add-link.tsx";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import styles from "./page.module.css";

/**
 * A product's page: gallery and summary, key figures, specification, documents, what fits with it, its range, reasons,
 * brand, related products and those seen before. On paper it is a data sheet.
 */
export function ProductPage({ view }: { view: ProductView }) {
  const t = useContent("product");
  const { group, cards } = view.related;
  const actions = useRef<HTMLDivElement>(null);
  return (
    <article className={styles.product}>
      <DataSheetHead path={productPath(view.product.id)} article={view.product.serialNumber} />
      <div className={styles.opening}>
        <ProductGallery key={view.product.id} view={view} />
        <ProductSummary view={view} actions={actions} />
      </div>
      <FirstScreenEnd>
        <KeyFigures figures={view.figures} />
        <SpecificationTable lines={view.specification} />
        <Documents view={view} />
        <FitsWith relatives={view.relatives} />
        {view.range === null ? null : <SameRange range={view.range} id={view.product.id} />}
        <WhyChoose isMachine={view.isMachine} />
        {view.brand === null ? null : <BrandBox brand={view.brand} />}
        {cards.length === 0 ? null : (
          <section className={`page ${styles.related}`} aria-labelledby="related">
            <h2 id="related">{t.related(group)}</h2>
            <ProductGrid cards={cards} label={t.related(group)} heading="h3" />
          </section>
        )}
        <RecentlySeen id={view.product.id} />
        <StickyActions product={view.product} instead={actions} />
        <DataSheetFoot />
      </FirstScreenEnd>
    </article>
  );
}

/** The brand's logo, what it stands for, and its products. */
function BrandBox({ brand }: { brand: Brand }) {
  const t = useContent("product");
  const name = displayNameOf(brand);
  return (
    <section className={styles.brand} aria-labelledby="brand">
      <div className={`page grid ${styles.brandRow}`}>
        <div className={styles.brandLogo} aria-hidden="true">
          <BrandLogo name={name} logo={brand.logoUrl} />
        </div>
        <div className={styles.aboutBrand}>
          <h2 id="brand">{t.about(name)}</h2>
          {brand.description ? <p>{brand.description}</p> : null}
        </div>
        <Link
          href={pagePath("listing", { brand: brand.name })}
          className={`${buttonClass("go")} ${styles.brandProducts}`}
        >
          {t.brandProducts(name)} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

/** Whether an element has left the window at its top; never while it isn't displayed. */
function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watching = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    if (element.current) watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return isPast;
}

type StickyProps = Pick<ProductView, "product"> & { instead: RefObject<HTMLElement | null> };

/** The actions at the bottom of the screen: always on small ones, on large ones once those they stand for are past. */
function StickyActions({ product: { id, name, serialNumber }, instead }: StickyProps) {
  const t = useContent("product");
  const isShown = useScrolledPast(instead);
  return (
    <div className={styles.stickyActions} data-shown={isShown || undefined}>
      <p aria-hidden="true">
        <b>{name}</b> <span className="num">{serialNumber}</span>
      </p>
      <Link href={pagePath("quote", { product: id })} className={buttonClass()}>
        {t.requestQuote} <Icon name="arrow" />
      </Link>
      <Link href={pagePath("contact", { product: id })} className={buttonClass("line")}>
        {t.contactExpert}
      </Link>
      <AddToQuote key={id} id={id} articleNumber={serialNumber} className={buttonClass("line")} />
    </div>
  );
}

/** A product's page while its details load (R4.7). */
export function ProductLoading() {
  const t = useContent("product");
  return (
    <div className={styles.opening} role="status" aria-busy="true">
      <div className={styles.loadingImage} />
      <p className={styles.loadingText}>{t.loading}</p>
    </div>
  );
}
