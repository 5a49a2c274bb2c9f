import { useState } from "react";

/** How rows are read of a text, and written as one again. */
export type RowFormat<Row> = {
  read: (text: string) => Row[];
  write: (rows: readonly Row[]) => string;
  /** The row in which a new one is begun. */
  blank: Row;
  isBlank: (row: Row) => boolean;
};

type KeyedRow<Row> = { key: number; row: Row };

export type RowChanges<Row> = {
  rows: readonly KeyedRow<Row>[];
  update: (at: number, row: Row) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
  /** Puts rows in the place of one that is blank, else behind it; answers their keys. */
  insert: (at: number, rows: readonly Row[]) => number[];
};

let lastKey = 0;
const keyed = <Row>(row: Row): KeyedRow<Row> => ({ key: (lastKey += 1), row });

/**
 * A text as rows that are edited one by one, the last of them always blank. Rows keep their keys while they are changed
 * and moved; a text that comes from elsewhere makes new ones.
 */
export function useRows<Row>(
  text: string,
  { read, write, blank, isBlank }: RowFormat<Row>,
  onText: (text: string) => void,
): RowChanges<Row> {
  const begin = (of: string) => ({ of, rows: [...read(of), blank].map(keyed) });
  const [state, setState] = useState(() => begin(text));
  if (state.of !== text) setState(begin(text));

  const set = (rows: readonly KeyedRow<Row>[]) => {
    const last = rows.at(-1);
    const whole = last && isBlank(last.row) ? [...rows] : [...rows, keyed(blank)];
    const written = write(whole.map(({ row }) => row));
    setState({ of: written, rows: whole });
    if (written !== text) onText(written);
  };
  const { rows } = state;
  return {
    rows,
    update: (at, row) => set(rows.map((each, place) => (place === at ? { ...each, row } : each))),
    remove: (at) => set(rows.toSpliced(at, 1)),
    move(from, to) {
      const moved = rows[from];
      // The blank one stays last.
      if (!moved || to < 0 || to >= rows.length - 1 || from === to) return;
      set(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    insert(at, added) {
      const here = rows[at];
      const replaced = here && isBlank(here.row) ? 1 : 0;
      const fresh = added.map(keyed);
      set(rows.toSpliced(replaced === 1 ? at : at + 1, replaced, ...fresh));
      return fresh.map(({ key }) => key);
    },
  };
}
