import { Fragment, type ReactNode } from "react";
import { inUnit, ownUnit } from "../../../domain/figures/figure-units.ts";
import type { Figure } from "../../../domain/figures/figures.ts";
import type { MatchedPart } from "../../../domain/search/matched-part.ts";
import type { SuggestedProduct } from "../../../domain/search/suggestions.ts";
import { Icon } from "../../../ui/icon.tsx";
import { brandColour } from "../brand-logo/brand-badge.tsx";
import { CatalogueText, ProductName } from "../catalogue-text/catalogue-text.tsx";
import { NumberTab } from "../catalogue-bar/number-tab.tsx";
import { useContent, useLanguageContent } from "../content.tsx";
import { unitText, valueText } from "../product-card/figure-text.ts";
import { ProductImage } from "../product-image/product-image.tsx";
import styles from "./suggestion-list.module.css";

type Parts = readonly NonNullable<MatchedPart>[];

/** A text with the parts, in order, that the search matched. */
function Marked({ text, parts }: { text: string; parts: Parts }) {
  return (
    <>
      {parts.map(([from, to], index) => (
        <Fragment key={from}>
          <CatalogueText>{text.slice(parts[index - 1]?.[1] ?? 0, from)}</CatalogueText>
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      <CatalogueText>{text.slice(parts.at(-1)?.[1] ?? 0)}</CatalogueText>
    </>
  );
}

/** Of the parts of a text those within so many letters from this one on, counted from there. */
function within(parts: Parts, at: number, { length }: string): Parts {
  return parts
    .map(([from, to]) => [Math.max(from - at, 0), Math.min(to - at, length)] as const)
    .filter(([from, to]) => from < to);
}

const drawMarked = (matches: Parts) => (part: string, at: number) => (
  <Marked text={part} parts={within(matches, at, part)} />
);

/** A product in one line: picture, article number, name, and two figures at its end. */
export function ProductOption({ product }: { product: SuggestedProduct }) {
  const { name, nameMatches, articleNumber, numberMatch, figures, ...image } = product;
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        <ProductImage {...image} name={name} use="row" eager />
      </span>
      <span className={`num ${styles.number}`}>
        {articleNumber === null ? null : (
          <Marked text={articleNumber} parts={numberMatch ? [numberMatch] : []} />
        )}
      </span>
      <span className={styles.name}>
        <ProductName draw={drawMarked(nameMatches)}>{name}</ProductName>
      </span>
      <span className={`num ${styles.figures}`}>
        <FigureLine figures={figures} />
      </span>
    </>
  );
}

/** Figures as a text: "460 mm, 8 L", "pH 7.5, 1:20". */
function FigureLine({ figures }: { figures: readonly Figure[] }) {
  const t = useContent("shared").figures;
  const { locale } = useLanguageContent();
  return figures
    .map(({ key, name, value, counted }) => {
      const unit = ownUnit(value);
      const number = valueText(inUnit(value, unit), locale, t.choices);
      const after = counted || unitText(unit);
      // A bare number says nothing without its name, nor a length without what is so long.
      const isBare = after === "" && /^\d/.test(number) && unit !== "1:";
      const before = isBare || key === "length" ? t.names[name] : "";
      return [before, number, after].filter(Boolean).join("\u00a0");
    })
    .join(", ");
}

type PlaceProps = { name: string; matches: Parts; kind?: string; number?: number; count?: number };

/** A category behind its number, a brand behind its colour, or a page; at the end how many products it has. */
export function PlaceOption({ name, matches, kind, number, count }: PlaceProps) {
  return (
    <>
      {number === undefined ? null : <NumberTab number={number} className={styles.tab} />}
      {kind === "brand" ? (
        <span className={styles.brand} style={{ background: brandColour(name) }} aria-hidden="true" />
      ) : null}
      <span className={styles.name}>
        <Marked text={name} parts={matches} />
      </span>
      {count === undefined ? <Icon name="arrow" /> : <span className={`num ${styles.count}`}>{count}</span>}
    </>
  );
}

export function AllOption({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <Icon name="arrow" />
    </>
  );
}
