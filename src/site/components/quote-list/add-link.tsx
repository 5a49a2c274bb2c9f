import { productToken } from "../../../domain/quote-link.ts";
import { quoteListPath } from "../../../urls/links.ts";
import { useContent, useLanguageContent } from "../content.tsx";
import styles from "./add-link.module.css";

type Props = {
  /** The product, by id and article number. */
  id: string;
  articleNumber: string | null;
  className?: string | undefined;
};

/** Adds a product to the quote list: a plain link that opens the form with it, which {@link QuoteMark} answers by scripts. */
export function AddToQuote({ id, articleNumber, className = styles.add }: Props) {
  const { prefix } = useLanguageContent();
  return (
    <a className={className} href={prefix + quoteListPath([productToken(id, articleNumber)])}>
      {useContent("shared").card.addToQuote}
    </a>
  );
}
