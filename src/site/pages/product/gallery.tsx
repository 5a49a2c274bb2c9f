import { type MouseEvent, useState } from "react";
import type { Content } from "../../../content/load.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { categoryPath, pagePath } from "../../../urls/links.ts";
import { PAGES } from "../../../urls/pages.ts";
import { availableWidths, variantUrl } from "../../../urls/images.ts";
import type { Picture } from "../../../domain/product/picture-list.ts";
import { IMAGE_USES, ProductImage } from "../../components/product-image/product-image.tsx";
import { ResponsiveImage } from "../../components/product-image/responsive-image.tsx";
import type { ProductView } from "./view.ts";
import type { ImageZoom } from "./zoom.tsx";
import styles from "./gallery.module.css";

/** The product's image with the breadcrumbs above it; it opens enlarged, without scripts as a picture alone. */
export function ProductGallery({ view }: { view: ProductView }) {
  const shared = useContent("shared");
  const t = useContent("product");
  const { product, placement, pictures } = view;
  const [chosen, choose] = useState(0);
  const [Zoom, setZoom] = useState<typeof ImageZoom | null>(null);
  const picture = pictures[chosen] ?? pictures[0] ?? null;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // In another tab it is the picture alone.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // Its script comes with the first press; without it the picture alone is there as well.
    import("./zoom.tsx").then(
      (loaded) => setZoom(() => loaded.ImageZoom),
      () => window.location.assign(href),
    );
  };
  return (
    <div className={styles.gallery}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(placement, shared.breadcrumb)} />
      </div>
      <figure className={styles.stage}>
        <div className={styles.image}>
          <ProductImage
            key={picture?.url}
            name={product.name}
            imageUrl={picture?.url ?? product.imageUrl}
            {...(picture && { alt: picture.text })}
            category={placement.category}
            subcategory={placement.subcategory}
            use="gallery"
            first
          />
        </div>
        {picture === null ? null : (
          <>
            <a href={pictureUrl(picture.url)} className={styles.zoom} aria-haspopup="dialog" onClick={open}>
              <span>
                <Icon name="zoom" /> {t.zoom}
              </span>
            </a>
            {Zoom === null ? null : (
              <Zoom
                url={picture.url}
                name={picture.text}
                article={product.serialNumber}
                onClose={() => setZoom(null)}
              />
            )}
          </>
        )}
        {pictures.length < 2 ? null : <Choice pictures={pictures} chosen={chosen} choose={choose} />}
      </figure>
    </div>
  );
}

type ChoiceProps = { pictures: readonly Picture[]; chosen: number; choose: (place: number) => void };

/** All pictures, small; without scripts each opens alone. */
function Choice({ pictures, chosen, choose }: ChoiceProps) {
  const t = useContent("product");
  return (
    <ul className={styles.choice} aria-label={t.pictures}>
      {pictures.map(({ url, text }, place) => (
        <li key={url}>
          <a
            href={pictureUrl(url)}
            aria-current={place === chosen || undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              choose(place);
            }}
          >
            <ResponsiveImage url={url} alt={text} {...IMAGE_USES.row} loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function stepsTo(placement: ProductView["placement"], { products }: Content["shared"]["breadcrumb"]) {
  const { category, categoryKey, subcategory, subcategoryKey, inTree } = placement;
  const steps = [{ key: "products", node: <Link href={PAGES.listing.path}>{products}</Link> }];
  if (!inTree) {
    return [
      ...steps,
      { key: category, node: <Link href={pagePath("listing", { category })}>{category}</Link> },
    ];
  }
  steps.push({ key: category, node: <Link href={categoryPath(categoryKey)}>{category}</Link> });
  if (subcategory !== null && subcategoryKey !== null) {
    const node = <Link href={categoryPath(categoryKey, subcategoryKey)}>{subcategory}</Link>;
    steps.push({ key: subcategory, node });
  }
  return steps;
}

/** The address of the picture alone, in its largest size. */
function pictureUrl(url: string): string {
  const largest = availableWidths(url).at(-1);
  return largest === undefined ? url : variantUrl(url, largest, "webp");
}
