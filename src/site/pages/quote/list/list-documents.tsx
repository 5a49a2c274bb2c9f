import { MAX_LIST_ADDRESS } from "../../../../domain/limits.ts";
import type { ListLine } from "../../../../domain/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { DOCUMENTS_ZIP, documentsZipPath } from "../../../../urls/documents.ts";
import { useContent } from "../../../components/content.tsx";
import type { LineProducts } from "./use-line-products.ts";

const knownProducts = (lines: readonly ListLine[], products: LineProducts) =>
  lines.flatMap(({ product }) => (products[product] ? [product] : []));

const DOCUMENTS_FORM = "list-documents";

/**
 * A link to the documents of the list's products in one file; nothing where none of them is known. Of more than an address
 * takes it is the button of {@link ListDocumentsForm}.
 */
export function ListDocuments({ lines, products }: { lines: readonly ListLine[]; products: LineProducts }) {
  const t = useContent("quoteList");
  const known = knownProducts(lines, products);
  if (known.length === 0) return null;
  const href = documentsZipPath(known);
  const words = (
    <>
      <Icon name="document" /> {t.documents}
    </>
  );
  return href.length > MAX_LIST_ADDRESS ? (
    <button type="submit" form={DOCUMENTS_FORM} className={buttonClass("go")}>
      {words}
    </button>
  ) : (
    <a className={buttonClass("go")} href={href} download>
      {words}
    </a>
  );
}

/** Posts the ids of a long list; stands outside the form of the request, as no form may hold another. */
export function ListDocumentsForm({
  lines,
  products,
}: {
  lines: readonly ListLine[];
  products: LineProducts;
}) {
  const ids = knownProducts(lines, products);
  if (documentsZipPath(ids).length <= MAX_LIST_ADDRESS) return null;
  return (
    <form id={DOCUMENTS_FORM} method="post" action={DOCUMENTS_ZIP}>
      <input type="hidden" name="ids" value={ids.join(",")} />
    </form>
  );
}
