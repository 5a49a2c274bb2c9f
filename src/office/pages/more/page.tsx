import { useQuery } from "@tanstack/react-query";
import { may } from "../../../domain/office/permissions.ts";
import { Link } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PLACES, placesBehindMore } from "../../layout/places.ts";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

/** The places that a phone's bar has no room for. */
export function MorePage() {
  const { shell } = useWords();
  const { data: me } = useQuery(meQuery);
  usePageTitle(shell.places.more);
  const places = me ? PLACES.filter(({ action }) => may(me.role, action)) : [];
  return (
    <>
      <PageHead title={shell.places.more} />
      <ul className={styles.places}>
        {placesBehindMore(places).map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={icon} />
              </svg>
              {shell.places[name]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
