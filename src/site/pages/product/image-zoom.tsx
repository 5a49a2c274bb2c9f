import { useEffect, useRef, useState } from "react";
import { useContent } from "../../components/content.tsx";
import { OwnPicture } from "../../components/product-image/own-picture.tsx";
import { PICTURE_USES } from "../../components/product-image/product-image.tsx";
import styles from "./image-zoom.module.css";

/**
 * The picture as large as there is, from edge to edge: on wide screens whole, on small ones larger than the screen,
 * its middle first, to be moved by finger, wheel or the arrow keys.
 */
export function ZoomedPicture({ url, name }: { url: string; name: string }) {
  const t = useContent("product");
  const room = useRef<HTMLDivElement>(null);
  const [movable, setMovable] = useState(false);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    // The room has no size before its dialog opens, and another one when the screen is turned.
    const centring = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setMovable(scrollWidth > clientWidth || scrollHeight > clientHeight);
      element.firstElementChild?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    });
    centring.observe(element);
    return () => centring.disconnect();
  }, []);
  // Focusable, or the keyboard could not move it (WCAG 2.1.1).
  const focusable = movable ? { role: "region", "aria-label": t.zoomRoom, tabIndex: 0 } : {};
  return (
    <div ref={room} className={styles.room} {...focusable}>
      <div className={styles.picture}>
        <OwnPicture url={url} alt={name} {...PICTURE_USES.zoom} />
      </div>
    </div>
  );
}
