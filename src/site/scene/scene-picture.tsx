import { useEffect, useRef, useState } from "react";
import { SceneGround } from "./scene-ground.tsx";
import styles from "./scene-picture.module.css";

/** The wide pictures that the studio draws, 1,600 px across; their file names under `attached-assets/scenes`. */
export type SceneName =
  | "hero"
  | "commercial"
  | "healthcare"
  | "hospitality"
  | "vacuum"
  | "automation"
  | "floor-care"
  | "chemicals"
  | "solutions"
  | "about"
  | "equipments"
  | "washroom"
  | "chemicals-range"
  | "tools"
  | "waste";

type Props = {
  name: SceneName;
  /** What the picture shows, for those who can't see it; left out where it only sets the mood. */
  alt?: string;
  /** `night` on ink, `day` on the pale studio floor, `dusk` by lamplight. */
  tone?: "night" | "day" | "dusk";
  /** Fetched at once and first: for the picture that a page opens with. */
  eager?: boolean;
  /** Sizes the frame; 16:9 as wide as its room without it. */
  className?: string | undefined;
};

/**
 * A wide picture that fills its frame. Until it has come, and where there is none, the frame shows a drawn
 * room: floor tiles in perspective under strips of light, so that a page looks finished either way.
 */
export function ScenePicture({ name, alt = "", tone = "night", eager = false, className }: Props) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture that came or failed before the page was alive has fired its event already.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  return (
    <div className={`${styles.scene} ${className ?? ""}`} data-tone={tone}>
      <SceneGround />
      {state === "failed" ? null : (
        <img
          ref={image}
          src={`/attached-assets/scenes/${name}.avif`}
          alt={alt}
          width={1600}
          height={900}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
    </div>
  );
}
