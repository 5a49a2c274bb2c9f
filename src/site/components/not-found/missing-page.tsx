import type { ReactNode } from "react";
import type { NearestCategory } from "../../../domain/search/mistyped-address.ts";
import { BannerImage } from "../banner-image/banner-image.tsx";
import { useContent } from "../content.tsx";
import { CatalogueIndex } from "./catalogue-index.tsx";
import { ContactLine } from "./contact-line.tsx";
import styles from "./missing-page.module.css";

type Props = {
  /** Breadcrumbs, where the page would have them. */
  steps?: ReactNode;
  /** What is said of it, a button and a search, and the addresses that were asked for and meant. */
  children: ReactNode;
  /** What is nearest, or a picture that stands on the floor. */
  beside: ReactNode;
  /** What is marked in the catalogue. */
  nearest?: NearestCategory | null;
};

/** The page of whatever there isn't: words and a search beside what is nearest, and the whole catalogue laid open. */
export function MissingPage({ steps, children, beside, nearest = null }: Props) {
  const t = useContent("shared").notFound;
  return (
    <>
      <div className={styles.stage}>
        <div className="page">
          {steps}
          <div className={styles.inner}>
            <div className={styles.text}>{children}</div>
            {beside}
          </div>
        </div>
      </div>
      <div className={`page ${styles.catalogue}`}>
        <h2>{t.catalogue}</h2>
        <CatalogueIndex nearest={nearest} />
        <ContactLine />
      </div>
    </>
  );
}

/** How wide a picture is beside the words. */
export const BESIDE_SIZES = "(min-width: 960px) 50vw, 100vw";

/** What the catalogue has, on the floor, where nothing is near. */
export function MissingPicture({ name }: { name: "tools" | "chemicals-range" }) {
  return <BannerImage name={name} silent tone="light" className={styles.picture} sizes={BESIDE_SIZES} />;
}

/** What was asked for and what there is, each with what it is called. */
export function Addresses({ lines }: { lines: readonly (readonly [label: string, address: ReactNode])[] }) {
  return (
    <dl className={styles.addresses}>
      {lines.map(([label, address]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{address}</dd>
        </div>
      ))}
    </dl>
  );
}
