import { Button } from "../../components/button.tsx";
import layout from "../../components/editor.module.css";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import type { Edits } from "./use-edits.ts";
import { fieldId, type Publishing } from "./use-publish.ts";
import styles from "./editor.module.css";

type Props = {
  edits: Edits;
  publishing: Publishing;
  column: string;
  label: string;
  help?: string;
  kind?: "line" | "prose" | "url";
  /** In characters; the count stands at the label. */
  longest?: number;
};

/** A text of one column, with what is wrong with it or what somebody else has published in its place. */
export function TextField({ edits, publishing, column, label, help, kind = "line", longest }: Props) {
  const { groups } = useWords();
  const text = edits.textOf(column);
  const conflict = publishing.conflicts.find((each) => each.column === column);
  const settle = (act: (name: string, theirs: string) => void) => {
    act(column, conflict?.theirs ?? "");
    publishing.settled(column);
  };
  return (
    <div className={kind === "prose" ? layout.wide : undefined}>
      <Field
        id={fieldId(column)}
        label={label}
        help={help}
        error={publishing.errors[column]}
        changed={edits.isChanged(column)}
        aside={longest === undefined ? undefined : groups.length(text.length, longest)}
      >
        {(control) =>
          kind === "prose" ? (
            <textarea
              {...control}
              rows={5}
              value={text}
              onChange={({ target }) => edits.set(column, target.value)}
            />
          ) : (
            <input
              {...control}
              type={kind === "url" ? "url" : "text"}
              value={text}
              onChange={({ target }) => edits.set(column, target.value)}
            />
          )
        }
      </Field>
      {conflict === undefined ? null : (
        <div className={styles.conflict} role="alert">
          <p>{groups.theirs(conflict.theirs)}</p>
          <Button small onClick={() => settle(edits.keepMine)}>
            {groups.keepMine}
          </Button>
          <Button small onClick={() => settle(edits.takeTheirs)}>
            {groups.takeTheirs}
          </Button>
        </div>
      )}
    </div>
  );
}
