import { SYNONYM_COLUMNS, type Cells } from "../columns.ts";
import { type Entity, lastPosition } from "./entity.ts";
import { cellsOf, putRecords, SYNONYMS, withCells } from "../records.ts";
import { pairOf, synonymIds } from "./synonym-ids.ts";

/** By word and meaning together, as a word may mean several things. */
export const synonymEntity: Entity = {
  columns: SYNONYM_COLUMNS,

  stored: ({ synonyms }) =>
    synonyms.map((synonym) => ({
      id: synonym.id,
      cells: cellsOf(SYNONYMS, synonym),
      active: synonym.isActive,
    })),

  json: ({ synonyms }) => synonyms.map(({ word, means, isActive }) => ({ word, means, isActive })),

  introduce: () => undefined,

  identity: ({ word, means }) => (word === undefined || means === undefined ? null : pairOf({ word, means })),

  otherIdentity: () => null,

  fault: () => null,

  complete: (cells, stored): Cells => ({ active: "yes", ...stored?.cells, ...cells }),

  notes: () => [],

  async write(trx, { added, changed }, { synonyms: stored }) {
    const byId = new Map(stored.map((synonym) => [synonym.id, synonym]));
    const idOf = await synonymIds(trx, stored);
    let last = lastPosition(stored);
    const synonyms = [
      ...changed.flatMap(({ id, cells }) => {
        const synonym = byId.get(id);
        return synonym ? [withCells(SYNONYMS, synonym, cells)] : [];
      }),
      ...added.map((cells) => {
        const id = idOf({ word: cells["word"] ?? "", means: cells["means"] ?? "" });
        return withCells(SYNONYMS, { ...SYNONYMS.blank(), id, position: (last += 1) }, cells);
      }),
    ];
    await putRecords(trx, SYNONYMS, synonyms);
    return synonyms.map((synonym) => ({ id: synonym.id, cells: cellsOf(SYNONYMS, synonym) }));
  },
};
