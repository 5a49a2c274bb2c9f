import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { may, type Role } from "../../domain/office/permissions.ts";
import { initialsOf, shortName } from "../../domain/office/staff.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Link, OFFICE } from "../components/link.tsx";
import { listen } from "../live.ts";
import { namesQuery, queries, summaryQuery } from "../queries.ts";
import { useWords } from "../words.tsx";
import { Finder } from "./finder.tsx";
import { PLACES, tabsOf } from "./places.ts";
import styles from "./shell.module.css";

/** Places by words, who else is here, oneself; on phones the places stand at the bottom. */
export function Bar({ id, name, role }: { id: string; name: string; role: Role }) {
  // All that a page shows is asked for once more when something happened in the office.
  useEffect(() => listen(() => void queries.invalidateQueries()), []);
  const { shell } = useWords();
  const places = PLACES.filter(({ action }) => may(role, action));
  const { publicHref } = useLocation();
  const path = new URL(publicHref, "http://office").pathname.slice(OFFICE.length);
  const isHere = (to: string) => (to === "/" ? path.length <= 1 : `${path}/`.startsWith(`${to}/`));
  return (
    <>
      <header className={`dark ${styles.bar}`}>
        <Link to="/" className={styles.mark}>
          <LogoMark className={styles.logo} />
          <span>{shell.title}</span>
        </Link>
        <nav className={styles.places} aria-label={shell.navigation}>
          {places.map((place) => (
            <Link key={place.to} to={place.to} aria-current={isHere(place.to) ? "page" : undefined}>
              {shell.places[place.name]}
              {place.name === "inquiries" ? <WaitingCount /> : null}
            </Link>
          ))}
        </nav>
        <Finder role={role} />
        <Here me={id} />
        <Link to="/me" className={styles.self}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="visually-hidden">{`${shell.places.me}: ${name}`}</span>
        </Link>
      </header>
      <nav className={styles.tabs} aria-label={shell.navigation}>
        {tabsOf(places).map((place) => (
          <Link key={place.to} to={place.to} aria-current={isHere(place.to) ? "page" : undefined}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={place.icon} />
            </svg>
            {shell.places[place.name]}
            {place.name === "inquiries" ? <WaitingCount /> : null}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** How many inquiries wait for us: the one loud thing of the office, gone when nothing waits. */
function WaitingCount() {
  const { shell } = useWords();
  const waiting = useQuery(summaryQuery).data?.counts.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <b className={styles.waiting}>
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">, {shell.waiting(waiting)}</span>
    </b>
  );
}

/** For so many others the bar has room. */
const SHOWN = 5;

/** Who else is in the office now. */
function Here({ me }: { me: string }) {
  const { shell } = useWords();
  const { data } = useQuery(namesQuery);
  const others = data?.staff.filter(({ id, isHere }) => isHere && id !== me).slice(0, SHOWN) ?? [];
  return (
    <ul className={styles.here} aria-label={shell.hereNow}>
      {others.map(({ id, name }) => (
        <li key={id} title={shortName(name)}>
          <span aria-hidden="true">{initialsOf(name)}</span>
          <span className="visually-hidden">{shortName(name)}</span>
        </li>
      ))}
    </ul>
  );
}
