import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { MAX_LINE_TEXT, MAX_QUANTITY } from "../../../../domain/limits.ts";
import { LINE_FIELDS } from "../../../../domain/quote/quote-fields.ts";
import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { productPath } from "../../../../urls/links.ts";
import { CatalogueText } from "../../../components/catalogue-text/catalogue-text.tsx";
import { useContent } from "../../../components/content.tsx";
import { Link } from "../../../components/link.tsx";
import { ProductImage } from "../../../components/product-image/product-image.tsx";
import { checkId } from "./to-check.tsx";
import { lineName, type LineProducts } from "./use-line-products.ts";
import styles from "./list-line.module.css";

type Props = {
  line: ListLine;
  place: number;
  products: LineProducts;
  /** Not shown beside the lines that are to be checked. */
  isAside: boolean;
  onChange: (changes: Partial<ListLine>) => void;
  onRemove: (name: string) => void;
};

/** Where the page goes on without scripts after a button of the list: this address, at the list. */
export const LIST_PLACE = "#quote-list";

/** A line of the list: what it asks for, how many, and a note. Its fields travel with the form where scripts don't run. */
export function ListLineRow({ line, place, products, isAside, onChange, onRemove }: Props) {
  const t = useContent("quoteList");
  const product = products[line.product];
  const name = lineName(line, products);
  return (
    <li className={styles.line} data-aside={isAside || undefined}>
      <div className={styles.picture} aria-hidden="true">
        {product ? (
          <ProductImage key={product.id} {...product} use="row" />
        ) : line.product === "" ? (
          <Icon name="search" />
        ) : null}
      </div>
      <div className={styles.what}>
        <LineName line={line} place={place} products={products} onChange={onChange} />
      </div>
      <Note line={line} name={name} onChange={onChange} />
      <Quantity line={line} place={place} name={name} onChange={onChange} />
      <button
        type="submit"
        formNoValidate
        formAction={LIST_PLACE}
        className={styles.remove}
        name={LINE_FIELDS.remove}
        value={place}
        aria-label={t.removeOf(name)}
        title={t.remove}
        onClick={(event) => {
          event.preventDefault();
          onRemove(name);
        }}
      >
        <Icon name="close" />
      </button>
      <input type="hidden" name={LINE_FIELDS.text} value={line.text} />
      <input type="hidden" name={LINE_FIELDS.choices} value={line.choices.join(" ")} />
    </li>
  );
}

type NameProps = Pick<Props, "line" | "place" | "products" | "onChange">;

/** The product, or the choice of one, or the buyer's own words. */
function LineName({ line, place, products, onChange }: NameProps) {
  const t = useContent("quoteList");
  if (line.choices.length > 0) return <Choices {...{ line, place, products, onChange }} />;
  const product = products[line.product];
  const hidden = <input type="hidden" name={LINE_FIELDS.product} value={line.product} />;
  if (!product) {
    return (
      <>
        {hidden}
        <p className={styles.name}>{line.text || line.product}</p>
        {line.product === "" ? <p className="small">{t.ownWords}</p> : null}
        {product === null ? <p className={styles.gone}>{t.unknown(line.product)}</p> : null}
      </>
    );
  }
  return (
    <>
      {hidden}
      <p className={styles.name}>
        <Link href={productPath(product.id)}>
          <CatalogueText>{product.name}</CatalogueText>
        </Link>
      </p>
      {product.serialNumber === null ? null : <p className="small num">{product.serialNumber}</p>}
      {line.text === "" ? null : <p className="small">{t.written(line.text)}</p>}
    </>
  );
}

/** What a pasted line may mean; nothing of it is taken for granted. */
function Choices({ line, place, products, onChange }: NameProps) {
  const t = useContent("quoteList");
  return (
    <>
      <p className={styles.name}>{line.text}</p>
      <select
        id={checkId(place)}
        className={styles.choices}
        name={LINE_FIELDS.product}
        defaultValue={line.product}
        aria-label={t.choose(line.text)}
        data-open={line.product === "" || undefined}
        onChange={(event) => onChange({ product: event.currentTarget.value })}
      >
        <option value="">{t.chooseHint}</option>
        {line.choices.map((token) => {
          const product = products[token];
          return (
            <option key={token} value={token}>
              {product ? [product.serialNumber, product.name].filter(Boolean).join(" – ") : token}
            </option>
          );
        })}
      </select>
    </>
  );
}

function Note({ line, name, onChange }: Pick<Props, "line" | "onChange"> & { name: string }) {
  const t = useContent("quoteList");
  const input = useRef<HTMLInputElement>(null);
  const read = useEffectEvent((note: string) => {
    if (note !== line.note) onChange({ note });
  });
  useEffect(() => {
    // What was typed before the scripts arrived.
    if (input.current) read(input.current.value);
  }, []);
  useEffect(() => {
    // Lines were joined, or a link's were put away.
    if (input.current && input.current !== document.activeElement) input.current.value = line.note;
  }, [line.note]);
  return (
    <input
      ref={input}
      className={styles.note}
      name={LINE_FIELDS.note}
      defaultValue={line.note}
      maxLength={MAX_LINE_TEXT}
      placeholder={t.noteHint}
      aria-label={t.noteOf(name)}
      onChange={(event) => read(event.currentTarget.value)}
    />
  );
}

function Quantity({
  line,
  place,
  name,
  onChange,
}: Pick<Props, "line" | "place" | "onChange"> & { name: string }) {
  const t = useContent("quoteList");
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const read = useEffectEvent((element: HTMLInputElement) => {
    const { valid } = element.validity;
    setWrong(!valid);
    if (valid && element.valueAsNumber !== line.quantity) {
      onChange({ quantity: element.valueAsNumber, isDoubtful: false });
    }
  });
  useEffect(() => {
    // What was typed before the scripts arrived.
    if (input.current) read(input.current);
  }, []);
  useEffect(() => {
    // Lines were joined, here or in another tab.
    if (input.current && input.current !== document.activeElement)
      input.current.value = String(line.quantity);
  }, [line.quantity]);
  const error = isWrong ? t.quantityInvalid : line.isDoubtful ? t.doubtful : null;
  return (
    <div className={styles.quantity}>
      <span className={styles.label} aria-hidden="true">
        {t.quantity}
      </span>
      <NumberInput
        ref={input}
        id={line.isDoubtful && line.choices.length === 0 ? checkId(place) : undefined}
        inputMode="numeric"
        name={LINE_FIELDS.quantity}
        defaultValue={line.quantity}
        min={1}
        max={MAX_QUANTITY}
        step={1}
        required
        aria-label={t.quantityOf(name)}
        aria-invalid={isWrong || undefined}
        aria-describedby={error === null ? undefined : id}
        onInput={(event) => read(event.currentTarget)}
      />
      {error === null ? null : (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
