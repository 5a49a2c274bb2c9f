import type { Ref } from "react";
import { toldOn } from "../../../domain/figures/figure-scale.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { CompareBox } from "../../components/comparison/compare-box.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { categoryPath, comparisonPath, pagePath, productPath } from "../../../urls/links.ts";
import { BrandBadge } from "../../components/brand-logo/brand-badge.tsx";
import { WhatsAppLink } from "../../components/contact/whatsapp-link.tsx";
import { CatalogueText, ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { Figures } from "../../components/product-card/figures.tsx";
import { useLastListing } from "../listing/parameters.ts";
import { useSheetPath } from "./documents.tsx";
import type { ProductView } from "./view.ts";
import { AddToQuote } from "../../components/quote-list/add-link.tsx";
import styles from "./summary.module.css";

/** So many letters of a heading have room on a phone of 360 px. */
const LONGEST_PART = 15;

type SummaryProps = { view: ProductView; actions: Ref<HTMLDivElement> };

/** Brand, name, article number, category, description, versions, the two actions, features, and the link back. */
export function ProductSummary({ view, actions }: SummaryProps) {
  const t = useContent("product");
  const shared = useContent("shared");
  const { product, family, card } = view;
  const lastListing = useLastListing();
  const sheet = useSheetPath(view);
  return (
    <div className={styles.summary}>
      <BrandBadge brand={card.brandName} />
      <h1 data-long={product.name.length > 60 || undefined}>
        <ProductName longest={LONGEST_PART}>{product.name}</ProductName>
      </h1>
      {product.serialNumber === null ? null : (
        <p className={styles.article}>
          {t.article} <span className="num">{product.serialNumber}</span>
        </p>
      )}
      <Succession relatives={view.relatives} />
      <CategoryLine view={view} />
      {/* Small screens have no room for them large. */}
      <div className={styles.figures} data-count={view.figures.length}>
        <Figures
          figures={view.figures.map(({ figure, scale }) => ({ ...figure, told: toldOn(figure, scale) }))}
        />
      </div>
      {family.length === 0 ? null : <Versions family={family} id={product.id} />}
      <Words product={product} />
      <div ref={actions} className={styles.actions}>
        <Link href={pagePath("quote", { product: product.id })} className={buttonClass()}>
          {t.requestQuote} <Icon name="arrow" />
        </Link>
        <Link href={pagePath("contact", { product: product.id })} className={buttonClass("line")}>
          {t.contactExpert}
        </Link>
        <AddToQuote
          key={product.id}
          id={product.id}
          articleNumber={product.serialNumber}
          className={buttonClass("line")}
        />
        <div className={styles.choose}>
          <CompareBox id={product.id} />
        </div>
      </div>
      <div className={styles.end}>
        <Link href={pagePath("listing", lastListing)} className={buttonClass("go")}>
          <Icon name="back" /> {t.back}
        </Link>
        <div className={styles.chooseBelow}>
          <CompareBox id={product.id} />
        </div>
        <button
          type="button"
          className={`${buttonClass("go")} ${styles.print}`}
          onClick={() => window.print()}
        >
          <Icon name="print" /> {t.print}
        </button>
        <WhatsAppLink about={product.serialNumber ?? product.name} className={buttonClass("go")} />
        <a href={sheet} className={buttonClass("go")} type="application/pdf" aria-label={t.sheet.link}>
          <Icon name="document" /> PDF
        </a>
        <SafetySheet documents={view.documents} />
        <Link href={comparisonPath([product.id])} className={`${buttonClass("go")} ${styles.compare}`}>
          {shared.compare.compare}
        </Link>
      </div>
    </div>
  );
}

/** The safety data sheet, where there is one: the first that a hygienist asks for. */
function SafetySheet({ documents }: Pick<ProductView, "documents">) {
  const { types } = useContent("product").documents;
  const { tag } = useLanguageContent();
  const sheets = documents.filter(({ type }) => type === "safety data sheet");
  const sheet = sheets.find(({ language }) => language === tag) ?? sheets[0];
  return sheet ? (
    <a href={sheet.href} className={buttonClass("go")} hrefLang={sheet.language}>
      <Icon name="document" /> {types["safety data sheet"]}
    </a>
  ) : null;
}

/** Description and features: beside the rest on tablets; elsewhere the features stand below the actions. */
function Words({ product }: Pick<ProductView, "product">) {
  const t = useContent("product");
  if (product.description === "" && product.features.length === 0) return null;
  return (
    <div className={styles.words}>
      {product.description === "" ? null : (
        <p className={styles.description}>
          <CatalogueText>{product.description}</CatalogueText>
        </p>
      )}
      {product.features.length === 0 ? null : (
        <div className={styles.features} id="features">
          <h2>{t.features}</h2>
          <ul>
            {product.features.map((feature) => (
              <li key={feature}>
                <CatalogueText>{feature}</CatalogueText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What the product was replaced by, and what it replaced. */
function Succession({ relatives: { successor, replaced } }: Pick<ProductView, "relatives">) {
  const t = useContent("product").fitsWith;
  const lines = [
    ...(successor ? [{ label: t.replacedBy, ...successor }] : []),
    ...replaced.map((former) => ({ label: t.replaces, ...former })),
  ];
  return lines.map(({ label, id, name }) => (
    <p key={id} className={styles.succession}>
      {label} <Link href={productPath(id)}>{name}</Link>
    </p>
  ));
}

/** The category's number in its hue, its name, and the product's number in the catalogue. */
function CategoryLine({ view: { placement } }: { view: ProductView }) {
  const hueOf = useHue();
  const { category, categoryKey, subcategory, subcategoryKey, inTree, number } = placement;
  const address = inTree ? categoryPath(categoryKey, subcategoryKey) : pagePath("listing", { category });
  return (
    <p className={styles.category}>
      {number === null ? null : (
        <b className="num" style={{ background: hueOf(number.category) }} aria-hidden="true">
          {number.category}
        </b>
      )}
      <Link href={address}>{subcategory ?? category}</Link>
      {number === null ? null : <span className="num">{number.text}</span>}
    </p>
  );
}

/**
 * How many equal cells a row of so many labels has, where letters of 7 px and the cell's edges fit this width. Rather than
 * that the last stands alone in its row, longer labels go over two lines.
 */
function perRow(labels: readonly string[], width: number): number {
  const { length } = labels;
  const widest = Math.max(...labels.map((label) => label.length)) * 7 + 18;
  const most = Math.max(1, Math.floor(width / widest));
  let count = Math.ceil(length / Math.ceil(length / most));
  while (count > 1 && length % count === 1) count += 1;
  return count;
}

/** The sizes, grits or colours that a product comes in, as cells of which its own is filled. */
function Versions({ family, id }: Pick<ProductView, "family"> & { id: string }) {
  const t = useContent("product");
  const labels = family.map(({ label }) => label);
  return (
    <div className={styles.versions}>
      <h2 id="versions">{t.versions}</h2>
      <ul
        aria-labelledby="versions"
        style={{ "--per-row": perRow(labels, 420), "--per-narrow-row": perRow(labels, 340) }}
      >
        {family.map(({ id: member, label }) => (
          <li key={member} dir="auto">
            {member === id ? (
              <span aria-current="true">{label}</span>
            ) : (
              <Link href={productPath(member)}>{label}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
