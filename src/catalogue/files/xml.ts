import { Parser } from "htmlparser2";
import { damaged, type TextReader } from "./unpack.ts";

/** A workbook's parts are at most ten elements deep; the parser takes long over very many. */
const DEEPEST = 50;

/** What happens in an XML text; names are without their namespace's prefix. */
type XmlEvents = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** A piece of text; one text may come in several pieces. */
  text?: (piece: string) => void;
  close?: (name: string) => void;
};

/** Reads XML piece by piece. Entities of the text's own are never resolved. Throws {@link FileError}. */
export function xmlReader(events: XmlEvents): TextReader {
  let depth = 0;
  let begun = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        begun = true;
        depth += 1;
        if (depth > DEEPEST) throw damaged();
        events.open?.(local(name), attributes);
      },
      ontext: (piece) => events.text?.(piece),
      onclosetag(name) {
        depth -= 1;
        events.close?.(local(name));
      },
    },
    { xmlMode: true },
  );
  return {
    write: (text) => parser.write(text),
    end() {
      // The parser closes by itself what is open at the end: the sign of a text that was cut off.
      if (!begun || depth > 0) throw damaged();
      parser.end();
    },
  };
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
