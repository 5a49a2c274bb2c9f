import { linkedLines, productToken } from "../../../domain/quote/quote-link.ts";
import { quoteListPath } from "../../../urls/links.ts";
import { buttonClass } from "../../../ui/button.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import styles from "./add-link.module.css";

type Props = {
  /** The product, by id and article number. */
  id: string;
  articleNumber: string | null;
  className?: string | undefined;
  quantity?: number;
};

/** Adds a product to the quote list: a plain link that opens the form with it, which {@link QuoteMark} answers by scripts. */
export function AddToQuote({
  id,
  articleNumber,
  className = `${buttonClass("text")} ${styles.add}`,
  quantity = 1,
}: Props) {
  const { prefix } = useLanguageContent();
  const words = useContent("shared").card.addToQuote;
  const line = linkedLines([{ product: productToken(id, articleNumber), quantity }]);
  return (
    <a className={className} href={prefix + quoteListPath([line])}>
      {words}
      {quantity === 1 ? null : ` × ${quantity}`}
    </a>
  );
}
