import { useQuery } from "@tanstack/react-query";
import { may } from "../../../domain/office/permissions.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { clockAt } from "../../../domain/company/opening-hours.ts";
import { PageHead } from "../../components/page-head.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { useNow } from "../../now.ts";
import { meQuery, namesQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { CataloguePart } from "./catalogue.tsx";
import { Changes } from "./changes.tsx";
import { Health } from "./health.tsx";
import { Inquiries } from "./inquiries.tsx";
import styles from "./page.module.css";

const dayName = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Bahrain",
});

/** The start page: each part for whom it concerns, and each number leads to its list. */
export function HomePage() {
  const { home: words } = useWords();
  const now = useNow();
  const me = useQuery(meQuery).data;
  const here = useQuery(namesQuery).data?.staff.filter(({ id, isHere }) => isHere && id !== me?.id) ?? [];
  usePageTitle(words.title);
  if (!me) return null;
  return (
    <>
      <PageHead title={dayName.format(now)} count={clockAt(now)}>
        {here.length > 0 ? (
          <span className={styles.here}>
            {words.hereNow(here.map(({ name }) => shortName(name)).join(", "))}
          </span>
        ) : null}
      </PageHead>
      {may(me.role, "home.inquiries") ? (
        <Inquiries now={now} changes={<Changes role={me.role} now={now} />} />
      ) : null}
      {may(me.role, "home.catalogue") ? (
        <CataloguePart
          changes={may(me.role, "home.inquiries") ? undefined : <Changes role={me.role} now={now} />}
        />
      ) : null}
      {may(me.role, "backup") ? <Health now={now} /> : null}
    </>
  );
}
