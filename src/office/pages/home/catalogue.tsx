import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PARTS } from "../../../domain/office/product-list.ts";
import { answer, api } from "../../api.ts";
import { Link } from "../../components/link.tsx";
import { Section } from "../../components/section.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { useWords } from "../../words.tsx";
import styles from "./catalogue.module.css";
import numberStyles from "./reply-times.module.css";

const askCatalogue = () => answer(() => api.home.catalogue.$get());

type Catalogue = Awaited<ReturnType<typeof askCatalogue>>;

/**
 * The catalogue's part: how many products there are by their state, and what visitors searched for in vain. With `changes` it
 * is all of the page: the numbers first, then what products lack.
 */
export function CataloguePart({ changes }: { changes?: ReactNode }) {
  const { home: words } = useWords();
  const { data, error, refetch } = useQuery({ queryKey: ["home", "catalogue"], queryFn: askCatalogue });
  if (error && !data) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  if (changes === undefined) {
    return (
      <div className={styles.columns}>
        <Section title={words.catalogue}>
          <Counts data={data} className={styles.counts ?? ""} />
        </Section>
        <Searches searches={data.searches} />
      </div>
    );
  }
  return (
    <>
      <section aria-label={words.catalogue}>
        <Counts data={data} className={numberStyles.numbers ?? ""} />
      </section>
      <div className={styles.whole}>
        <div>
          <Missing products={data.products} />
          <Searches searches={data.searches} />
        </div>
        {changes}
      </div>
    </>
  );
}

function Counts({ data: { products, drafts }, className }: { data: Catalogue; className: string }) {
  const { home: words } = useWords();
  const counts = [
    { to: "/products?state=active", count: products.active, text: words.products.active },
    {
      to: "/products?state=active&missing=picture",
      count: products.missing.picture,
      text: words.products.noPicture,
    },
    { to: "/products?state=draft", count: drafts, text: words.products.draft },
    { to: "/products?state=withdrawn", count: products.withdrawn, text: words.products.withdrawn },
  ];
  return (
    <div className={className}>
      {counts.map(({ to, count, text }) => (
        <Link key={to} to={to}>
          <b>{count.toLocaleString("en")}</b> <span>{text}</span>
        </Link>
      ))}
    </div>
  );
}

/** What products on the site lack, most first; each part leads to them. */
function Missing({ products: { active, missing } }: { products: Catalogue["products"] }) {
  const { home: words, products } = useWords();
  const parts = PARTS.filter((part) => missing[part] > 0).toSorted((a, b) => missing[b] - missing[a]);
  return (
    <Section title={words.missing}>
      {parts.length === 0 ? <p>{words.nothingMissing}</p> : null}
      <ul className={styles.bars}>
        {parts.map((part) => (
          <li key={part} style={{ "--share": `${(missing[part] / Math.max(1, active)) * 100}%` }}>
            <Link to={`/products?state=active&missing=${part}`}>{products.parts[part]}</Link>
            <b>{missing[part].toLocaleString("en")}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Searches({ searches }: Pick<Catalogue, "searches">) {
  const { home: words, shell } = useWords();
  const most = Math.max(1, ...searches.map(({ times }) => times));
  return (
    <Section title={words.searches} aside={<Link to="/search-words">{shell.places.searchWords}</Link>}>
      {searches.length === 0 ? <p>{words.noSearches}</p> : null}
      <ul className={styles.bars}>
        {searches.map(({ text, times }) => (
          <li key={text} style={{ "--share": `${(times / most) * 100}%` }}>
            <span dir="auto">{text}</span>
            <b>{words.times(times)}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
