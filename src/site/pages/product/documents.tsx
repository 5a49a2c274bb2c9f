import { documentPath } from "../../../urls/documents.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import type { ListedDocument } from "./listed-documents.ts";
import type { ProductView } from "./view.ts";
import styles from "./documents.module.css";

/** The address of a product's data sheet: the maker's, or the one that is made of its page in the page's language. */
export function useSheetPath({
  product: { id },
  documents,
}: Pick<ProductView, "product" | "documents">): string {
  const { tag, prefix } = useLanguageContent();
  const own = documents.find(({ type }) => type === "data sheet");
  return own?.href ?? documentPath({ id, type: "data sheet", language: prefix === "" ? null : tag });
}

/** The product's data sheet and every other document that there is. */
export function Documents({ view }: { view: ProductView }) {
  const t = useContent("product").documents;
  const sheet = useSheetPath(view);
  return (
    <section className={`page grid ${styles.section}`} aria-labelledby="documents">
      <h2 id="documents">{t.title}</h2>
      <ul>
        {view.documents.some(({ href }) => href === sheet) ? null : (
          <li>
            <a href={sheet} type="application/pdf">
              <Icon name="document" />
              <span>
                <b>{t.types["data sheet"]}</b> <small>{t.onePage} · PDF</small>
              </span>
            </a>
          </li>
        )}
        {view.documents.map((document) => (
          <li key={document.href}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ document }: { document: ListedDocument }) {
  const { type, language, languageName, revision, date, size, format, href } = document;
  const t = useContent("product").documents;
  const told = [languageName, revision === "" ? null : t.revision(revision), date, `${format}, ${size}`];
  return (
    <a href={href} hrefLang={language}>
      <Icon name="document" />
      <span>
        <b>{t.types[type]}</b> <small>{told.filter((each) => each !== null).join(" · ")}</small>
      </span>
    </a>
  );
}
