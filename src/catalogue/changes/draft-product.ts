import { documentLine, readDocument } from "../../domain/product/documents.ts";
import { giveKeys, type KeyedProduct } from "../../domain/catalogue/keys.ts";
import { complete } from "../../domain/steps.ts";
import { type Cells, PRODUCT_COLUMNS } from "../columns.ts";
import type { DocumentSizes } from "../load.ts";
import { nameResolver } from "../entities/name-resolver.ts";
import type { ProductContext } from "./product-change.ts";
import { productEntity, productOf, withKeys } from "../entities/product-entity.ts";
import { readCells } from "../import/read-rows.ts";
import { PRODUCTS, withCells } from "../records.ts";

/**
 * A product as visitors would see it with all these texts; one that can't be read is as it was. `order` is its place in the
 * catalogue. Prices are left out. Null where there is nothing to show.
 */
export function draftProduct(
  { product, cells: published, records }: ProductContext,
  typed: Cells,
  { id, order, documents }: { id: string; order: number; documents: Pick<DocumentSizes, "sound"> },
): KeyedProduct | null {
  const names = nameResolver(records);
  const { cells } = readCells(PRODUCT_COLUMNS, typed);
  const texts = productEntity.complete(cells, { id, cells: published, active: true }, names);
  const base = product ?? { ...PRODUCTS.blank(), createdAt: new Date(0).toISOString() };
  const record = withKeys(withCells(PRODUCTS, { ...base, id }, { ...texts, active: "yes" }), names);
  const { brandKey, categoryKey, subcategoryKey } = record;
  const shown = {
    ...productOf(record),
    price: null,
    brandKey,
    categoryKey,
    subcategoryKey,
    documents: record.documents.map((line) => {
      const document = readDocument(line);
      if ("code" in document) return line;
      return documentLine({ ...document, bytes: documents.sound(document.file)?.bytes ?? null });
    }),
  };
  const [keyed] = complete(giveKeys([shown], records.brands, records.categories)).ordered;
  return keyed ? { ...keyed, order } : null;
}
