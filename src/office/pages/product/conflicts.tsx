import type { EditConflict } from "../../../domain/product-draft.ts";
import { Button } from "../../components/button.tsx";
import { useWords } from "../../words.tsx";
import { columnLabel } from "./columns.ts";
import styles from "./editor.module.css";

type Props = {
  conflicts: readonly EditConflict[];
  onChoose: (conflict: EditConflict, which: "mine" | "theirs") => void;
};

/** Both texts of each field that two people have changed: nothing is overwritten unseen. */
export function Conflicts({ conflicts, onChoose }: Props) {
  const { product: t } = useWords();
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} role="alert" aria-label={t.conflict.title}>
      <h2>{t.conflict.title}</h2>
      {conflicts.map((each) => (
        <div key={each.column} className={styles.conflict}>
          <h3>{columnLabel(t.columns, each.column)}</h3>
          {(["mine", "theirs"] as const).map((which) => (
            <div key={which}>
              <p className={styles.whose}>{t.conflict[which]}</p>
              <p className={styles.text}>{each[which] || t.conflict.empty}</p>
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
