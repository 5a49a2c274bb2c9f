import { NETWORKS, profilesOf } from "../../domain/company/company.ts";
import { useCompany, useContent } from "../components/content.tsx";
import styles from "./social-links.module.css";

/** The networks' marks by their names. */
const MARKS = {
  [NETWORKS.facebook]:
    "M9.3 15V8.7h2.1l.4-2.5H9.3V4.6c0-.7.3-1.2 1.3-1.2h1.3V1.2C11.7 1.1 11 1 10.1 1 8.1 1 6.8 2.2 6.8 4.3v1.9H4.6v2.5h2.2V15z",
  [NETWORKS.linkedin]:
    "M1.6 5.7h2.7V15H1.6zM3 1.2a1.6 1.6 0 110 3.2 1.6 1.6 0 010-3.2zM6.2 5.7h2.6V7c.4-.8 1.4-1.6 2.7-1.6 2.7 0 3.2 1.8 3.2 4.2V15H12v-4.8c0-1.1 0-2.6-1.5-2.6S8.9 8.8 8.9 10.1V15H6.2z",
  [NETWORKS.x]:
    "M12.1 1.7h2.2L9.5 7.2l5.6 7.1h-4.4L7.3 9.9l-3.9 4.4H1.2l5.1-5.9L.9 1.7h4.5l3 4.1zm-.8 11.3h1.2L4.7 2.9H3.4z",
};

/** The company's pages in social networks. */
export function SocialLinks() {
  const t = useContent("shared").footer;
  const profiles = profilesOf(useCompany());
  if (profiles.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={t.elsewhere}>
      {profiles.map(({ network, href }) => (
        <a key={network} href={href} rel="noopener">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={MARKS[network]} />
          </svg>
          {network}
        </a>
      ))}
    </nav>
  );
}
