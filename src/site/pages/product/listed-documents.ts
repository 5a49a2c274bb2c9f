import { numberIn } from "../../../content/number.ts";
import { documentFormat, documentsOf, type ProductDocument } from "../../../domain/product/documents.ts";
import type { Product } from "../../../domain/product/product.ts";
import { documentPath } from "../../../urls/documents.ts";

/** A document as a row of a product's page. */
export type ListedDocument = Pick<ProductDocument, "type" | "language" | "revision"> & {
  languageName: string;
  /** In words; null where none is told. */
  date: string | null;
  size: string;
  format: string;
  /** Its permanent address. */
  href: string;
};

/**
 * The documents of a product in words of this language. Here and not on the page, as the formats of a language take a slow
 * phone 70 ms when the page is hydrated.
 */
export function listedDocuments(product: Product, locale: string): ListedDocument[] {
  return documentsOf(product).map(({ type, language, revision, date, file, bytes }) => ({
    type,
    language,
    languageName: new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language,
    revision,
    date: date === "" ? null : dateText(date, locale),
    size: sizeText(bytes ?? 0, locale),
    format: documentFormat(file) ?? "",
    href: documentPath({ id: product.id, type, language }),
  }));
}

/** A day, or a month where no day is told. */
function dateText(date: string, locale: string): string {
  const day = date.length > 7 ? ({ day: "numeric" } as const) : {};
  const format = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    ...day,
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}

/** A size in whole kilobytes, or in megabytes with one decimal place. */
function sizeText(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  const [size, unit] = kilobytes < 1000 ? [kilobytes, "KB"] : [kilobytes / 1024, "MB"];
  return `${numberIn(locale, size, 0, 1)} ${unit}`;
}
