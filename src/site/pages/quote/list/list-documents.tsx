import type { ListLine } from "../../../../domain/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { documentsZipPath } from "../../../../urls/documents.ts";
import { useContent } from "../../../components/content.tsx";
import type { LineProducts } from "./use-line-products.ts";

/** A link to the documents of the list's products in one file; nothing where none of them is known. */
export function ListDocuments({ lines, products }: { lines: readonly ListLine[]; products: LineProducts }) {
  const t = useContent("quoteList");
  // Article numbers where the lines have them: 100 ids would be more than an address may have.
  const known = lines.flatMap(({ product }) => (products[product] ? [product] : []));
  if (known.length === 0) return null;
  return (
    <a className={buttonClass("go")} href={documentsZipPath(known)} download>
      <Icon name="document" /> {t.documents}
    </a>
  );
}
