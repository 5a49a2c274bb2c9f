import { getRouteApi } from "@tanstack/react-router";
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { availableWidths, IMAGE_FORMATS, type ImageWidth, srcSet, variantUrl } from "../../../urls/images.ts";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt"> & {
  /** As the catalogue gives it; a foreign or unknown one is shown as it is. */
  url: string;
  alt: string;
  /** As in `<img sizes>`. */
  sizes: string;
  /** The widths in pixels that this use may need. */
  widths: readonly ImageWidth[];
  /** Another picture of the same for phones, as wide as the screen. */
  phoneUrl?: string | null;
};

/** Up to this width a picture for phones stands in for the wide one. */
const PHONE = "(width < 37.5em)";
const PHONE_WIDTHS: readonly ImageWidth[] = [480, 640, 960, 1280];

/**
 * An image in the width that it needs, as AVIF; as one WebP for the few browsers without. Images of other sites, and those
 * that are smaller than all widths, are shown as they are.
 */
export function ResponsiveImage({ url, alt, sizes, widths, phoneUrl = null, ...image }: Props) {
  const avif = srcSet(url, "avif", widths);
  const largest = availableWidths(url, widths).at(-1);
  if (avif === null || largest === undefined) return <img {...image} src={url} alt={alt} />;
  return (
    <picture>
      {phoneUrl === null
        ? null
        : IMAGE_FORMATS.map((format) => (
            <source
              key={format}
              media={PHONE}
              type={`image/${format}`}
              srcSet={srcSet(phoneUrl, format, PHONE_WIDTHS) ?? undefined}
              sizes="100vw"
            />
          ))}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} src={variantUrl(url, largest, "webp")} alt={alt} />
    </picture>
  );
}

/** Tracks the loading of an image; `image` are the attributes of its `<img>`. */
export function useImageLoading(): {
  state: "loading" | "loaded" | "failed";
  image: { ref: RefObject<HTMLImageElement | null>; onLoad: () => void; onError: () => void };
} {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An image that was loaded or failed before hydration has fired its event already.
    if (ref.current?.complete) setState(ref.current.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  return { state, image: { ref, onLoad: () => setState("loaded"), onError: () => setState("failed") } };
}

const root = getRouteApi("__root__");

/** The URL of one of the site's own images or films, such as `scenes/about.avif`; null where there is no such file. */
export function useMediaUrl(name: string): string | null {
  return root.useLoaderData().media[name] ?? null;
}
