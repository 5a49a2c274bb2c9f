import { MAX_LIST_ADDRESS } from "../../../../domain/limits.ts";
import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { buttonClass } from "../../../../ui/button.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { documentTypeSlug, DOCUMENTS_ZIP, documentsZipPath } from "../../../../urls/documents.ts";
import { useContent } from "../../../components/content.tsx";
import type { LineProducts } from "./use-line-products.ts";

type Props = { lines: readonly ListLine[]; products: LineProducts };

const knownProducts = ({ lines, products }: Props) =>
  lines.flatMap(({ product }) => (products[product] ? [product] : []));

const SAFETY = "safety data sheet";
const DOCUMENTS_FORM = "list-documents";

/**
 * Links to the documents of the list's products, and to their safety data sheets alone, each in one file; nothing where there
 * are none. Of more than an address takes they are buttons of {@link ListDocumentsForm}.
 */
export function ListDocuments({ lines, products }: Props) {
  const t = useContent("quoteList");
  const known = knownProducts({ lines, products });
  if (known.length === 0) return null;
  const isPosted = documentsZipPath(known).length > MAX_LIST_ADDRESS;
  const types = known.some((each) => products[each]?.hasSafetySheet) ? ([null, SAFETY] as const) : [null];
  return types.map((type) => {
    const words = (
      <>
        <Icon name="document" /> {type === null ? t.documents : t.safetySheets}
      </>
    );
    return isPosted ? (
      <button
        key={type}
        type="submit"
        form={DOCUMENTS_FORM}
        className={buttonClass("go")}
        {...(type === null ? {} : { name: "type", value: documentTypeSlug(type) })}
      >
        {words}
      </button>
    ) : (
      <a key={type} className={buttonClass("go")} href={documentsZipPath(known, type ?? undefined)} download>
        {words}
      </a>
    );
  });
}

/** Posts the ids of a long list; stands outside the form of the request, as no form may hold another. */
export function ListDocumentsForm({ lines, products }: Props) {
  const ids = knownProducts({ lines, products });
  if (documentsZipPath(ids).length <= MAX_LIST_ADDRESS) return null;
  return (
    <form id={DOCUMENTS_FORM} method="post" action={DOCUMENTS_ZIP}>
      <input type="hidden" name="ids" value={ids.join(",")} />
    </form>
  );
}
