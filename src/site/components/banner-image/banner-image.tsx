import { useContent } from "../content.tsx";
import type { ImageWidth } from "../../../urls/images.ts";
import { OwnPicture } from "../product-image/own-picture.tsx";
import { useLoading } from "../product-image/use-loading.ts";
import { useMedia } from "../product-image/use-media.ts";
import { BannerGround } from "./banner-ground.tsx";
import type { SceneName } from "./banner-names.ts";
import styles from "./banner-image.module.css";

/** What every wide picture has in common, also the film's still. */
export const SCENE = {
  sizes: "100vw",
  widths: [640, 960, 1280, 1600],
  width: 1600,
  height: 900,
} as const satisfies { sizes: string; widths: readonly ImageWidth[]; width: number; height: number };

type Props = {
  name: SceneName;
  /** It only sets the mood behind words: nobody is told what it shows. */
  silent?: boolean;
  /** `night` on ink, `day` on the pale studio floor, `dusk` by lamplight. */
  tone?: "night" | "day" | "dusk";
  /** Fetched at once and first: for the picture that a page opens with. */
  eager?: boolean;
  /** Sizes the frame; 16:9 as wide as its room without it. */
  className?: string | undefined;
  /** How wide the picture itself stands, its cut sides included (`coverSizes`); the page's width without it. */
  sizes?: string;
};

/**
 * A wide picture that fills its frame. Until it has come, and where there is none, the frame shows the plain
 * studio floor by day, else a drawn hall: floor tiles in perspective under strips of light.
 */
export function ScenePicture({
  name,
  silent = false,
  tone = "night",
  eager = false,
  className,
  sizes,
}: Props) {
  const t = useContent("shared").banners;
  const url = useMedia(`scenes/${name}.avif`);
  const { state, image } = useLoading();
  return (
    <div className={`${styles.scene} ${className ?? ""}`} data-tone={tone}>
      {tone === "day" ? null : <BannerGround />}
      {url === null || state === "failed" ? null : (
        <OwnPicture
          {...image}
          {...SCENE}
          {...(sizes !== undefined && { sizes })}
          url={url}
          alt={silent ? "" : t[name]}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
        />
      )}
    </div>
  );
}
