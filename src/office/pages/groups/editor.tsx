import { useState } from "react";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { useCommands } from "../../commands.ts";
import layout from "../../components/editor.module.css";
import { Section } from "../../components/section.tsx";
import { SinglePicture } from "../../components/pictures/single-picture.tsx";
import { useWords } from "../../words.tsx";
import { BrandFields, CategoryFields } from "./fields.tsx";
import { History } from "./history.tsx";
import { PICTURE } from "./kinds.ts";
import { GroupPreview } from "./preview.tsx";
import { Removal } from "./removal.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useEdits } from "./use-edits.ts";
import { usePublish } from "./use-publish.ts";
import type { GroupRow } from "./kinds.ts";
import styles from "./editor.module.css";

type Page = { row: GroupRow | null; cells: Readonly<Record<string, string>>; tops: readonly string[] };
type Props = { kind: GroupKind; id: string; page: Page; mayChange: boolean };

/** The form and beside it the preview; nothing is on the site before it is published. */
export function Editor({ kind, id, page: { row, cells, tops }, mayChange }: Props) {
  const { groups } = useWords();
  const words = groups[kind];
  const edits = useEdits(`${kind}.${id}`, cells);
  const publishing = usePublish(kind, id, edits);
  const [picture] = useState(PICTURE[kind]);
  const name = edits.textOf("name") || words.make;
  useCommands("editing", { publish: mayChange && edits.count > 0 ? publishing.publish : null }, name);
  const isTop = kind === "category" && edits.textOf("parent") === "";
  return (
    <>
      <SaveBar {...{ kind, name, row, mayChange, edits, publishing }} isNew={row === null} />
      <div className={layout.columns}>
        <form
          className={layout.form}
          onSubmit={(event) => {
            event.preventDefault();
            void publishing.publish();
          }}
        >
          <fieldset disabled={!mayChange}>
            <Section title={groups.whatItIs} aside={groups.marks}>
              {kind === "brand" ? (
                <BrandFields edits={edits} publishing={publishing} />
              ) : (
                <CategoryFields edits={edits} publishing={publishing} tops={tops} isNew={row === null} />
              )}
            </Section>
            {kind === "brand" || isTop ? (
              <Section title={words.picture} aside={words.pictureAside}>
                <SinglePicture
                  url={edits.textOf(picture.column)}
                  shape={picture.shape}
                  label={words.picture}
                  onChange={(url) => edits.set(picture.column, url)}
                />
              </Section>
            ) : null}
          </fieldset>
          {row === null ? null : <History {...{ kind, id, mayChange }} />}
          {row === null || !mayChange ? null : <Removal {...{ kind, id, row }} />}
          {mayChange ? null : <p className={styles.readOnly}>{groups.readOnly}</p>}
        </form>
        <GroupPreview
          {...{ kind, id, row }}
          cells={Object.fromEntries(COLUMNS.map((each) => [each, edits.textOf(each)]))}
        />
      </div>
    </>
  );
}

/** What the preview shows of. */
const COLUMNS = ["name", "display name", "description", "logo", "banner", "parent", "active"];
