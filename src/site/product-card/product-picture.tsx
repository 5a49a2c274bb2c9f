import { useEffect, useRef, useState } from "react";
import { listingWords } from "../../content/en/listing.ts";
import { imageKind } from "../../domain/image-rank.ts";
import styles from "./product-picture.module.css";

type Props = { name: string; imageUrl: string | null; category: string; eager?: boolean };

/**
 * A product's picture on the studio floor: it pulses until loaded and falls back to the placeholder, as
 * does a product without one (spec §4).
 */
export function ProductPicture({ name, imageUrl, category, eager = false }: Props) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture that came before the page was alive has fired its event already.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  if (imageKind(imageUrl) !== "picture" || imageUrl === null || state === "failed") {
    return <Placeholder name={name} category={category} />;
  }
  return (
    <div className={styles.floor} data-loading={state === "loading" || undefined}>
      <img
        ref={image}
        src={imageUrl}
        alt={name}
        width={960}
        height={960}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
      />
    </div>
  );
}

/** What stands in for a picture: a drawn outline of the kind of thing, quiet on the studio floor. */
function Placeholder({ name, category }: { name: string; category: string }) {
  return (
    <div className={`${styles.floor} ${styles.none}`} role="img" aria-label={listingWords.noPicture(name)}>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <path d={outlineOf(category)} />
      </svg>
    </div>
  );
}

const MACHINE =
  "M40 112h76a10 10 0 0 0 10-10l-8-34H64l-14 14-14 30M64 68V54h44l10 14M64 54 40 34M44 120a8 8 0 1 0 16 0 8 8 0 1 0-16 0M96 120a8 8 0 1 0 16 0 8 8 0 1 0-16 0";
const OUTLINES: readonly (readonly [string, string])[] = [
  [
    "Washroom Hygiene",
    "M54 34h52a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6zM48 92h64M70 116v8h20v-8M72 52h16v18H72z",
  ],
  ["Chemicals", "M62 52h36l8 14v54a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6V66zM70 52V38h20v14M54 78h52M54 106h52"],
  ["Cleaning Tools & Accessories", "M80 30v62M56 92h48l6 30H50zM62 104v18M74 104v18M86 104v18M98 104v18"],
  ["Waste Management", "M50 52h60l-6 70H56zM44 44h72v8H44zM70 44v-8h20v8M70 66l2 42M90 66l-2 42"],
];

function outlineOf(category: string): string {
  return OUTLINES.find(([name]) => category.includes(name))?.[1] ?? MACHINE;
}
