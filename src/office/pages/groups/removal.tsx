import { useState } from "react";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { answer, RefusedError } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { Link, useGo } from "../../components/link.tsx";
import { Section } from "../../components/section.tsx";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { apiOf, type GroupRow, pathOf } from "./kinds.ts";
import styles from "./editor.module.css";

type Props = { kind: GroupKind; id: string; row: GroupRow };

/** Removes it where nothing refers to it; else says what does, with a link to the list of that. */
export function Removal({ kind, id, row }: Props) {
  const { groups, shell } = useWords();
  const go = useGo();
  const [error, setError] = useState<unknown>(null);
  const remove = async () => {
    try {
      await answer(() => apiOf(kind)[":id"].$delete({ param: { id } }));
      await queries.invalidateQueries({ queryKey: ["groups", kind], exact: true });
      notify({ text: groups.removed(row.name) });
      go(pathOf(kind), { replace: true });
    } catch (reason) {
      setError(reason);
    }
  };
  const refusal = error === null ? null : whyNot(error, shell.notDone);
  const isUsed = error instanceof RefusedError && error.code === "still_used";
  const place = row.parentKey === null ? row.key : `${row.parentKey}/${row.key}`;
  const products = `/products?${new URLSearchParams(kind === "brand" ? { brand: row.key } : { category: place })}`;
  return (
    <Section title={groups[kind].remove} aside={groups.removeAside}>
      <div className={styles.removal}>
        <Button small onClick={() => void remove()}>
          {groups[kind].remove}
        </Button>
        {refusal === null ? null : (
          <p role="alert">
            {refusal}{" "}
            {isUsed && row.active + row.withdrawn > 0 ? (
              <Link to={products}>{groups.showProducts}</Link>
            ) : null}
          </p>
        )}
      </div>
    </Section>
  );
}
