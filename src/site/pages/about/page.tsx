import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { coverSizes } from "../../../urls/images.ts";
import { useContent } from "../../components/content.tsx";
import { Reveal } from "../../components/reveal/reveal.tsx";
import { Reasons, Services } from "./services.tsx";
import { Timeline } from "./timeline.tsx";
import { Stats } from "../../../ui/stats.tsx";
import { FirstScreenEnd } from "../../layout/first-screen-end.tsx";
import styles from "./page.module.css";

/** The About page: story, services, mission, reasons, and the years on a rule. */
export function AboutPage() {
  return (
    <>
      <Opening />
      <FirstScreenEnd>
        <Story />
        <Services />
        <Mission />
        <Reasons />
        <Timeline />
      </FirstScreenEnd>
    </>
  );
}

/**
 * As high as the block; on small screens 62 % of it. The largest paint of phones waits for it: they get 1,280 pixels, at two or three to
 * a CSS pixel, where its crop could use 1,850 and more.
 */
const PICTURE_SIZES = [
  `(min-width: 960px) ${coverSizes("72vw", "min(88svh, 860px)")}`,
  `(min-width: 600px) ${coverSizes("100vw", "min(54svh, 447px)")}`,
  "(min-resolution: 2.5dppx) 420px",
  "560px",
].join(", ");

/** The dark section that the page opens with: the heading over the showroom. */
function Opening() {
  const t = useContent("about");
  return (
    <section className={`dark ${styles.opening}`}>
      <BannerImage name="about" eager className={styles.picture} sizes={PICTURE_SIZES} />
      <div className={`page ${styles.headline}`}>
        <h1>{t.headline}</h1>
        <p className="lede">{t.lede}</p>
      </div>
    </section>
  );
}

/** How the company came to be, with its three figures in the margin. */
function Story() {
  const t = useContent("about");
  const { title, lead, paragraphs, facts } = t.story;
  return (
    <section className={`page ${styles.story}`}>
      <div className={`grid ${styles.body}`}>
        <div className={styles.facts}>
          <h2>{title}</h2>
          <Stats stats={facts} />
        </div>
        <Reveal className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.columns}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Reveal>
      </div>
    </section>
  );
}

/** The mission as one sentence on ink. */
function Mission() {
  const t = useContent("about");
  const { title, statement } = t.mission;
  return (
    <section className={`dark ${styles.mission}`}>
      <div className="page">
        <h2>{title}</h2>
        <p>{statement}</p>
      </div>
    </section>
  );
}
