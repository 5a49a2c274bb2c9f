import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Content } from "../../../content/load.ts";
import { useContent } from "../../components/content.tsx";
import { imageKind } from "../../../domain/product.ts";
import type { ProductView } from "./view.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { toCategory, toListing } from "../../components/links.ts";
import { ProductPicture } from "../../components/product-image/product-image.tsx";
import { ZoomedPicture } from "./image-zoom.tsx";
import styles from "./product-gallery.module.css";

/** The picture's stage, bleeding to the page's edge, with the way here above and a tick ruler below. */
export function Stage({ view }: { view: ProductView }) {
  const shared = useContent("shared");
  const productText = useContent("product");
  const { product, placement } = view;
  const [zoomed, setZoomed] = useState(false);
  const picture =
    imageKind(product.imageUrl) === "image" && product.imageUrl !== null ? product.imageUrl : null;
  return (
    <figure className={styles.stage}>
      <div className={styles.way}>
        <Breadcrumbs label={shared.breadcrumb.label} steps={stepsTo(placement, shared.breadcrumb)} />
      </div>
      <div className={styles.picture}>
        <ProductPicture
          name={product.name}
          imageUrl={product.imageUrl}
          category={placement.category}
          subcategory={placement.subcategory}
          use="stage"
          first
        />
      </div>
      <div className={styles.ruler} aria-hidden="true" />
      {picture === null ? null : (
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
            {zoomed ? <ZoomedPicture url={picture} name={product.name} /> : null}
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
