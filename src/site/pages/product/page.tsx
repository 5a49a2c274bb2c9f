import { Link } from "@tanstack/react-router";
import { company } from "../../../content/company.ts";
import { type Brand, displayNameOf } from "../../../domain/brand.ts";
import type { MarkedGroup } from "../../../domain/catalogue-bar.ts";
import type { ProductCard } from "../../../domain/product-card.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BrandLogo } from "../../components/brand-logo/brand-logo.tsx";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { Marks } from "../../components/catalogue-bar/marks.tsx";
import { useContent } from "../../components/content.tsx";
import { toCategory, toContact, toListing, toQuote } from "../../../urls/links.ts";
import { ProductGrid } from "../../components/product-card/product-grid.tsx";
import { KeyFigures, SpecificationTable, WhyChoose } from "./specification.tsx";
import { ProductGallery } from "./gallery.tsx";
import { ProductSummary } from "./summary.tsx";
import type { ProductView } from "./view.ts";
import errorStyles from "../../layout/error-pages.module.css";
import styles from "./page.module.css";

/** A product's page: gallery and summary, key figures, specification, reasons, brand, related products. */
export function ProductPage({ view }: { view: ProductView }) {
  const t = useContent("product");
  const group = view.placement.subcategory ?? view.placement.category;
  return (
    <article>
      <div className={styles.opening}>
        <ProductGallery view={view} />
        <ProductSummary view={view} />
      </div>
      <KeyFigures figures={view.figures} />
      <SpecificationTable view={view} />
      <WhyChoose />
      {view.brand === null ? null : <BrandBox brand={view.brand} />}
      {view.card.place === null ? null : <CataloguePosition bar={view.bar} place={view.card.place} />}
      {view.related.length === 0 ? null : (
        <section className={`page ${styles.related}`} aria-labelledby="related">
          <h2 id="related">{t.related(group)}</h2>
          <ProductGrid cards={view.related} label={t.related(group)} />
        </section>
      )}
      <StickyActions id={view.product.id} />
      <PrintFooter />
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
          {...toListing({ brand: brand.name })}
          className={`${buttonClass("go")} ${styles.brandProducts}`}
        >
          {t.brandProducts(name)} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

type PositionProps = { bar: readonly MarkedGroup[]; place: NonNullable<ProductCard["place"]> };

/** The catalogue bar with this product's mark highlighted. */
function CataloguePosition({ bar, place }: PositionProps) {
  const t = useContent("product");
  const hueOf = useHue();
  return (
    <nav className={`page ${styles.position}`} aria-label={t.position}>
      <p className="num">{t.inCatalogue(place.text)}</p>
      <div className={styles.positionBar}>
        {bar.map((group, index) => (
          <Link
            key={group.name}
            {...(group.inTree ? toCategory(group.key) : toListing({ category: group.name }))}
            className={styles.group}
            style={{ flexGrow: group.marks, "--hue": hueOf(index + 1) }}
          >
            <Marks group={group} tall />
            <span className="num">
              {index + 1} <span className="unseen">{group.name}</span>
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The two actions on phones, which stay at the bottom of the screen. */
function StickyActions({ id }: { id: string }) {
  const t = useContent("product");
  return (
    <div className={styles.stickyActions}>
      <Link {...toQuote(id)} className={buttonClass()}>
        {t.requestQuote} <Icon name="arrow" />
      </Link>
      <Link {...toContact(id)} className={buttonClass("line")}>
        {t.contactExpert}
      </Link>
    </div>
  );
}

/** The company's name and contacts in print, where the site's header and footer are hidden. */
function PrintFooter() {
  return (
    <p className={styles.printFooter}>
      <strong>{company.name}</strong>
      <span>{company.address}</span>
      <span dir="ltr">{company.phones.showroom}</span>
      <span dir="ltr">{company.phones.warehouse}</span>
      <span>{company.email}</span>
    </p>
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

/** The page of an id that the catalogue does not have (R4.6). */
export function ProductNotFound() {
  const t = useContent("product");
  const { title, text, browse } = t.notFound;
  return (
    <div className={`page ${errorStyles.message}`}>
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <Link {...toListing()} className={buttonClass()}>
          {browse} <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
