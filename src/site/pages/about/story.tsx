import { useContent } from "../../components/content.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { Arrival } from "../../components/reveal/reveal.tsx";
import styles from "./story.module.css";

/** How the company came to be, with its three figures as readings in the margin. */
export function Story() {
  const t = useContent("about");
  const { title, lead, paragraphs, facts } = t.story;
  return (
    <section className={`page ${styles.story}`}>
      <SectionHead>
        <h2>{title}</h2>
      </SectionHead>
      <div className={`grid ${styles.body}`}>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Arrival className={styles.text}>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.columns}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Arrival>
      </div>
    </section>
  );
}
