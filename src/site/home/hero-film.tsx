import { useEffect, useRef, useState } from "react";
import { useMotionAllowed } from "./use-motion-allowed.ts";
import { NightFloor } from "../night-floor/night-floor.tsx";
import styles from "./hero-film.module.css";

const POSTER = "/attached-assets/scenes/hero.avif";
const FILMS = [
  { src: "/attached-assets/hero/night-floor.webm", type: "video/webm" },
  { src: "/attached-assets/hero/night-floor.mp4", type: "video/mp4" },
];

/**
 * What stands behind the headline: the drawn floor, over it the still when it comes, over that the muted film
 * when it plays. Each fails without a trace for the visitor (spec §1, §8), and none delays the text.
 */
export function HeroFilm() {
  const [poster, setPoster] = useState<"loading" | "loaded" | "failed">("loading");
  const image = useRef<HTMLImageElement>(null);
  const motion = useMotionAllowed();
  useEffect(() => {
    // A still that came or failed before the page was alive has fired its event already.
    if (image.current?.complete) setPoster(image.current.naturalWidth > 0 ? "loaded" : "failed");
  }, []);
  return (
    <div className={styles.media} aria-hidden="true">
      <NightFloor />
      {poster === "failed" ? null : (
        <img
          ref={image}
          src={POSTER}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          decoding="async"
          onLoad={() => setPoster("loaded")}
          onError={() => setPoster("failed")}
        />
      )}
      {poster === "loaded" && motion ? <Film /> : null}
    </div>
  );
}

function Film() {
  const [state, setState] = useState<"waiting" | "playing" | "failed">("waiting");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React sets `muted` as a property only, too late for a browser that allows autoplay of muted films alone.
    element.muted = true;
    const fail = (reason: unknown) => {
      // Logged and nothing more (spec §8).
      console.info("The film behind the headline did not start.", reason);
      setState("failed");
    };
    // When no file can be had the promise of `play` stays open for ever; the last source tells.
    element.lastElementChild?.addEventListener("error", fail);
    element.play().catch(fail);
  }, []);
  if (state === "failed") return null;
  return (
    <video
      ref={video}
      className={styles.film}
      data-playing={state === "playing" || undefined}
      muted
      loop
      playsInline
      tabIndex={-1}
      preload="auto"
      onPlaying={() => setState("playing")}
    >
      {FILMS.map((film) => (
        <source key={film.type} {...film} />
      ))}
    </video>
  );
}
