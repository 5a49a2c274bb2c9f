import type { ComponentProps } from "react";
import { useContent } from "../content.tsx";
import { OwnPicture } from "../product-image/own-picture.tsx";
import { useLoading } from "../product-image/use-loading.ts";
import { useMedia } from "../product-image/use-media.ts";
import type { SceneName } from "./banner-names.ts";
import { SCENE } from "./banner-image.tsx";

type Props = Pick<ComponentProps<"img">, "fetchPriority"> & {
  name: SceneName;
  /** Sizes the frame. */
  className: string | undefined;
  /** How wide the picture stands, as `<img sizes>` says it. */
  sizes: string;
};

/**
 * A wide picture in a frame that is there with it alone: nothing waits for it, no drawing stands in for it, and
 * without it the page is only emptier.
 */
export function BareScene({ name, className, sizes, fetchPriority = "auto" }: Props) {
  const t = useContent("shared").banners;
  const url = useMedia(`scenes/${name}.avif`);
  const { state, image } = useLoading();
  if (url === null || state === "failed") return null;
  return (
    <div className={className}>
      <OwnPicture
        {...image}
        {...SCENE}
        sizes={sizes}
        url={url}
        alt={t[name]}
        loading="lazy"
        fetchPriority={fetchPriority}
        decoding="async"
      />
    </div>
  );
}
