import type { ComponentProps } from "react";
import { variantUrl, srcSet, type ImageWidth, availableWidths } from "../../../urls/images.ts";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt"> & {
  /** As the catalogue gives it; a foreign or unknown one is shown as it is. */
  url: string;
  alt: string;
  /** How wide the picture stands in the page, in the words of `<img sizes>`. */
  sizes: string;
  /** The widths that this use may need. */
  widths: readonly ImageWidth[];
};

/**
 * A picture in the width that its place needs: AVIF where the browser knows it, else WebP. Foreign pictures, and
 * those too small for the widths of this use, are shown as they are.
 */
export function OwnPicture({ url, alt, sizes, widths, ...image }: Props) {
  const avif = srcSet(url, "avif", widths);
  const largest = availableWidths(url, widths).at(-1);
  if (avif === null || largest === undefined) return <img {...image} src={url} alt={alt} />;
  const webp = srcSet(url, "webp", widths) ?? undefined;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} src={variantUrl(url, largest, "webp")} srcSet={webp} sizes={sizes} alt={alt} />
    </picture>
  );
}
