import { useEffect, useRef, useState } from "react";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BANNER } from "../../components/banner-image/banner-image.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import {
  ResponsiveImage,
  useImageLoading,
  useMediaUrl,
} from "../../components/product-image/responsive-image.tsx";
import { Stats } from "../../../ui/stats.tsx";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./hero.module.css";

/** Headline and two buttons over the film, tagline and stats below (R2.2, R2.3). */
export function Hero() {
  const t = useContent("home");
  const { headline, tagline, stats, explore, consult } = t.hero;
  return (
    <section className={`dark ${styles.hero}`}>
      <HeroFilm />
      <div className={`page ${styles.text}`}>
        {/* The spaces keep the lines apart where the heading is read as one text. */}
        <h1>
          {headline.map((line, index) => (
            <span key={line}>
              {index > 0 ? " " : ""}
              {line}
            </span>
          ))}
        </h1>
        <div className={styles.actions}>
          <Link href={PAGES.solutions.path} className={buttonClass()}>
            {explore} <Icon name="arrow" />
          </Link>
          <Link href={PAGES.contact.path} className={buttonClass("line")}>
            {consult}
          </Link>
        </div>
      </div>
      <div className={`page grid ${styles.strip}`}>
        <p>{tagline}</p>
        <Stats stats={stats} />
      </div>
    </section>
  );
}

/** The poster covers the first screen without the stats; on small screens it is at most 520 px high. */
const POSTER_SIZES = [
  `(min-width: 960px) ${coverSizes("100vw", "min(100svh, 1000px) - 104px")}`,
  coverSizes("100vw", "min(62svh, 520px)"),
].join(", ");

/**
 * Behind the headline: a plain dark floor, over it the poster once it is loaded, over that the muted film once it
 * plays. A visitor doesn't notice when one of them fails (R2.4), and none delays the text.
 */
function HeroFilm() {
  const poster = useMediaUrl("scenes/hero.avif");
  const phonePoster = useMediaUrl("scenes/hero-phone.avif");
  const { state, image } = useImageLoading();
  const motion = useMotionAllowed();
  const here = useVisitorHere();
  return (
    <div className={styles.media} aria-hidden="true">
      {poster === null || state === "failed" ? null : (
        <ResponsiveImage
          {...image}
          {...BANNER}
          sizes={POSTER_SIZES}
          url={poster}
          phoneUrl={phonePoster}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
      {state === "loaded" && motion && here ? <Film /> : null}
    </div>
  );
}

function Film() {
  const films = [
    { src: useMediaUrl("hero/night-floor.webm"), type: "video/webm" },
    { src: useMediaUrl("hero/night-floor.mp4"), type: "video/mp4" },
  ].flatMap(({ src, type }) => (src === null ? [] : [{ src, type }]));
  const [state, setState] = useState<"waiting" | "playing" | "failed">("waiting");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // React sets `muted` as a property only, too late for a browser that allows autoplay of muted films alone.
    element.muted = true;
    const fail = (reason: unknown) => {
      // Logged and nothing more (R2.4).
      console.info("The film behind the headline did not start.", reason);
      setState("failed");
    };
    // When no file can be had the promise of `play` stays open for ever; the last source tells.
    element.lastElementChild?.addEventListener("error", fail);
    element.play().catch(fail);
  }, []);
  if (state === "failed" || films.length === 0) return null;
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
      {films.map((film) => (
        <source key={film.type} {...film} />
      ))}
    </video>
  );
}

/** Whether the browser asks sites to save data (the Network Information API, where there is one). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}

/** Wider screens than phones fetch the film with the page, phones once the visitor has touched or scrolled it. */
const WIDER = "(min-width: 600px)";
const SIGNS = ["touchstart", "pointerdown", "keydown", "scroll"] as const;

/** Whether the first sign of a visitor has been seen, or need not be waited for. */
function useVisitorHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (window.matchMedia(WIDER).matches) return setHere(true);
    const come = () => setHere(true);
    for (const sign of SIGNS) addEventListener(sign, come, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, come);
    };
  }, []);
  return here;
}

/** Whether a film may be fetched and played: not on the server, on Save-Data or with reduced motion. */
function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setAllowed(!reduced.matches && !savesData());
    read();
    reduced.addEventListener("change", read);
    return () => reduced.removeEventListener("change", read);
  }, []);
  return allowed;
}
