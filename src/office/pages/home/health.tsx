import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";
import { shortDate } from "../../components/dates.ts";
import { Link } from "../../components/link.tsx";
import { Status } from "../../components/status.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./health.module.css";

/** Below this share of the disk it is said in red. */
const LEAST_FREE = 0.1;

/** After so long a backup is too old (ms). */
const BACKUP_AGE = 7 * 24 * 60 * 60_000;

/** Whether everything runs: mail, disk, database, backup. */
export function Health({ now }: { now: Date }) {
  const { health: words } = useWords().home;
  const { data } = useQuery({
    queryKey: ["home", "health"],
    queryFn: () => answer(() => api.home.health.$get()),
    refetchInterval: 60_000,
  });
  const { data: me } = useQuery(meQuery);
  if (!data || !me) return null;
  const { mail, disk, database, backup, catalogue } = data;
  const isOld = backup === null || now.getTime() - Date.parse(backup) > BACKUP_AGE;
  const lines = [
    {
      title: words.mail,
      good: mail.failed === 0 && me.sendsMail,
      text: me.sendsMail ? words.mailText(mail.failed, mail.waiting) : words.noMailServer(mail.waiting),
    },
    {
      title: words.disk,
      good: !disk || disk.free > disk.size * LEAST_FREE,
      text: disk ? words.diskText(disk.free, disk.size) : words.elsewhere,
    },
    {
      title: words.database,
      good: database.writable,
      text: database.writable ? words.databaseText(words.engines[database.engine], catalogue) : words.refused,
    },
    {
      title: words.backup,
      good: !isOld,
      text: backup === null ? words.noBackup : words.backupText(shortDate(backup, now)),
    },
  ];
  return (
    <section className={styles.health} aria-label={words.title}>
      {lines.map(({ title, good, text }) => (
        <div key={title}>
          <h2>
            <Status tone={good ? "good" : "bad"}>{title}</Status>
          </h2>
          <p>
            {text}
            {title === words.backup ? (
              <>
                {" "}
                <Link to="/company/backup">{words.makeBackup}</Link>
              </>
            ) : null}
          </p>
        </div>
      ))}
    </section>
  );
}
