import { inflateSync } from "node:zlib";

type Stream = { dictionary: string; text: string };

/** The objects of a PDF by number: a dictionary, and the unpacked text of its stream. */
function objectsOf(pdf: Uint8Array): Map<number, Stream> {
  const raw = Buffer.from(pdf).toString("latin1");
  const objects = new Map<number, Stream>();
  for (const match of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = "", body = ""] = match;
    const at = body.indexOf("stream\n");
    const dictionary = at < 0 ? body : body.slice(0, at);
    const end = body.lastIndexOf("\nendstream");
    const packed = at < 0 ? "" : body.slice(at + 7, end);
    const isPacked = dictionary.includes("/FlateDecode") && !dictionary.includes("/Image");
    const text = isPacked ? inflateSync(Buffer.from(packed, "latin1")).toString("latin1") : packed;
    objects.set(Number(number), { dictionary, text });
  }
  return objects;
}

/** The letters of a font by the number of their glyph, as its ToUnicode map says. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ""], n) => {
      letters.set(Number.parseInt(first, 16) + n, Buffer.from(hex, "hex").swap16().toString("utf16le"));
    });
  }
  return letters;
}

const referredTo = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? Number.NaN);

/** Stands for text that lies below the page, where nobody sees it. */
export const BELOW = "[below the page]";

/** The text of a PDF that this site made, page by page, as a program that copies it gets it. */
export function pdfText(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const content = objects.get(referredTo(dictionary, "Contents"))?.text ?? "";
    const resources = objects.get(referredTo(dictionary, "Resources"))?.dictionary ?? "";
    const [, fontList = ""] = /\/Font <<([\s\S]*?)>>/.exec(resources) ?? [];
    const fonts = new Map(
      [...fontList.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", number]) => {
        const font = objects.get(Number(number))?.dictionary ?? "";
        return [name, lettersOf(objects.get(referredTo(font, "ToUnicode"))?.text ?? "")] as const;
      }),
    );
    let font = new Map<number, string>();
    const parts: string[] = [];
    let height = 0;
    const steps = /\/(F\d+) [\d.]+ Tf|1 0 0 1 \S+ (\S+) Tm|\[([^\]]*)\] TJ/g;
    for (const [, name, y, shown] of content.matchAll(steps)) {
      if (name !== undefined) font = fonts.get(name) ?? font;
      if (y !== undefined) height = Number(y);
      if (shown === undefined) continue;
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = ""]) => hex).join("");
      const letters = (glyphs.match(/.{4}/g) ?? []).map((hex) => font.get(Number.parseInt(hex, 16)) ?? "?");
      parts.push(height > 0 ? letters.join("") : BELOW);
    }
    return parts.join(" ");
  });
}
