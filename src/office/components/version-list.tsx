import type { ReactNode } from "react";
import type { EntityVersion } from "../../domain/office/entity-version.ts";
import { useWords } from "../words.tsx";
import { Button } from "./button.tsx";
import { shortDate } from "./dates.ts";
import styles from "./version-list.module.css";

type VersionRow = {
  key: string | number;
  version: EntityVersion;
  /** What was done, behind the name of who did it. */
  what: ReactNode;
  /** Null for what is so already, and for who may not. */
  restore: { label: string; run: () => void } | null;
};

/** What something was, the newest first; an earlier state is brought back by one press. */
export function VersionList({ rows }: { rows: readonly VersionRow[] }) {
  const { groups } = useWords();
  return (
    <ol className={styles.history}>
      {rows.map(({ key, version, what, restore }) => (
        <li key={key}>
          <time dateTime={version.at}>{shortDate(version.at)}</time>
          <p>
            <b>
              {version.file === ""
                ? (version.staff?.name ?? groups.byImport)
                : groups.byFile(version.file, version.staff?.name)}
            </b>{" "}
            {what}
          </p>
          {restore ? (
            <Button small kind="bare" aria-label={restore.label} onClick={restore.run}>
              {groups.restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
