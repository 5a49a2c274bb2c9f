/** A picture of a product: its address, and what it shows in words, "" where nobody said so. */
export type Picture = { url: string; text: string };

/** A further picture as a line of a product's data: its address and, where there is one, its text after a bar. */
export function pictureLine({ url, text }: Picture): string {
  return text === "" ? url : `${url} | ${text}`;
}

export function readPicture(line: string): Picture {
  const [, url = "", text = ""] = /^([^\s|]*)\s*\|?\s*(.*)$/su.exec(line.trim()) ?? [];
  return { url, text: text.trim() };
}

/** The list with one picture moved to another place; the first is the main one. */
export function movedPicture(pictures: readonly Picture[], from: number, to: number): readonly Picture[] {
  const moved = pictures[from];
  if (!moved || to < 0 || to >= pictures.length || from === to) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, moved);
}
