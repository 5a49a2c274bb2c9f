import type { ImportNote } from "../../domain/catalogue/import-faults.ts";
import { FileError } from "../errors.ts";
import { builtInFormat, type NumberFormat, numberFormat } from "./number-format.ts";
import { type Archive, damaged } from "./unpack.ts";
import { xmlReader } from "./xml.ts";

/** What a workbook says beside its cells. */
export type Workbook = {
  /** The part of the archive that holds the first visible sheet. */
  sheet: string;
  /** Texts that cells name by their place in this list. */
  strings: readonly string[];
  /** What a cell's style does to a number, by the style's place. */
  formats: readonly NumberFormat[];
  notes: readonly ImportNote[];
};

type SheetEntry = { name: string; relation: string; isHidden: boolean };
type Relation = { type: string; target: string };

/** Finds the sheet to read, the shared texts and the number formats. Throws {@link FileError}. */
export function readWorkbook(archive: Archive): Workbook {
  const sheets: SheetEntry[] = [];
  const relations = new Map<string, Relation>();
  const found = archive.read(
    new Map([
      ["xl/workbook.xml", xmlReader({ open: (name, at) => name === "sheet" && sheets.push(sheetEntry(at)) })],
      [
        "xl/_rels/workbook.xml.rels",
        xmlReader({
          open(name, { Id: id, Type: type, Target: target }) {
            if (name !== "Relationship" || !id || !type || !target) return;
            relations.set(id, { type: type.replace(/^.*\//, ""), target: partName(target) });
          },
        }),
      ],
    ]),
  );
  if (found.size < 2) throw new FileError({ code: "notAWorkbook" });
  const tables = sheets.filter(({ relation }) => relations.get(relation)?.type === "worksheet");
  const chosen = tables.find(({ isHidden }) => !isHidden);
  const sheet = chosen && relations.get(chosen.relation)?.target;
  if (!sheet) throw new FileError({ code: "noSheet" });
  const parts = [...relations.values()];
  const { strings, formats } = readParts(archive, parts);
  return { sheet, strings, formats, notes: sheetNotes(chosen, sheets) };
}

function sheetEntry(attributes: Readonly<Record<string, string>>): SheetEntry {
  const relation = Object.entries(attributes).find(([name]) => /(?:^|:)id$/.test(name))?.[1] ?? "";
  return {
    name: attributes["name"] ?? "",
    relation,
    isHidden: (attributes["state"] ?? "visible") !== "visible",
  };
}

/** A relation's target as a name in the archive: it counts from `xl/`, or with a slash from the top. */
function partName(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

function readParts(archive: Archive, relations: readonly Relation[]): Pick<Workbook, "strings" | "formats"> {
  const strings: string[] = [];
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let text = "";
  const inside: string[] = [];
  const wanted = new Map([
    [
      relations.find(({ type }) => type === "sharedStrings")?.target ?? "",
      xmlReader({
        open(name) {
          inside.push(name);
          if (name === "si") text = "";
        },
        text(piece) {
          if (inside.at(-1) === "t" && !inside.includes("rPh")) text += piece;
        },
        close(name) {
          inside.pop();
          if (name === "si") strings.push(text);
        },
      }),
    ],
    [
      relations.find(({ type }) => type === "styles")?.target ?? "",
      xmlReader({
        open(name, { numFmtId, formatCode }) {
          inside.push(name);
          if (name === "numFmt") codes.set(Number(numFmtId), formatCode ?? "");
          if (name === "xf" && inside.at(-2) === "cellXfs") styles.push(Number(numFmtId ?? 0));
        },
        close: () => void inside.pop(),
      }),
    ],
  ]);
  wanted.delete("");
  if (archive.read(wanted).size < wanted.size) throw damaged();
  const formats = styles.map((id) => {
    const code = codes.get(id);
    return code === undefined ? builtInFormat(id) : numberFormat(code);
  });
  return { strings, formats };
}

function sheetNotes(chosen: SheetEntry, sheets: readonly SheetEntry[]): ImportNote[] {
  const others = sheets.filter((sheet) => sheet !== chosen);
  return others.length === 0 ? [] : [{ code: "otherSheets", sheet: chosen.name, others }];
}
