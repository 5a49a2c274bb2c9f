import type { Cells } from "../../../catalogue/columns.ts";
import { labelOf } from "../../../catalogue/entities/entity.ts";
import { countsOf, emptiesCatalogue, type Plan } from "../../../catalogue/import/plan.ts";
import type { Content } from "../../../content/load.ts";
import { type ImportNote, type KindName, sentenceOf } from "../../../domain/catalogue/import-faults.ts";
import { type ImportReport, MOST_REPORTED } from "../../../domain/office/import-report.ts";
import { readPicture } from "../../../domain/product/picture-list.ts";

/** What visitors see; categories and search words have no such state. */
const SHOWN: ReadonlySet<KindName> = new Set(["products", "brands"]);

/** A cell is shown to so many characters. */
const LONGEST_CELL = 120;

const shortened = (text: string) =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;

/** A plan as the office shows it: the first rows of each sort, in the sentences that the command prints. */
export function reportOf(
  plan: Plan,
  { hash, texts, isThere }: { hash: string; texts: Content["import"]; isThere: (url: string) => boolean },
): ImportReport {
  const notes = [...plan.notes, ...missingPictures(plan, isThere)];
  return {
    version: plan.version,
    hash,
    counts: countsOf(plan),
    bad: plan.bad.slice(0, MOST_REPORTED).map(({ row, label, column, given, fault }) => {
      const reason = sentenceOf(texts.cells, fault);
      return { row, label, column, given: reason.includes(given) ? "" : shortened(given), reason };
    }),
    added: plan.added.slice(0, MOST_REPORTED).map(({ row, cells }) => ({ row, label: labelOf(cells) })),
    changed: plan.changed
      .slice(0, MOST_REPORTED)
      .map(({ row, stored, differences }) => ({ row, label: labelOf(stored.cells), differences })),
    notes: notes.map((note) => sentenceOf(texts.notes, note)),
    live: SHOWN.has(plan.kind) ? plan.added.filter(({ cells }) => cells["active"] !== "no").length : 0,
    switchesOff: emptiesCatalogue(plan, 0) ? { count: plan.switchedOff, active: plan.active } : null,
  };
}

/** Tells of pictures that rows name for the first time and that are not there. */
function missingPictures({ added, changed }: Plan, isThere: (url: string) => boolean): ImportNote[] {
  const rows = [...added.map((row) => ({ ...row, stored: null })), ...changed];
  const missing = rows.flatMap(({ row, cells, stored }) => {
    const known = picturesOf(stored?.cells ?? {});
    const fresh = picturesOf(cells).filter((url) => !known.includes(url) && !isThere(url));
    return fresh.map((first) => ({ row, first }));
  });
  const [first] = missing.toSorted((a, b) => a.row - b.row);
  return first ? [{ code: "picturesMissing", count: missing.length, ...first }] : [];
}

const picturesOf = ({ image = "", logo = "", banner = "", "more images": more = "" }: Cells) =>
  [image, logo, banner, ...more.split("\n").map((line) => readPicture(line).url)].filter(Boolean);
