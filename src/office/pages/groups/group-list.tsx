import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { Button } from "../../components/button.tsx";
import { Status } from "../../components/status.tsx";
import { RowLink } from "../../components/link.tsx";
import { useWords } from "../../words.tsx";
import { type GroupRow, pathOf } from "./kinds.ts";
import { useOrder } from "./use-order.ts";
import styles from "./list.module.css";

type Props = {
  kind: GroupKind;
  all: readonly GroupRow[];
  /** Those that are searched for. */
  rows: readonly GroupRow[];
  mayOrder: boolean;
  /** Shows buttons that move each row, for who neither drags nor has a keyboard. */
  isOrdering: boolean;
};

/** The number of each category in the catalogue, such as `2` and `2.1`, by its id. */
function numbersOf(rows: readonly GroupRow[]): ReadonlyMap<string, string> {
  let [top, below] = [0, 0];
  return new Map(
    rows.map(({ id, parentKey }) => {
      [top, below] = parentKey === null ? [top + 1, 0] : [top, below + 1];
      return [id, below === 0 ? `${top}` : `${top}.${below}`];
    }),
  );
}

/** The rows, which are brought into another order by dragging and by Alt with the arrows. */
export function GroupList({ kind, all, rows, mayOrder, isOrdering }: Props) {
  const { groups } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, drag] = useState<string | null>(null);
  const { move, moveTo, said } = useOrder(kind);
  const numbers = kind === "category" ? numbersOf(all) : null;
  const onKeyDown = async (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || !mayOrder) return;
    event.preventDefault();
    await move(id, by);
    // Only where a browser took the focus off the moved row: it may be somewhere else by now.
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] a`)?.focus();
  };
  const dropOn = (event: DragEvent, id: string) => {
    if (dragged === null) return;
    event.preventDefault();
    void moveTo(dragged, id);
    drag(null);
  };
  return (
    <>
      <ol ref={list} className={styles.rows} data-kind={kind}>
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it by its link.
          <li
            key={row.id}
            data-id={row.id}
            data-below={row.parentKey !== null || undefined}
            data-dragged={row.id === dragged || undefined}
            draggable={mayOrder}
            onDragStart={() => drag(row.id)}
            onDragEnd={() => drag(null)}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => dropOn(event, row.id)}
          >
            <span className={styles.handle} aria-hidden="true">
              {mayOrder ? "⠿" : ""}
            </span>
            {kind === "brand" ? (
              <span
                className={styles.picture}
                aria-hidden="true"
                data-none={row.picture === null || undefined}
              >
                {row.picture === null ? null : <img src={row.picture} alt="" loading="lazy" />}
              </span>
            ) : (
              <span className={styles.number} data-hue={numbers?.get(row.id)?.split(".", 1)[0]}>
                {numbers?.get(row.id)}
              </span>
            )}
            <p className={styles.name}>
              <RowLink to={`${pathOf(kind)}/${row.id}`} onKeyDown={(event) => void onKeyDown(event, row.id)}>
                {row.name}
              </RowLink>
              {row.displayName === null ? null : <span>{groups.shownAs(row.displayName)}</span>}
            </p>
            <p className={styles.text} dir="auto">
              {row.text === "" ? <Status tone="line">{groups.noText}</Status> : row.text}
            </p>
            <p className={styles.state}>
              {row.isActive ? null : <Status tone="line">{groups.hidden}</Status>}
            </p>
            <p className={styles.count}>
              <b>{row.active.toLocaleString("en")}</b> {groups.products(row.active)}
              {row.withdrawn > 0 ? <span>{groups.withdrawn(row.withdrawn)}</span> : null}
            </p>
            {isOrdering && mayOrder ? (
              <span className={styles.steps}>
                <Button aria-label={groups.moveUp(row.name)} onClick={() => void move(row.id, -1)}>
                  ↑
                </Button>
                <Button aria-label={groups.moveDown(row.name)} onClick={() => void move(row.id, 1)}>
                  ↓
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
