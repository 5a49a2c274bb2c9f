import type { LanguageContent } from "../content/load.ts";
import type { RequestedLine } from "../domain/quote/quote-lines.ts";
import { Heading, type Item, Items, Paragraph } from "../mail/layout.tsx";
import { productPath } from "../urls/links.ts";

type Props = { lines: readonly RequestedLine[]; content: LanguageContent; publicUrl: string };

type ProductLine = RequestedLine & { product: NonNullable<RequestedLine["product"]> };

const isOfProduct = (line: RequestedLine): line is ProductLine => line.product !== null;

/** What the catalogue calls a line's product, and where its page is. */
function productItem(
  { product, quantity }: ProductLine,
  { content, publicUrl }: Pick<Props, "content" | "publicUrl">,
): Item {
  return {
    count: quantity.toLocaleString(content.locale),
    code: product.articleNumber ?? "",
    title: product.name,
    href: new URL(content.prefix + productPath(product.id), publicUrl).href,
    notes: [],
  };
}

/** The lines of a request for the sales desk: as they were asked for, with all notes. */
export function LinesForDesk({ lines, content, publicUrl }: Props) {
  const t = content.get("mail").salesMail;
  if (lines.length === 0) return null;
  const items = lines.map((line): Item => {
    const { text, quantity, note } = line;
    const notes = note === "" ? [] : [note];
    if (!isOfProduct(line)) {
      return { count: quantity.toLocaleString(content.locale), code: "", title: text, notes };
    }
    const written = text === "" ? [] : [t.asWritten(text)];
    return { ...productItem(line, { content, publicUrl }), notes: [...notes, ...written] };
  });
  return (
    <>
      <Heading>{t.lines(lines.length)}</Heading>
      <Items items={items} />
    </>
  );
}

/** The same for the visitor: products as the catalogue has them, and of what was typed only that it is there. */
export function LinesForVisitor({ lines, content, publicUrl }: Props) {
  const t = content.get("mail").confirmationMail;
  if (lines.length === 0) return null;
  const products = lines.filter(isOfProduct);
  const others = lines.length - products.length;
  return (
    <>
      <Heading>{t.lines}</Heading>
      {products.length === 0 ? null : (
        <Items items={products.map((line) => productItem(line, { content, publicUrl }))} />
      )}
      {others === 0 ? null : <Paragraph>{t.ownWords(others)}</Paragraph>}
      {lines.some(({ note }) => note !== "") ? <Paragraph>{t.notes}</Paragraph> : null}
    </>
  );
}
