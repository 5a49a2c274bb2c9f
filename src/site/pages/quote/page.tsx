import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { FloorNeeds } from "../../../domain/machines/floor-needs.ts";
import type { FormOutcome } from "../../../domain/form.ts";
import type { QuoteForm as Filled } from "../../../domain/quote/quote.ts";
import type { ListLine, QuoteList } from "../../../domain/quote/quote-list.ts";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import { InquiryProductCard, type InquiryProduct } from "../../components/inquiry-form/inquiry-product.tsx";
import { AwayNote } from "../../components/contact/away-note.tsx";
import { WhatsAppLink } from "../../components/contact/whatsapp-link.tsx";
import type { Sent } from "../../components/inquiry-form/post-inquiry.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { Contacts, ReceivedForm, RequestSoFar } from "./request-summary.tsx";
import { ListDocumentsForm } from "./list/list-documents.tsx";
import { ReceivedLines } from "./list/received-lines.tsx";
import { type LineProducts, useLineProducts } from "./list/use-line-products.ts";
import { forgetLines, useQuoteList } from "./list/use-quote-list.ts";
import { QuoteForm } from "./quote-form.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./page.module.css";

type Props = {
  outcome: FormOutcome | undefined;
  product: InquiryProduct | null;
  /** The lines of the address. */
  list: QuoteList;
  /** Whether the address has lines of which none can be read. */
  isUnreadable: boolean;
  /** The floor that the machine finder was asked about. */
  floor: FloorNeeds | null;
};

type Received = Sent & {
  /** Null where it came without scripts: no address holds it. */
  filled: Filled | null;
  lines: readonly ListLine[];
  products: LineProducts;
};

/** The quote request; once it is received, the confirmation in its place (R11.2). */
export function QuotePage({ outcome, product, list, isUnreadable, floor }: Props) {
  const [received, setReceived] = useState<Received | null>(null);
  const router = useRouter();
  // A link to the form leads to the next request, one to a part of this page, such as to its content, does not.
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        if (toLocation.pathname === fromLocation?.pathname && toLocation.hash === "") setReceived(null);
      }),
    [router],
  );
  if (received) return <QuoteReceived {...received} product={product} />;
  if (outcome?.state === "sent")
    return <QuoteReceived filled={null} {...list} {...outcome} product={product} />;
  return <QuoteRequest {...{ outcome, product, list, isUnreadable, floor }} onReceived={setReceived} />;
}

function QuoteRequest({
  outcome,
  product,
  list,
  isUnreadable,
  floor,
  onReceived,
}: Props & { onReceived: (sent: Received) => void }) {
  const t = useContent("quote");
  const form = useRef<HTMLDivElement>(null);
  const given = (outcome?.state === "sent" ? undefined : outcome?.list) ?? list;
  const shown = useQuoteList(given);
  const { lines } = shown;
  const products = useLineProducts(lines, given);
  return (
    <div className={`page grid ${styles.quote}`}>
      <div className={styles.head}>
        <h1>{t.title}</h1>
        <p className={`lede ${styles.lede}`}>{t.lede}</p>
      </div>
      <div className={styles.about}>
        {product === null ? (
          <BannerImage
            name="quote"
            silent
            beside
            tone="light"
            className={styles.picture}
            sizes="(min-width: 960px) 560px, 240px"
          />
        ) : null}
        <InquiryProductCard product={product} page="/get-quote" tall />
        <p className={styles.promise}>
          <CatalogueText>{t.promise}</CatalogueText>
        </p>
      </div>
      <div className={styles.form} ref={form}>
        <QuoteForm
          outcome={outcome}
          product={product}
          floor={floor}
          list={{
            list: shown,
            isUnreadable,
            products,
            matched: outcome?.state === "listed" ? outcome.matched : null,
            about: product && (product.serialNumber ?? product.name),
          }}
          onReceived={(sent) => {
            // Also where the visitor has left the page meanwhile.
            forgetLines(lines);
            onReceived({ ...sent, lines, products });
          }}
        />
        <ListDocumentsForm lines={lines} products={products} />
      </div>
      <div className={styles.summary}>
        <RequestSoFar form={form} />
        <Contacts />
      </div>
    </div>
  );
}

/** The confirmation that takes the form's place: the reference, what happens next, the way home (R11.2). */
function QuoteReceived({
  reference,
  away,
  product,
  filled,
  lines,
  products,
}: Received & Pick<Props, "product">) {
  const quoteConfirmation = useContent("quote").confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`page grid ${styles.received}`}>
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {quoteConfirmation.title}
        </h1>
        <p className="lede">{quoteConfirmation.lede}</p>
        <AwayNote away={away} />
        <div className={styles.slip}>
          <dl className={`dark ${styles.reference}`}>
            <dt>{quoteConfirmation.reference}</dt>
            <dd>{reference}</dd>
            <dd className="small">
              {quoteConfirmation.referenceHelp} <WhatsAppLink about={reference} />
            </dd>
          </dl>
          {product === null ? null : (
            <div className={styles.asked}>
              <div className={styles.askedPicture} aria-hidden="true">
                <ProductImage {...product} use="row" eager />
              </div>
              <p>
                <CatalogueText>{quoteConfirmation.product(product.name, product.serialNumber)}</CatalogueText>
              </p>
            </div>
          )}
          <ReceivedLines lines={lines} products={products} />
          {filled === null ? null : <ReceivedForm filled={filled} />}
        </div>
        <Link href={PAGES.home.path} className={buttonClass()}>
          {quoteConfirmation.home} <Icon name="arrow" />
        </Link>
      </div>
      <div className={styles.next}>
        <SectionHead>
          <h2>{quoteConfirmation.next}</h2>
        </SectionHead>
        <ol>
          {quoteConfirmation.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {product === null && lines.length === 0 ? (
          <BannerImage name="quote" silent beside tone="light" className={styles.band} sizes="560px" />
        ) : null}
      </div>
    </div>
  );
}
