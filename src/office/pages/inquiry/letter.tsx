import { memo } from "react";
import { QUOTE_CATEGORY } from "../../../domain/inquiry/inquiry.ts";
import { useWords } from "../../words.tsx";
import { shortDate } from "../../components/dates.ts";
import { Link } from "../../components/link.tsx";
import { SearchSign } from "../../components/search-sign.tsx";
import styles from "./thread.module.css";
import type { Inquiry } from "./use-inquiry.ts";

/** The customer's own words, set largest on the page, with what they chose and asked for. Closed, it is one line. */
export const Letter = memo(function Letter({ inquiry, open }: { inquiry: Inquiry; open: boolean }) {
  const { inquiry: words } = useWords();
  const { person, name, receivedAt, answers } = inquiry;
  const isQuote = answers.length > 0 || inquiry.category === QUOTE_CATEGORY;
  const asked = isQuote ? words.askedQuote : words.asked(inquiry.category);
  return (
    <details className={styles.letter} open={open} key={String(open)}>
      <summary className={styles.top}>
        <b dir="auto">{name || person.email}</b>
        <span className={styles.asked}>{asked}</span>
        {inquiry.lines.length === 0 ? null : (
          <span className={styles.count}>{words.articles(inquiry.lines.length)}</span>
        )}
        <span className={styles.beginning} dir="auto">
          {inquiry.words.slice(0, 120)}
        </span>
        <time dateTime={receivedAt}>{shortDate(receivedAt)}</time>
      </summary>
      {answers.length === 0 ? null : (
        <dl className={styles.answers}>
          {answers.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.words} dir="auto">
        {inquiry.words}
      </p>
      <Lines lines={inquiry.lines} />
    </details>
  );
});

/** What is asked for beside the words: products with article number, quantity and note, or a line as it was written. */
function Lines({ lines }: Pick<Inquiry, "lines">) {
  const { inquiry: words } = useWords();
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={words.lines}>
      {lines.map(({ quantity, product, named, text, note }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines never change their places.
        <li key={place}>
          <span className={styles.quantity}>{quantity}</span>
          <span className={styles.picture}>
            {product?.picture ? (
              <img src={product.picture} alt="" width={44} height={44} />
            ) : named ? null : (
              <SearchSign />
            )}
          </span>
          <span className={styles.item}>
            {named ? (
              <Link to={`/products/${named.id}`} dir="auto">
                {product?.name ?? named.name}
              </Link>
            ) : (
              <q dir="auto">{text}</q>
            )}
            {named && text !== "" ? <small dir="auto">{text}</small> : null}
            {note === "" ? null : <small dir="auto">{note}</small>}
          </span>
          <span className={styles.article}>{named?.articleNumber ?? ""}</span>
        </li>
      ))}
    </ul>
  );
}
