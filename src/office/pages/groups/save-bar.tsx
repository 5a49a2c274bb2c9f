import type { GroupKind } from "../../../domain/office/groups.ts";
import { Button } from "../../components/button.tsx";
import { PageBar } from "../../components/page-bar.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { Problem } from "../../components/problem.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import { type GroupRow, pathOf } from "./kinds.ts";
import type { Edits } from "./use-edits.ts";
import type { Publishing } from "./use-publish.ts";
import styles from "./editor.module.css";

type Props = {
  kind: GroupKind;
  name: string;
  row: GroupRow | null;
  isNew: boolean;
  mayChange: boolean;
  edits: Edits;
  publishing: Publishing;
};

/** The name, whether it is on the site, and how many changes wait to be published. */
export function SaveBar({ kind, name, row, isNew, mayChange, edits, publishing }: Props) {
  const { groups } = useWords();
  const wrong = Object.keys(publishing.errors).length + publishing.conflicts.length;
  return (
    <PageBar back={{ to: pathOf(kind), label: groups[kind].list }} title={name}>
      {isNew ? (
        <Status tone="line">{groups.notYet}</Status>
      ) : (
        <Status tone={row?.isActive ? "good" : "line"}>
          {row?.isActive ? groups.onSite : groups.hidden}
        </Status>
      )}
      <Problem text={publishing.problem} />
      <Problem text={wrong > 0 ? groups.toPutRight(wrong) : null} />
      {mayChange ? (
        <span className={styles.actions}>
          <Button small disabled={edits.count === 0} onClick={edits.discard}>
            {groups.discard}
          </Button>
          <Button
            small
            kind="act"
            disabled={edits.count === 0 || publishing.busy}
            onClick={() => void publishing.publish()}
          >
            {publishing.busy ? groups.publishing : groups.publish(edits.count)}
            <Kbd>Mod+Shift+P</Kbd>
          </Button>
        </span>
      ) : null}
    </PageBar>
  );
}
