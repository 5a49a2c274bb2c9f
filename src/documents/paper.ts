import { readFileSync } from "node:fs";
import { join } from "node:path";
import Pdf from "pdfkit";
import { piecesOf } from "../domain/text-pieces.ts";
import { isRightToLeft, runsOf } from "./text-runs.ts";

/** A4 in points, and the margin on all sides. */
export const PAPER = { width: 595.28, height: 841.89, margin: 42 } as const;

/** The site's colours on paper (ui/tokens.css). */
export const INK = { text: "#0b161b", quiet: "#516067", rule: "#d3dadc", gulf: "#005f6b" } as const;

export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: string;
  /** Height of a line, by size. */
  leading?: number;
};

/** A place on paper: the left upper corner, and how wide it is. */
export type Place = { x: number; y: number; width: number };

/** What a part of a document is to who has it read aloud (PDF/UA). */
type Role = "H1" | "H2" | "P";

/** Lines of text and where they stand. */
type Piece = { lines: readonly string[]; place: Place; style: TextStyle };

const FONTS = ["sans-regular", "sans-bold", "arabic-regular", "arabic-bold"] as const;
/** Accessible by ISO 14289; pdfkit's types don't know it yet. */
const UNIVERSAL: object = { subset: "PDF/UA" };

const LEADING = 1.35;
/** Width of a blank of 1,000 points. */
const BLANK = 236;
const files = new Map<string, Buffer>();

/** The fonts stay in memory from the first document on, 390 KB. */
function fontFile(name: (typeof FONTS)[number]): Buffer {
  const known = files.get(name) ?? readFileSync(join(import.meta.dirname, "fonts", `plex-${name}.ttf`));
  files.set(name, known);
  return known;
}

/** The words between which a line may break: "50 cm" is one, as on the site's pages. */
function wordsOf(text: string): string[] {
  const pieces = piecesOf(text).map((piece) =>
    piece.whole ? piece.text.replaceAll(/\s/g, "\u00a0") : piece.text,
  );
  const words = pieces.join("").split(/[^\S\u00a0]+/);
  return words.filter(Boolean).map((word) => word.replaceAll("\u00a0", " "));
}

/** Sheets of paper that text, lines and pictures are put on; all of it is tagged, and its text can be copied. */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #widths = new Map<string, number>();
  readonly #done: Promise<Uint8Array<ArrayBuffer>>;

  /** `made` is the date that the file says; the same content with the same date is the same bytes. */
  constructor({
    title,
    author,
    language,
    made,
  }: {
    title: string;
    author: string;
    language: string;
    made: Date;
  }) {
    this.#pdf = new Pdf({
      size: [PAPER.width, PAPER.height],
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      ...UNIVERSAL,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    });
    for (const name of FONTS) this.#pdf.registerFont(name, fontFile(name));
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
    const parts: Uint8Array[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.#pdf.on("data", (part: Uint8Array) => void parts.push(part));
      this.#pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
      this.#pdf.on("error", reject);
    });
  }

  #font(script: "sans" | "arabic", { bold = false, size }: TextStyle): void {
    this.#pdf.font(`${script}-${bold ? "bold" : "regular"}`).fontSize(size);
  }

  /** Of a text on one line. Words are measured once, whatever their size: a sheet is laid out several times. */
  widthOf(text: string, style: TextStyle): number {
    const words = text.split(" ");
    const widths = words.map((word) => this.#wordWidth(word, style.bold ?? false));
    return ((widths.reduce((sum, width) => sum + width, 0) + (words.length - 1) * BLANK) * style.size) / 1000;
  }

  #wordWidth(word: string, bold: boolean): number {
    const key = `${bold ? "b" : "r"}${word}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    let width = 0;
    for (const run of runsOf(word)) {
      this.#font(run.script, { bold, size: 1000 });
      width += this.#pdf.widthOfString(run.text);
    }
    this.#widths.set(key, width);
    return width;
  }

  /** Breaks a text at its blanks, and a word that is too long anywhere. */
  linesOf(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = [];
    let line = "";
    let taken = 0;
    for (const word of wordsOf(text).flatMap((each) => this.#broken(each, style, width))) {
      const more = this.widthOf(word, style);
      const longer = taken + (BLANK * style.size) / 1000 + more;
      if (line !== "" && longer <= width) {
        line += ` ${word}`;
        taken = longer;
      } else {
        if (line !== "") lines.push(line);
        line = word;
        taken = more;
      }
    }
    return line === "" ? lines : [...lines, line];
  }

  /** A word in parts that are no wider than this. */
  #broken(word: string, style: TextStyle, width: number): string[] {
    if (word === "") return [];
    if (this.widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    let taken = 0;
    for (const letter of word) {
      const more = this.widthOf(letter, style);
      if (part !== "" && taken + more > width) {
        parts.push(part);
        part = "";
        taken = 0;
      }
      part += letter;
      taken += more;
    }
    return [...parts, part];
  }

  heightOf(lines: readonly string[], { size, leading = LEADING }: TextStyle): number {
    return lines.length * size * leading;
  }

  /** Puts a part on the paper, of one piece or of several that are read one after the other. */
  text(role: Role, ...pieces: readonly Piece[]): void {
    const whole = pieces.flatMap(({ lines }) => lines).join(" ");
    // Letters are drawn from left to right, and some as others; who copies or hears the text gets it as it was written.
    const isAsWritten = runsOf(whole).every(({ text }) => text === whole);
    const options = isAsWritten ? {} : { actual: whole };
    const draw = () => pieces.forEach((piece) => this.#draw(piece));
    this.#root.add(this.#pdf.struct(role, options, draw));
  }

  /** Right-to-left text stands at the right edge of its place. */
  #draw({ lines, place: { x, y, width }, style }: Piece): void {
    const { size, leading = LEADING, color = INK.text } = style;
    const fromRight = isRightToLeft(lines.join(" "));
    for (const [n, line] of lines.entries()) {
      const baseline = y + n * size * leading + size;
      let at = fromRight ? x + width - this.widthOf(line, style) : x;
      for (const run of runsOf(line)) {
        this.#font(run.script, style);
        this.#pdf.fillColor(color).text(run.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
        at += this.#pdf.widthOfString(run.text);
      }
    }
  }

  /** A picture in the middle of its frame, with what is told of it to who doesn't see it. */
  picture(jpeg: Uint8Array, alt: string, { x, y, width }: Place, height: number): void {
    // Its types don't know the frame either.
    const frame: object = { bbox: [x, y, x + width, y + height] };
    this.#root.add(
      this.#pdf.struct("Figure", { alt, ...frame }, () => {
        this.#pdf.image(Buffer.from(jpeg), x, y, { fit: [width, height], align: "center", valign: "center" });
      }),
    );
  }

  /** What is only drawn: lines, the mark. Nobody has it read aloud. */
  draw(work: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    this.#pdf.save();
    work(this.#pdf);
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  rule(
    { x, y, width }: Place,
    { weight = 0.5, color = INK.rule }: { weight?: number; color?: string } = {},
  ): void {
    this.draw((pdf) => {
      pdf
        .lineWidth(weight)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  /** What comes next stands on a new sheet. */
  turn(): void {
    this.#pdf.addPage();
  }

  /** The file. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    this.#pdf.end();
    return this.#done;
  }
}
