import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Content } from "../../../content/load.ts";
import { imageKind } from "../../../domain/product.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { toCategory, toListing } from "../../../urls/links.ts";
import { ResponsiveImage } from "../../components/product-image/responsive-image.tsx";
import { IMAGE_USES, ProductImage } from "../../components/product-image/product-image.tsx";
import type { ProductView } from "./view.ts";
import styles from "./gallery.module.css";

/** The product's image with the breadcrumbs above it and a ruler below; it opens enlarged. */
export function ProductGallery({ view }: { view: ProductView }) {
  const shared = useContent("shared");
  const productText = useContent("product");
  const { product, placement } = view;
  const [zoomed, setZoomed] = useState(false);
  const image =
    imageKind(product.imageUrl) === "image" && product.imageUrl !== null ? product.imageUrl : null;
  return (
    <figure className={styles.gallery}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(placement, shared.breadcrumb)} />
      </div>
      <div className={styles.image}>
        <ProductImage
          name={product.name}
          imageUrl={product.imageUrl}
          category={placement.category}
          subcategory={placement.subcategory}
          use="gallery"
          first
        />
      </div>
      <div className={styles.ruler} aria-hidden="true" />
      {image === null ? null : (
        <>
          <button type="button" className={styles.zoom} onClick={() => setZoomed(true)}>
            <Icon name="zoom" /> <span>{productText.zoom}</span>
          </button>
          <Dialog
            open={zoomed}
            onClose={() => setZoomed(false)}
            title={productText.zoomTitle(product.name)}
            closeLabel={shared.close}
            from="full"
          >
            {zoomed ? <ImageZoom url={image} name={product.name} /> : null}
          </Dialog>
        </>
      )}
    </figure>
  );
}

function stepsTo(placement: ProductView["placement"], { products }: Content["shared"]["breadcrumb"]) {
  const { category, categoryKey, subcategory, subcategoryKey, inTree } = placement;
  const steps = [{ key: "products", node: <Link {...toListing()}>{products}</Link> }];
  if (!inTree) {
    return [...steps, { key: category, node: <Link {...toListing({ category })}>{category}</Link> }];
  }
  steps.push({ key: category, node: <Link {...toCategory(categoryKey)}>{category}</Link> });
  if (subcategory !== null && subcategoryKey !== null) {
    const node = <Link {...toCategory(categoryKey, subcategoryKey)}>{subcategory}</Link>;
    steps.push({ key: subcategory, node });
  }
  return steps;
}

/**
 * The image in its largest size: on wide screens whole, on small ones larger than the screen; it begins with its
 * middle and is scrolled by finger, wheel or the arrow keys.
 */
function ImageZoom({ url, name }: { url: string; name: string }) {
  const t = useContent("product");
  const viewport = useRef<HTMLDivElement>(null);
  const [movable, setMovable] = useState(false);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    // The viewport has no size before its dialog opens, and another one when the screen is turned.
    const centring = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setMovable(scrollWidth > clientWidth || scrollHeight > clientHeight);
      element.firstElementChild?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    });
    centring.observe(element);
    return () => centring.disconnect();
  }, []);
  // Focusable, or the keyboard could not move it (WCAG 2.1.1).
  const focusable = movable ? { role: "region", "aria-label": t.zoomViewport, tabIndex: 0 } : {};
  return (
    <div ref={viewport} className={styles.zoomViewport} {...focusable}>
      <div className={styles.zoomImage}>
        <ResponsiveImage url={url} alt={name} {...IMAGE_USES.zoom} />
      </div>
    </div>
  );
}
