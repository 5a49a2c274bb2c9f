import type { EditConflict, ProductDraft } from "../../../domain/office/product-draft.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { differingPieces } from "../../../domain/office/text-difference.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { useWords } from "../../words.tsx";
import { columnLabel } from "./columns.ts";
import styles from "./editor.module.css";

type Props = {
  conflicts: readonly EditConflict[];
  /** As it was kept last: what of it is theirs, they have not published. */
  draft: Pick<ProductDraft, "edits" | "staff" | "updatedAt"> | null;
  onChoose: (conflict: EditConflict, which: "mine" | "theirs") => void;
};

/** Both texts of each field that two people have changed: nothing is overwritten unseen. */
export function Conflicts({ conflicts, draft, onChoose }: Props) {
  const { product: t } = useWords();
  if (conflicts.length === 0) return null;
  const whose = ({ column, theirs }: EditConflict) =>
    draft?.edits[column]?.to === theirs
      ? t.conflict.theirsOf(shortName(draft.staff.name), shortDate(draft.updatedAt))
      : t.conflict.theirs;
  return (
    <section className={styles.conflicts} role="alert" aria-label={t.conflict.title}>
      <h2>{t.conflict.title}</h2>
      <p>{t.conflict.text}</p>
      {conflicts.map((each) => (
        <div key={each.column} className={styles.conflict}>
          <h3>{columnLabel(t.columns, each.column)}</h3>
          {(["mine", "theirs"] as const).map((which) => (
            <div key={which}>
              <p className={styles.whose}>{which === "mine" ? t.conflict.mine : whose(each)}</p>
              <p className={styles.text} dir="auto">
                {each[which] === "" ? <i>{t.conflict.empty}</i> : <Marked conflict={each} which={which} />}
              </p>
              <Button small onClick={() => onChoose(each, which)}>
                {which === "mine" ? t.conflict.keepMine : t.conflict.takeTheirs}
              </Button>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

/** One of two texts, with what the other has not. */
function Marked({ conflict, which }: { conflict: EditConflict; which: "mine" | "theirs" }) {
  const other = which === "mine" ? "right" : "left";
  return differingPieces(conflict.mine, conflict.theirs).map(({ text, side }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity but their place.
    side === other ? null : side === "both" ? text : <mark key={place}>{text}</mark>,
  );
}
