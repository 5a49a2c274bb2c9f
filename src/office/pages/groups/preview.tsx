import type { GroupKind } from "../../../domain/office/groups.ts";
import layout from "../../components/editor.module.css";
import { OFFICE } from "../../components/link.tsx";
import { Section } from "../../components/section.tsx";
import { SiteFrame } from "../../components/site-frame.tsx";
import { useRested } from "../../components/use-rested.ts";
import { useWords } from "../../words.tsx";
import { type GroupRow, pathOf } from "./kinds.ts";
import styles from "./preview.module.css";

type Props = { kind: GroupKind; id: string; row: GroupRow | null; cells: Readonly<Record<string, string>> };

/** What visitors will see: the page as the site itself draws it, and a brand's logo and text by themselves. */
export function GroupPreview({ kind, id, row, cells }: Props) {
  const { groups } = useWords();
  const text = (column: string) => cells[column] ?? "";
  const name = text("display name") || text("name");
  const src = useRested(
    `${OFFICE}/api${pathOf(kind)}/${encodeURIComponent(id)}/preview?${new URLSearchParams({ texts: JSON.stringify(cells) })}`,
  );
  const hasPage = kind === "brand" ? (row?.active ?? 0) > 0 : text("name") !== "";
  return (
    <aside className={layout.preview} aria-label={groups.preview}>
      <Section title={groups.preview} aside={groups.productCount(row?.active ?? 0)}>
        <div className={layout.stage}>
          {kind === "brand" ? (
            <>
              <p className={styles.logo}>
                {text("logo") === "" ? <b>{name}</b> : <img src={text("logo")} alt={name} />}
              </p>
              <div className={styles.about}>
                <h3>{groups.about(name)}</h3>
                <p>{text("description") || <i>{groups.noText}</i>}</p>
              </div>
            </>
          ) : null}
          {hasPage ? <SiteFrame src={src} title={groups.previewOf(name)} width={1280} most={1700} /> : null}
        </div>
        <p className={layout.note}>{groups.previewNote}</p>
      </Section>
    </aside>
  );
}
